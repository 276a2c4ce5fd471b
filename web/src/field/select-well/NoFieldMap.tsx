import Typography from '@mui/material/Typography';

/** In place of a map that cannot be drawn: search, nearest wells and tags serve all the same. */
export const NoFieldMap = () => (
  <Typography component="output" sx={{ color: 'text.secondary' }}>
    The map cannot be shown here. Search, or look among the nearest wells.
  </Typography>
);
