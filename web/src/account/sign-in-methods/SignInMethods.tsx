import { t } from '@artesian/domain/texts/translate';
import { signInMethods } from '@artesian/contract/people/sign-in-methods';
import { useQuery } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { api } from '../../api.ts';
import { useIsKeptHere } from '../../session/use-is-kept-here.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** What a person of the built-in sign-in signs in with. Another provider keeps that to itself. */
export function SignInMethods() {
  return useIsKeptHere() ? <MethodsKeptHere /> : null;
}

function MethodsKeptHere() {
  const { data, error, refetch } = useQuery({
    queryKey: [signInMethods.path],
    queryFn: ({ signal }) => api.call(signInMethods, { signal }),
  });
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlock height={160} />;
  if (!data.canChange)
    return (
      <AccountSection heading={t('Password and two-factor authentication')}>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('This is a demonstration account. It has no password because anyone can sign in to it with one click.')}
        </Typography>
      </AccountSection>
    );
  return (
    <>
      <AccountSection heading={t('Password')}>
        <OwnPassword />
      </AccountSection>
      <AccountSection heading={t('Two-factor authentication')}>
        <TwoFactor methods={data} />
      </AccountSection>
    </>
  );
}
