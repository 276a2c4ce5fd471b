import { t } from '@artesian/domain/texts/translate';
import { signIns, signOutEverywhere } from '@artesian/contract/people/account';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import { api } from '../api.ts';
import { useSettings } from '../session/settings.tsx';
import { localTime } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';

/** The browsers that this person is signed in with, and the end of all of them. */
export function SignIns() {
  const { data, error, refetch } = useQuery({
    queryKey: [signIns.path],
    queryFn: ({ signal }) => api.call(signIns, { signal }),
  });
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingView />;
  return data.keptHere ? <KnownSignIns known={data.signIns} /> : <KeptElsewhere />;
}

type SignIn = z.output<typeof signIns.answer>['signIns'][number];

function KnownSignIns({ known }: { known: readonly SignIn[] }) {
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {known.map((signIn) => (
          <SignInRow key={`${signIn.signed_in_at} ${signIn.device}`} signIn={signIn} />
        ))}
      </Box>
      <SignOutEverywhere />
    </>
  );
}

function SignInRow({
  signIn: { device, signed_in_at: since, last_seen_at: seen, is_this_one: isThis },
}: {
  signIn: SignIn;
}) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        columnGap: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="div" sx={{ fontWeight: 560, flex: '1 1 200px' }}>
        {device}{' '}
        {isThis && <Chip size="small" color="success" variant="outlined" label={t('This browser')} sx={{ ml: 1 }} />}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('Signed in {since} · last used {seen}', { since: localTime(since), seen: localTime(seen) })}
      </Typography>
    </Box>
  );
}

function SignOutEverywhere() {
  const navigate = useNavigate();
  const signOut = async () => {
    try {
      // With a signal, so that nothing is asked again in a session that is over.
      await api.call(signOutEverywhere, { signal: AbortSignal.timeout(10_000) });
      await navigate({ to: '/account/logout' });
    } catch (error) {
      notify.error(errorWordsToQuote(error));
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
      <Button variant="outlined" color="error" onClick={() => void signOut()}>
        {t('Sign out everywhere')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 280px' }}>
        {t('Ends all your sessions, including this one. Use it if a device is lost or someone may know your password.')}
      </Typography>
    </Box>
  );
}

function KeptElsewhere() {
  const { signIn } = useSettings();
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {t('Your account is managed by {host}. See and end your other sessions in your account with that provider.', {
        host: new URL(signIn.issuer).host,
      })}
    </Typography>
  );
}
