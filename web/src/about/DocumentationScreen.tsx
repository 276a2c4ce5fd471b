import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { screens } from '../screens.tsx';
import { CardLink } from '../ui/CardLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

const chapters = screens.filter(({ path }) => path.startsWith('/documentation/'));

export default function DocumentationScreen() {
  return (
    <>
      <PageHeader title="Documentation" purpose="How the platform is built, run and extended." />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', maxWidth: 1200 }}
      >
        {chapters.map((chapter) => (
          <Card key={chapter.path} variant="outlined">
            <CardLink to={chapter.path} sx={{ p: 2.5, height: '100%' }}>
              <Typography variant="h2">{chapter.title}</Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
                {'comingSoon' in chapter ? chapter.comingSoon : 'Where to turn when something is not as it should be.'}
              </Typography>
            </CardLink>
          </Card>
        ))}
      </Box>
    </>
  );
}
