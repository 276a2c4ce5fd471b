import { useBlocker } from '@tanstack/react-router';

const QUESTION = 'There are changes that are not saved. Leave without them?';

/** Asks before somebody leaves entries behind. Filters and pages of the same screen are no leaving. */
export function useLeaveGuard(isDirty: boolean) {
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    shouldBlockFn: ({ current, next }) => isLeaving(current, next) && !window.confirm(QUESTION),
  });
}

interface Place {
  pathname: string;
  search: unknown;
}

function isLeaving(current: Place, next: Place): boolean {
  const record = ({ search }: Place) => (search as { edit?: unknown }).edit;
  return current.pathname !== next.pathname || record(current) !== record(next);
}
