import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { localTime } from '../../ui/dates.ts';
import { useOpenedEntry } from '../entry/use-opened-entry.ts';
import { EntryForm } from './EntryForm.tsx';

type EntryScreenProps = Omit<ComponentProps<typeof EntryForm>, 'opened' | 'opens' | 'onAgain'> & {
  /** The address that opens it again, where the path alone does not. */
  opens?: string;
};

/** The form of this address, with what was begun there before. */
export function EntryScreen(props: EntryScreenProps) {
  const { pathname } = useLocation();
  const { opens = pathname } = props;
  const navigate = useNavigate();
  const { opened, again } = useOpenedEntry(opens);
  const startAnew = () => {
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, entry: undefined, step: undefined }),
      replace: true,
    });
    again();
  };
  if (!opened) return <FormSkeleton />;
  if (opened.isGone)
    return (
      <Alert
        severity="info"
        variant="outlined"
        action={
          <Button color="inherit" onClick={startAnew}>
            New entry
          </Button>
        }
      >
        {opened.earlier?.sentAt
          ? `This was sent on ${localTime(new Date(opened.earlier.sentAt).toISOString())}.`
          : 'Sending to the server.'}
      </Alert>
    );
  return <EntryForm key={opened.id} {...props} opened={opened} opens={opens} onAgain={startAnew} />;
}
