import Box from '@mui/material/Box';
import { AccessBlock } from './AccessBlock.tsx';
import { Hero } from './Hero.tsx';
import { Highlights } from './Highlights.tsx';

/** The way in for everybody: what this is, and the two doors. */
export default function LandingScreen() {
  return (
    <Box>
      <Hero />
      <AccessBlock />
      <Highlights />
    </Box>
  );
}
