import { useCallback, useMemo } from 'react';
import { EditableTable } from '../../ui/editable-table/EditableTable.tsx';
import type { EditableTableProps, EnteredRows, SavedByRow, SavedTogether } from '../../ui/editable-table/props.ts';
import { cellProblems } from './cell-problems.ts';
import { editableColumns, type Declared, type EditableChoice } from './editable-columns.ts';
import { LeaveGuardOfTable } from '../form/LeaveGuard.tsx';
import { forgetTableDraft, TableDraft } from '../draft/TableDraft.tsx';
import { useOptions } from '../form/use-options.ts';

type Shown<T extends object> = Omit<EditableTableProps<T>, 'columns' | 'explain' | 'Guard' | keyof SavedByRow<T>>;

type ChildTableProps<T extends object> = Shown<T> & {
  register: Declared;
  /** The same array from one rendering to the next. */
  columns: readonly EditableChoice<T>[];
  /** What is said of a cell that must be filled in. */
  required?: string | undefined;
  /** Where entries that are saved together are kept until then: they outlast a reload and the end of a session. */
  draft?: string;
} & (SavedByRow<T> | SavedTogether<T>);

/** The rows of a register that are edited in place, under the record that they belong to. */
export function ChildTable<T extends object>(props: ChildTableProps<T>) {
  const { register, columns: choices, required, draft, ...table } = props;
  const options = useOptions(register);
  const columns = useMemo(
    () => editableColumns<T>(register, options, choices, required),
    [register, options, choices, required],
  );
  const { tools, rows, rowKey, rowName } = table;
  const toolsAfterDraft = useCallback(
    (entered: EnteredRows<T>) => (
      <>
        {draft !== undefined && (
          <TableDraft name={draft} saved={rows ?? []} {...{ rowKey, rowName, columns, entered }} />
        )}
        {tools?.(entered)}
      </>
    ),
    [draft, rows, rowKey, rowName, columns, tools],
  );
  const Guard = useMemo(() => guardOf(draft), [draft]);
  return (
    <EditableTable<T>
      {...(table as EditableTableProps<T>)}
      {...((tools ?? draft !== undefined) && { tools: toolsAfterDraft })}
      columns={columns}
      explain={cellProblems}
      Guard={Guard}
    />
  );
}

const guardOf = (draft: string | undefined) =>
  draft === undefined
    ? LeaveGuardOfTable
    : ({ isDirty }: { isDirty: () => boolean }) => (
        <LeaveGuardOfTable isDirty={isDirty} onDiscard={() => forgetTableDraft(draft)} />
      );
