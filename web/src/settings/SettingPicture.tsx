import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

interface SettingPictureProps {
  address: string;
  /** What it is: `Logo`. */
  label: string;
  /** In pixels. */
  height: number;
}

/** A picture of the settings on the white of sheets, whatever the theme; words where it cannot be had. */
export function SettingPicture({ address, label, height }: SettingPictureProps) {
  const [missing, setMissing] = useState<string>();
  if (missing === address)
    return <Typography sx={{ color: 'text.secondary' }}>The picture cannot be shown.</Typography>;
  return (
    <Box
      component="img"
      src={address}
      alt={label}
      onError={() => setMissing(address)}
      sx={{ ...pictureStyle, height }}
    />
  );
}

const pictureStyle = {
  display: 'block',
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
  p: 0.5,
  mb: 0.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'common.white',
} as const;
