import type { Register } from '@artesian/contract/language/register';
import type { Merge } from '@artesian/contract/merging/merging';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { localTime } from '../../ui/dates.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useRecordPage } from '../use-record-page.ts';
import { takeBack } from './acts.ts';

/** Says of a merged record where it is now, and leads there. */
export function MergedBanner({ register, merge }: { register: Register; merge: Merge }) {
  const page = useRecordPage(register.path);
  const { kept, kept_label, merged_at, merged_by } = merge;
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 2.5 }}
      action={
        <Button color="inherit" size="small" onClick={() => void takeBack(register, merge)}>
          Undo the merge
        </Button>
      }
    >
      This {register.one} was merged into {page ? <TextLink to={`${page}/${kept}`}>{kept_label}</TextLink> : kept_label}{' '}
      by {merged_by} on {localTime(merged_at)}. Everything linked to it was moved there.
    </Alert>
  );
}
