import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useSession } from '../session/session.tsx';
import { OpenFindContext } from './open-find.ts';

const loadDialog = () => import('./FindDialog.tsx');
const FindDialog = lazy(loadDialog);

/** What finds anything opens over any screen, at Ctrl or ⌘ with K too, for whoever is signed in. */
export function FindAnything({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const isSignedIn = user !== undefined;
  useEffect(() => (isSignedIn ? listen(() => setOpen((was) => !was)) : undefined), [isSignedIn]);
  const open = useCallback(() => setOpen(true), []);
  return (
    <OpenFindContext value={open}>
      {children}
      {user && isOpen && (
        <Suspense fallback={null}>
          <FindDialog person={user.sub} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenFindContext>
  );
}

function listen(toggle: () => void) {
  const onKey = (event: KeyboardEvent) => {
    // Between the one key and the other there is time to load it.
    if (event.key === 'Control' || event.key === 'Meta') void loadDialog();
    if (!isShortcut(event)) return;
    event.preventDefault();
    toggle();
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
