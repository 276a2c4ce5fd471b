import { t } from '@artesian/domain/texts/translate';
import { useEffect, type ReactNode } from 'react';
import { isOpenTo, type Who } from '../screens/screen.ts';
import { useSession } from '../session/session.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { ScreenSkeleton } from '../ui/ScreenSkeleton.tsx';
import { UnauthorizedScreen } from './failures/UnauthorizedScreen.tsx';

/** Shows a screen to whom it is meant for: a visitor is taken to the sign-in page and back, others are told. */
export function Guard({ who, children }: { who: Who; children: ReactNode }) {
  const session = useSession();
  const { status, signIn, signInError } = session;
  const mustSignIn = who !== 'everyone' && status === 'visitor' && !signInError;
  useEffect(() => {
    if (mustSignIn) void signIn();
  }, [mustSignIn, signIn]);

  if (who === 'everyone') return children;
  if (status === 'visitor' && signInError) return <ErrorPanel error={signInError} onRetry={() => void signIn()} />;
  if (mustSignIn) return <LoadingView label={t('Taking you to the sign-in page…')} />;
  if (status !== 'signed-in') return <ScreenSkeleton />;
  return isOpenTo(who, session) ? children : <UnauthorizedScreen />;
}
