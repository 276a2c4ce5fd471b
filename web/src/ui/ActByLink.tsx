import { t } from '@artesian/domain/texts/translate';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from './ButtonLink.tsx';
import { errorWordsToQuote } from './error-words.ts';
import { MessagePage } from './MessagePage.tsx';

interface ActByLinkProps {
  heading: string;
  /** On the button. */
  act: string;
  perform: (token: string) => Promise<unknown>;
  /** What follows from it. */
  children: ReactNode;
  /** What is said before the reason where it failed. */
  failure?: string;
  doneHeading: string;
  done: ReactNode;
}

/** Where a link in a message leads that stops or confirms something. It asks first: programs that look at links would do it otherwise. */
export function ActByLink({
  heading,
  act,
  perform,
  children,
  failure = t('Nothing was stopped.'),
  doneHeading,
  done,
}: ActByLinkProps) {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => perform(token) });
  if (isSuccess)
    return (
      <MessagePage heading={doneHeading} action={<ButtonLink to="/">{t('Go to the home page')}</ButtonLink>}>
        {done}
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
          {failure} {errorWordsToQuote(error)}
        </Alert>
      )}
    </MessagePage>
  );
}
