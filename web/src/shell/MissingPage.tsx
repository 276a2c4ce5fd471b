import { lazy, Suspense } from 'react';
import { LoadingView } from '../ui/LoadingView.tsx';
import { PresentationFrame } from './PresentationLayout.tsx';

const NotFoundScreen = lazy(() => import('./NotFoundScreen.tsx'));

/** For an address that leads nowhere. */
export function MissingPage() {
  return (
    <PresentationFrame>
      <Suspense fallback={<LoadingView />}>
        <NotFoundScreen />
      </Suspense>
    </PresentationFrame>
  );
}
