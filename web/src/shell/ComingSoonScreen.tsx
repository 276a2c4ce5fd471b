import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { screens } from '../screens/all-screens.ts';
import { menuIcons } from '../screens/menu-icons.ts';
import { addressOf } from '../screens/screen.ts';
import { useScreen } from '../screens/use-screen.ts';
import { useSession } from '../session/session.tsx';
import { CardLink } from '../ui/CardLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { WellDrawing } from '../ui/WellDrawing.tsx';
import { breadcrumbOf, menuOf } from './sidebar/menu.ts';

/** A screen that is listed but not built: it says what will be there, and offers what already is. */
export default function ComingSoonScreen() {
  const screen = useScreen();
  if (!screen?.comingSoon) return null;
  return (
    <Box sx={screen.layout === 'presentation' ? { maxWidth: 880, mx: 'auto', p: 4 } : undefined}>
      <PageHeader breadcrumb={breadcrumbOf(screen)} title={screen.title} />
      <Paper
        variant="outlined"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 5, p: { xs: 3, sm: 5 }, maxWidth: 880 }}
      >
        <WellDrawing size={180} />
        <Box sx={{ flex: '1 1 300px' }}>
          <Chip size="small" color="secondary" variant="outlined" label={t('Coming soon')} />
          <Typography variant="h2" sx={{ mt: 1.5 }}>
            {t('What will be here')}
          </Typography>
          <Typography variant="subtitle1" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {screen.comingSoon}
          </Typography>
        </Box>
      </Paper>
      <OpenScreens />
    </Box>
  );
}

/** What this visitor finds in the sidebar and can already work with. */
function OpenScreens() {
  const { top, groups } = menuOf(
    screens.filter(({ comingSoon }) => !comingSoon),
    useSession(),
  );
  const open = [...top, ...groups.flatMap(({ sections }) => sections.flatMap((section) => section.screens))];
  if (open.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="already-open" sx={{ mt: 4, maxWidth: 880 }}>
      <Typography id="already-open" variant="h2" sx={{ mb: 1.5 }}>
        {t('Already open')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
        {open.map((screen) => {
          const Icon = menuIcons[screen.menu.icon];
          return (
            <Card key={screen.path} variant="outlined">
              <CardLink to={addressOf(screen)} sx={{ display: 'flex', justifyContent: 'flex-start', gap: 1.5, p: 2 }}>
                <Icon color="primary" />
                <Typography sx={{ fontWeight: 560 }}>{screen.title}</Typography>
              </CardLink>
            </Card>
          );
        })}
      </Box>
    </Box>
  );
}
