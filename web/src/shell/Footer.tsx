import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSettings } from '../session/settings.tsx';
import { DistrictContact } from '../ui/DistrictContact.tsx';

/** Copyright, and links whose pages the district has yet to write. `onOpenTools` is given for Developers only. */
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
      {['Documentation', 'Privacy', 'Terms of Service'].map((label) => (
        <UnwrittenLink key={label} label={label} />
      ))}
      {onOpenTools && (
        <Link component="button" type="button" variant="body2" onClick={onOpenTools}>
          Developer tools
        </Link>
      )}
    </Box>
  );
}

function UnwrittenLink({ label }: { label: string }) {
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      color="text.secondary"
      title="This page is not published yet."
      aria-label={`${label} (not published yet)`}
    >
      {label}
    </Link>
  );
}

const currentYear = () => new Date().getFullYear();
