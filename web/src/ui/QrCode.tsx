import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';

interface QrCodeProps {
  value: string;
  alt: string;
}

/** A QR code, dark on light in both themes, so that cameras read it. */
export function QrCode({ value, alt }: QrCodeProps) {
  const { data: svg } = useQuery({
    queryKey: ['qr-code', value],
    queryFn: async () => (await import('qrcode')).toString(value, { type: 'svg', margin: 1 }),
    gcTime: 0,
  });
  return (
    <Box
      component="img"
      alt={alt}
      {...(svg && { src: `data:image/svg+xml,${encodeURIComponent(svg)}` })}
      sx={{ display: 'block', width: 192, height: 192, mx: 'auto', p: 1, bgcolor: '#fff', borderRadius: 1 }}
    />
  );
}
