import NotFoundScreen from './NotFoundScreen.tsx';
import { PresentationFrame } from '../frames/PresentationFrame.tsx';

/** For an address that leads nowhere. */
export function MissingPage() {
  return (
    <PresentationFrame>
      <NotFoundScreen />
    </PresentationFrame>
  );
}
