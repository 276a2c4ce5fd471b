import type { Register, Row } from '@artesian/contract/language/register';
import { useCallback, useMemo } from 'react';
import { useSession } from '../../session/session.tsx';
import type { ChangedRow, PageSizes, RowTone } from '../../ui/editable-table/props.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { ChildTable } from './ChildTable.tsx';
import type { EditableChoice } from './editable-columns.ts';
import { nameOfRow, useRows } from '../list/use-rows.ts';

interface RegisterRowsProps {
  register: Register;
  /** The record that the rows belong to; without, all rows of the register. */
  of?: number;
  /** Names the table for screen readers. */
  name: string;
  /** The same array from one rendering to the next, and so are the functions below. */
  columns: readonly EditableChoice<Row>[];
  rowName: (row: Row) => string;
  /** Which of the rows are shown. */
  isShown?: (row: Row) => boolean;
  rowTone?: (row: Row) => RowTone | undefined;
  /** Asked before rows are saved: all that are saved at once. */
  confirmSave?: (rows: readonly ChangedRow<Row>[]) => Promise<boolean>;
  /** Is told of a row as it stands after a save. */
  onSaved?: (saved: Row) => void;
  addLabel?: string;
  removeLabel?: string;
  required?: string;
  empty?: string;
  maxHeight?: number;
  pageSizes?: PageSizes;
}

/** Rows of a register, edited in place as far as the reader may: each is saved when it is left, deleted with a way back. */
export function RegisterRows({ register, of: parent, isShown, onSaved, ...shown }: RegisterRowsProps) {
  const { may } = useSession();
  const { query, acts } = useRows(register, parent, onSaved);
  const rowKey = useCallback((row: Row) => nameOfRow(register, row), [register]);
  const { data, error, refetch } = query;
  const rows = useMemo(() => (isShown ? data?.filter(isShown) : data), [data, isShown]);
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <ChildTable<Row>
      {...shown}
      register={register}
      rows={rows}
      rowKey={rowKey}
      isReadOnly={!may(register.calls.update)}
      save={acts.save}
      add={may(register.calls.create) ? acts.add : undefined}
      remove={may(register.calls.delete) ? acts.remove : undefined}
    />
  );
}
