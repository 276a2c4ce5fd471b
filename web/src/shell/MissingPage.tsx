import { lazyRouteComponent } from '@tanstack/react-router';
import { PresentationFrame } from './PresentationLayout.tsx';

const NotFoundScreen = lazyRouteComponent(() => import('./NotFoundScreen.tsx'));

/** For an address that leads nowhere. */
export function MissingPage() {
  return (
    <PresentationFrame>
      <NotFoundScreen />
    </PresentationFrame>
  );
}
