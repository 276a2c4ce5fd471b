import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { localTime } from '../../ui/dates.ts';
import { useFormParts } from './form-parts.ts';
import { MergedBanner } from '../merging/MergedBanner.tsx';
import { useMergeOf } from '../merging/use-merge-of.ts';

/** Says of a removed record that it is out of use, and offers the way back to whoever may bring it back. */
export function RemovedBanner({ onRestore }: { onRestore: () => void }) {
  const { register, base } = useFormParts();
  const merge = useMergeOf(register, base);
  if (base?.removed !== true) return null;
  if (merge) return <MergedBanner register={register} merge={merge} />;
  const mayRestore = (base.may as { remove: boolean }).remove;
  const when = typeof base.removed_timestamp === 'string' ? ` on ${localTime(base.removed_timestamp)}` : '';
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 2.5 }}
      action={
        mayRestore && (
          <Button color="inherit" size="small" onClick={onRestore}>
            Restore
          </Button>
        )
      }
    >
      This {register.one} was removed{when}. It stays in the database and can be restored.
    </Alert>
  );
}
