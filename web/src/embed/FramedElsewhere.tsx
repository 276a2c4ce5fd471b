import { Trans } from '../language/Trans.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

/** In the place of a page that may not be framed: what is clicked in a frame may look like something else. */
export const FramedElsewhere = () => (
  <Box component="main" sx={{ p: 3 }}>
    <Typography>
      <Trans
        text="This page cannot be shown here. <0>Open it in a new tab</0>"
        parts={{ 0: <Link href={window.location.href} target="_blank" rel="noopener" /> }}
      />
    </Typography>
  </Box>
);
