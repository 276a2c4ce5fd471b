import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TextLink } from '../ui/TextLink.tsx';
import { HydrographDrawing, MapDrawing, RadiusDrawing } from './drawings.tsx';

interface Highlight {
  drawing: ReactNode;
  title: string;
  text: string;
  link: { to: string; label: string };
}

const highlights: Highlight[] = [
  {
    drawing: <MapDrawing />,
    title: t('Every well on one map'),
    text: t('Search, filter and color wells by aquifer, use or zone. Measure distances and areas, and print the map.'),
    link: { to: '/map', label: t('Open the map') },
  },
  {
    drawing: <HydrographDrawing />,
    title: t('Water levels over time'),
    text: t('See each well’s depth to water and how it changes from year to year.'),
    link: { to: '/map', label: t('Find a well') },
  },
  {
    drawing: <RadiusDrawing />,
    title: t('Wells near a location'),
    text: t('List all wells within a distance of any location, with depth, use and completion, ready to download.'),
    link: { to: '/public-tools/tools/adjacent-wells', label: t('Adjacent Wells Report') },
  },
];

/** What a visitor finds here without an account. */
export function Highlights() {
  return (
    <Box
      component="section"
      aria-label={t('What you can do')}
      sx={{
        display: 'grid',
        gap: { xs: 5, sm: 3, lg: 6 },
        gridTemplateColumns: 'repeat(auto-fit, minmax(230px, 1fr))',
        maxWidth: 1160,
        mx: 'auto',
        px: { xs: '20px', sm: '32px', xl: 0 },
        py: { xs: 7, md: 10 },
        boxSizing: 'content-box',
      }}
    >
      {highlights.map(({ drawing, title, text, link }) => (
        <div key={title}>
          {drawing}
          <Typography variant="h2" sx={{ mt: 2.5 }}>
            {title}
          </Typography>
          <Typography variant="subtitle1" sx={{ color: 'text.secondary', mt: 0.75, mb: 1 }}>
            {text}
          </Typography>
          <TextLink to={link.to} sx={{ fontWeight: 560 }}>
            {link.label}
          </TextLink>
        </div>
      ))}
    </Box>
  );
}
