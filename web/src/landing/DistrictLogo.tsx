import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSettings } from '../session/settings.tsx';
import { LogoMark } from '../ui/Logo.tsx';

/** The picture of the settings; the mark of the product where there is none, or it cannot be had. */
export function DistrictLogo() {
  const { districtLogo, districtName } = useSettings();
  const [missing, setMissing] = useState<string>();
  if (!districtLogo || missing === districtLogo) return <LogoMark size={48} />;
  return (
    <Box
      component="img"
      src={districtLogo}
      alt={t('Logo of {district}', { district: districtName })}
      onError={() => setMissing(districtLogo)}
      sx={(theme) => ({
        display: 'block',
        height: 72,
        maxWidth: '60vw',
        objectFit: 'contain',
        objectPosition: 'left',
        // Logos are made for white paper: dark letters would be lost on a dark page.
        ...theme.applyStyles('dark', { bgcolor: '#ffffff', boxSizing: 'content-box', p: 1, borderRadius: 1 }),
      })}
    />
  );
}
