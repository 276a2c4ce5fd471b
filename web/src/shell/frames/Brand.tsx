import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSettings } from '../../session/settings.tsx';
import { LogoMark } from '../../ui/Logo.tsx';

/** The mark, the product and whose it is. */
export function Brand() {
  const { productName, districtShortName } = useSettings();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <LogoMark size={32} />
      <Box sx={{ minWidth: 0, lineHeight: 1.2 }}>
        <Typography noWrap sx={{ fontWeight: 680, fontSize: '1rem', letterSpacing: '-0.02em', lineHeight: 1.25 }}>
          {productName}
        </Typography>
        <Typography noWrap variant="caption" sx={{ color: 'text.secondary', display: 'block', lineHeight: 1.25 }}>
          {districtShortName}
        </Typography>
      </Box>
    </Box>
  );
}
