import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface StayHereProps {
  /** What leaving would break off or lose; undefined where nothing. */
  words: string | undefined;
}

/** Asks before somebody leaves what the browser is doing one by one, or what is shown only now. */
export function StayHere({ words }: StayHereProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => words !== undefined && current.pathname !== next.pathname,
    enableBeforeUnload: () => words !== undefined,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave this page?"
      act="Stay"
      cancel="Leave"
      onConfirm={blocker.reset}
      onCancel={blocker.proceed}
      onClose={blocker.reset}
    >
      {words}
    </ConfirmDialog>
  );
}
