import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSettings } from '../../session/settings.tsx';
import { DistrictContact } from '../../ui/DistrictContact.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const links = [
  { to: '/docs', label: t('Documentation') },
  { to: '/accessibility', label: t('Accessibility') },
  { to: '/privacy', label: t('Privacy') },
  { to: '/terms-of-service', label: t('Terms of Service') },
  { to: '/contact', label: t('Contact') },
  { to: '/support', label: t('Support') },
];

/** Copyright, how to reach the office, and the pages that a public site owes its readers. `onOpenTools` is given for Developers only. */
export function Footer({ onOpenTools }: { onOpenTools?: (() => void) | undefined }) {
  const { districtName } = useSettings();
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        columnGap: 3,
        alignItems: 'center',
        px: { xs: '20px', sm: '32px', lg: '48px' },
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 280px' }}>
        © {currentYear()} {districtName}
        <br />
        <DistrictContact />
      </Typography>
      {links.map(({ to, label }) => (
        <TextLink key={to} to={to} variant="body2" color="text.secondary">
          {label}
        </TextLink>
      ))}
      {onOpenTools && (
        <Link component="button" type="button" variant="body2" onClick={onOpenTools}>
          {t('Developer tools')}
        </Link>
      )}
    </Box>
  );
}

const currentYear = () => new Date().getFullYear();
