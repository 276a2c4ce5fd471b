import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from './ButtonLink.tsx';
import { errorWordsToQuote } from './error-words.ts';
import { MessagePage } from './MessagePage.tsx';

interface StopByLinkProps {
  heading: string;
  /** On the button. */
  act: string;
  stop: (token: string) => Promise<unknown>;
  /** What will no longer come. */
  children: ReactNode;
  stoppedHeading: string;
  stopped: ReactNode;
}

/** Where the link in a message leads that stops such messages. It asks first: programs that look at links would stop them otherwise. */
export function StopByLink({ heading, act, stop, children, stoppedHeading, stopped }: StopByLinkProps) {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => stop(token) });
  if (isSuccess)
    return (
      <MessagePage heading={stoppedHeading} action={<ButtonLink to="/">Go to the home page</ButtonLink>}>
        {stopped}
      </MessagePage>
    );
  return (
    <MessagePage
      heading={heading}
      action={
        <Button variant="contained" size="large" loading={isPending} onClick={() => mutate()}>
          {act}
        </Button>
      }
    >
      {children}
      {error && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2, textAlign: 'left' }}>
          Nothing was stopped. {errorWordsToQuote(error)}
        </Alert>
      )}
    </MessagePage>
  );
}
