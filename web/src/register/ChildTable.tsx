import { useMemo } from 'react';
import { EditableTable } from '../ui/editable-table/EditableTable.tsx';
import type { EditableTableProps, SavedByRow, SavedTogether } from '../ui/editable-table/props.ts';
import { cellProblems } from './cell-problems.ts';
import { editableColumns, type Declared, type EditableChoice } from './editable-columns.ts';
import { LeaveGuardOfTable } from './LeaveGuard.tsx';
import { useOptions } from './use-options.ts';

type Shown<T extends object> = Omit<EditableTableProps<T>, 'columns' | 'explain' | 'Guard' | keyof SavedByRow<T>>;

type ChildTableProps<T extends object> = Shown<T> & {
  register: Declared;
  /** The same array from one rendering to the next. */
  columns: readonly EditableChoice<T>[];
  /** What is said of a cell that must be filled in. */
  required?: string | undefined;
} & (SavedByRow<T> | SavedTogether<T>);

/** The rows of a register that are edited in place, under the record that they belong to. */
export function ChildTable<T extends object>({ register, columns: choices, required, ...props }: ChildTableProps<T>) {
  const options = useOptions(register);
  const columns = useMemo(
    () => editableColumns<T>(register, options, choices, required),
    [register, options, choices, required],
  );
  return (
    <EditableTable<T>
      {...(props as EditableTableProps<T>)}
      columns={columns}
      explain={cellProblems}
      Guard={LeaveGuardOfTable}
    />
  );
}
