import { useBlocker } from '@tanstack/react-router';
import { useContext, type ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import {
  ChangedPartsContext,
  LeavingContext,
  MarkContext,
  useChangedParts,
  useGuardedParts,
  useMarkedPart,
  useReportTo,
  type Guarded,
} from './leaving.ts';

/** Asks before somebody leaves entries behind: by itself, or on a page of several parts once for all of them. */
export function LeaveGuard(guarded: Guarded) {
  const takeIn = useContext(LeavingContext);
  useReportTo(takeIn, guarded);
  return takeIn ? null : <LeaveDialog {...guarded} />;
}

/** The same for a table, which is drawn anew with each change: it marks its part besides. */
export function LeaveGuardOfTable(guarded: Guarded) {
  useMarkedPart(guarded.isDirty());
  return <LeaveGuard {...guarded} />;
}

interface LeaveGuardOfPartsProps {
  /** The parts in the order that they are named in. */
  names: readonly string[];
  children: ReactNode;
}

/** The one that asks for a page of several parts. */
export function LeaveGuardOfParts({ names, children }: LeaveGuardOfPartsProps) {
  const { takeIn, dirtyParts, discard } = useGuardedParts();
  const { mark, changed } = useChangedParts();
  return (
    <LeavingContext value={takeIn}>
      <MarkContext value={mark}>
        <ChangedPartsContext value={changed}>{children}</ChangedPartsContext>
      </MarkContext>
      <LeaveDialog
        isDirty={() => dirtyParts().length > 0}
        parts={() => names.filter((name) => dirtyParts().includes(name))}
        onDiscard={discard}
      />
    </LeavingContext>
  );
}

interface LeaveDialogProps extends Guarded {
  /** Names of the parts with entries. */
  parts?: () => readonly string[];
}

/** Filters and pages of the same screen are no leaving. */
function LeaveDialog({ isDirty, parts, onDiscard }: LeaveDialogProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isLeaving(current, next) && isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  const discard = () => {
    onDiscard?.();
    blocker.proceed();
  };
  return (
    <ConfirmDialog
      title="Leave without saving?"
      act="Keep editing"
      cancel="Discard changes"
      onConfirm={blocker.reset}
      onCancel={discard}
      onClose={blocker.reset}
    >
      You have unsaved changes{parts && ` in ${parts().join(', ')}`}. They will be lost if you leave.
    </ConfirmDialog>
  );
}

interface Place {
  pathname: string;
  search: unknown;
}

/** What names the record in an address, or the rows of a table. */
const NAMES = [
  'edit',
  'register',
  'of',
  'record',
  'amendment',
  'fiscal_year',
  'month',
  'group',
  'owner',
  'permit',
] as const;

function isLeaving(current: Place, next: Place): boolean {
  const named = ({ search }: Place, name: string) => (search as Record<string, unknown>)[name];
  return current.pathname !== next.pathname || NAMES.some((name) => named(current, name) !== named(next, name));
}
