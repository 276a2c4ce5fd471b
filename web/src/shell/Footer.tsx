import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSession } from '../session/session.tsx';
import { useSettings } from '../session/settings.tsx';
import { DistrictContact } from '../ui/DistrictContact.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { isOpenTo, type Who } from './screen.ts';

const links: readonly { to: string; label: string; who: Who }[] = [
  { to: '/documentation', label: 'Documentation', who: 'Developer' },
  { to: '/accessibility', label: 'Accessibility', who: 'everyone' },
  { to: '/privacy', label: 'Privacy', who: 'everyone' },
  { to: '/terms-of-service', label: 'Terms of Service', who: 'everyone' },
  { to: '/contact', label: 'Contact', who: 'everyone' },
  { to: '/support', label: 'Support', who: 'everyone' },
];

/** Copyright, how to reach the office, and the pages that a public site owes its readers. `onOpenTools` is given for Developers only. */
export function Footer({ onOpenTools }: { onOpenTools?: (() => void) | undefined }) {
  const { districtName } = useSettings();
  const visitor = useSession();
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
      {links
        .filter(({ who }) => isOpenTo(who, visitor))
        .map(({ to, label }) => (
          <TextLink key={to} to={to} variant="body2" color="text.secondary">
            {label}
          </TextLink>
        ))}
      {onOpenTools && (
        <Link component="button" type="button" variant="body2" onClick={onOpenTools}>
          Developer tools
        </Link>
      )}
    </Box>
  );
}

const currentYear = () => new Date().getFullYear();
