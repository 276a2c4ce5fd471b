import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { TextLink } from '../ui/TextLink.tsx';
import { NEW_IMPORT } from './addresses.ts';
import { fileQuery } from './use-imports.ts';

/** Contacts that another file names lead back to it. */
export function NamedIn() {
  const { from }: { from?: unknown } = useSearch({ strict: false });
  const { data } = useQuery({ ...fileQuery(Number(from)), enabled: typeof from === 'number' });
  if (typeof from !== 'number' || !data) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
      These people are listed in {data.file_name}. Once they are contacts, continue with{' '}
      <TextLink to={`${NEW_IMPORT}/${data.register}?file=${from}`}>that file</TextLink>.
    </Alert>
  );
}
