import { publishWaterLevelsByPost } from '@artesian/contract/map/publishing';
import { publishOnlyApproved, type SeriesWindow } from '@artesian/contract/science/level-series';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { TextLink } from '../ui/TextLink.tsx';

/** What of the series the public sees, and when. */
export function PublicationPanel({ series: { well_ndx, only_approved } }: { series: SeriesWindow }) {
  const failed = (error: Error) => notify.error(errorWordsToQuote(error));
  const choice = useMutation({
    mutationFn: (only: boolean) =>
      api.call(publishOnlyApproved, { params: { well_ndx }, body: { only_approved: only } }),
    onError: failed,
  });
  const publication = useMutation({
    mutationFn: () => api.call(publishWaterLevelsByPost, {}),
    onSuccess: () => notify.success('All water levels are published and up to date.'),
    onError: failed,
  });
  return (
    <Paper component="section" variant="outlined" aria-label="Publication" sx={{ p: 2 }}>
      <Typography variant="h2">Publication</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, maxWidth: '72ch' }}>
        Graphs show the daily mean of the corrected series, without levels flagged Suspect or Equipment. All wells are
        published each night, or now;{' '}
        <TextLink underline="always" to="/data-management/publish-data">
          Publish Data
        </TextLink>{' '}
        lists changes since then.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <FormControlLabel
          control={
            <Switch
              checked={choice.isPending ? choice.variables : only_approved}
              disabled={choice.isPending}
              onChange={(_, only) => choice.mutate(only)}
            />
          }
          label="Publish only approved levels of this well"
        />
        <Button variant="outlined" loading={publication.isPending} onClick={() => publication.mutate()}>
          Publish Water Levels
        </Button>
      </Box>
    </Paper>
  );
}
