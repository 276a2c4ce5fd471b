import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { screens } from '../screens/all-screens.ts';
import { CardLink } from '../ui/CardLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { chapters } from './chapters.ts';

const pages = screens.filter(({ path }) => path.startsWith('/documentation/'));

export default function DocumentationScreen() {
  return (
    <>
      <PageHeader title="Documentation" purpose="How the platform is built, run and extended." />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', maxWidth: 1200 }}
      >
        {pages.map(({ path, title }) => (
          <Card key={path} variant="outlined">
            <CardLink to={path} sx={{ p: 2.5, height: '100%' }}>
              <Typography variant="h2">{title}</Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
                {chapters[path]?.purpose ?? 'Where to get help.'}
              </Typography>
            </CardLink>
          </Card>
        ))}
        <Card variant="outlined">
          <CardActionArea component="a" href="/api/docs" sx={{ p: 2.5, height: '100%' }}>
            <Typography variant="h2">API Reference</Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
              Every API endpoint with its parameters, response and access.
            </Typography>
          </CardActionArea>
        </Card>
      </Box>
    </>
  );
}
