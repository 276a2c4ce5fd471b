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
    onSuccess: () => notify.success('The water levels of all wells are published as they are now.'),
    onError: failed,
  });
  return (
    <Paper component="section" variant="outlined" aria-label="Publication" sx={{ p: 2 }}>
      <Typography variant="h2">Publication</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, maxWidth: '72ch' }}>
        The graphs show the daily mean of the corrected series, without what is flagged Suspect or Equipment. It happens
        each night for all wells, or now;{' '}
        <TextLink underline="always" to="/data-management/publish-data">
          Publish Data
        </TextLink>{' '}
        says what has changed since.
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
