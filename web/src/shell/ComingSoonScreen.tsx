import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSession } from '../session/session.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { WellDrawing } from '../ui/WellDrawing.tsx';
import { breadcrumbOf } from './menu.ts';
import { useScreen } from './use-screen.ts';

/** A screen that is listed but not built: it says what will be there, and offers what already is. */
export function ComingSoonScreen() {
  const screen = useScreen();
  const { isStaff } = useSession();
  if (!screen || !('comingSoon' in screen)) return null;
  return (
    <Box sx={screen.layout === 'presentation' ? { maxWidth: 880, mx: 'auto', p: 4 } : undefined}>
      <PageHeader breadcrumb={breadcrumbOf(screen)} title={screen.title} />
      <Paper
        variant="outlined"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 5, p: { xs: 3, sm: 5 }, maxWidth: 880 }}
      >
        <WellDrawing size={180} />
        <Box sx={{ flex: '1 1 300px' }}>
          <Chip size="small" color="secondary" variant="outlined" label="Coming soon" />
          <Typography variant="h2" sx={{ mt: 1.5 }}>
            What will be here
          </Typography>
          <Typography variant="subtitle1" sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5 }}>
            {screen.comingSoon}
          </Typography>
          <ButtonLink to="/map" variant={isStaff ? 'outlined' : 'contained'}>
            Open the map
          </ButtonLink>
        </Box>
      </Paper>
    </Box>
  );
}
