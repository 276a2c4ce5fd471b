import { useEffect } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';

/** Where messages appear. It is loaded behind the page, not with it, and before there is anything to say: without a server it could not be. */
export const Toasts = lazyPart<object>(() => import('./ShownToasts.tsx'), { Failed: AskAgain });

const SOON = 5000;

function AskAgain({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onRetry, SOON);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return null;
}
