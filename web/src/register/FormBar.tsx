import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RecordForm } from './use-record-form.ts';

/** Stays at the bottom of a form: Reset, Save, and what is still missing. */
export function FormBar({ form, isNew }: { form: RecordForm; isNew: boolean }) {
  const { isDirty, isSaving, missing } = form;
  const blocked = !isDirty
    ? 'Nothing has been changed yet.'
    : missing.length > 0
      ? `Still missing: ${missing.join(', ')}.`
      : undefined;
  const [idle, busy] = isNew ? ['Create', 'Creating'] : ['Save', 'Saving'];
  return (
    <Stack
      direction="row"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        gap: 1.5,
        mt: 3,
        mx: -2.5,
        mb: -2.5,
        px: 2.5,
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: '0 0 8px 8px',
      }}
    >
      <Typography
        component="output"
        id="form-state"
        variant="body2"
        sx={{ flex: '1 1 200px', color: 'text.secondary' }}
      >
        {blocked ?? (isSaving ? 'Saving …' : 'Changes are not saved yet.')}
      </Typography>
      <Button color="inherit" variant="outlined" onClick={form.reset} disabled={!isDirty || isSaving}>
        Reset
      </Button>
      <Button
        type="submit"
        variant="contained"
        aria-disabled={blocked !== undefined || isSaving}
        aria-describedby="form-state"
        onClick={(event) => {
          if (isSaving || !isDirty) event.preventDefault();
        }}
        sx={{ '&[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' } }}
      >
        {isSaving ? busy : idle}
      </Button>
    </Stack>
  );
}
