import Box from '@mui/material/Box';
import { useCallback, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { isEmbedded } from '../ui/is-embedded.ts';
import { useSession } from '../session/session.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { OpenFindContext } from './open-find.ts';
import { VISITOR } from './recent.ts';

const loadDialog = () => import('./FindDialog.tsx');
const FindDialog = lazyPart(loadDialog, { Failed: FailedFind });

/** What finds anything opens over any screen, at Ctrl or ⌘ with K too; on pages of other sites these keys are theirs. */
export function FindAnything({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [isHere] = useState(() => !isEmbedded());
  const [isOpen, setOpen] = useState(false);
  useEffect(() => (isHere ? listen(() => setOpen((was) => !was)) : undefined), [isHere]);
  const open = useCallback(() => setOpen(true), []);
  return (
    <OpenFindContext value={open}>
      {children}
      {isOpen && <FindDialog key={user?.sub} person={user?.sub ?? VISITOR} onClose={() => setOpen(false)} />}
    </OpenFindContext>
  );
}

function FailedFind(props: ComponentProps<typeof ErrorPanel>) {
  return (
    <Box
      sx={{
        position: 'fixed',
        top: 72,
        left: 16,
        right: 16,
        maxWidth: 640,
        mx: 'auto',
        zIndex: 'modal',
        bgcolor: 'background.paper',
      }}
    >
      <ErrorPanel {...props} />
    </Box>
  );
}

function listen(toggle: () => void) {
  const onKey = (event: KeyboardEvent) => {
    // Between the one key and the other there is time to load it.
    if (event.key === 'Control' || event.key === 'Meta') loadDialog().catch(() => undefined);
    if (!isShortcut(event)) return;
    event.preventDefault();
    toggle();
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
