import CheckBox from '@mui/icons-material/CheckBoxOutlined';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import type { ReactNode } from 'react';
import { headerOf } from '../table/column.ts';
import { cellName } from './cells.ts';
import { CellEditor } from './CellEditor.tsx';
import { pinnedOf, type EditableColumn } from './column.ts';
import type { Grid } from './grid.ts';
import type { Editing } from './place.ts';

interface EditableCellProps<T extends object> {
  rowId: string;
  rowName: string;
  column: EditableColumn<T>;
  /** From 0. */
  index: number;
  value: unknown;
  words: string;
  /** What is shown, where that is more than the words. */
  render: ReactNode;
  problem: string | undefined;
  isEditable: boolean;
  isChanged: boolean;
  isReachable: boolean;
  isChosen: boolean;
  editing: Editing | undefined;
  grid: Grid<T> | undefined;
}

/** A plain cell, but for the one that is being edited. The first of a row names it. */
export function EditableCell<T extends object>(props: EditableCellProps<T>) {
  const { rowId, rowName, column, index, value, words, problem, isEditable, isChanged, isReachable, editing, grid } =
    props;
  const Cell = index === 0 ? 'th' : 'td';
  const name = cellName(headerOf(column), rowName);
  const messageId = `message-${rowId}-${column.id}`;
  const described = { 'aria-invalid': problem ? true : undefined, 'aria-describedby': problem && messageId } as const;
  const isEdited = editing !== undefined && grid !== undefined;
  return (
    <Cell
      {...(index === 0 && { scope: 'row' })}
      data-pinned={pinnedOf(column, index)}
      {...described}
      aria-label={isEdited ? undefined : `${name}: ${words || 'empty'}`}
      aria-colindex={index + 1}
      aria-readonly={!isEditable}
      aria-required={(isEditable && column.entry?.isRequired) || undefined}
      aria-selected={props.isChosen || undefined}
      tabIndex={isReachable ? 0 : -1}
      title={problem ?? (words || undefined)}
      data-column={column.id}
      data-number={column.kind === 'number' || undefined}
      data-editable={isEditable || undefined}
      data-changed={isChanged || undefined}
      data-chosen={props.isChosen || undefined}
      data-editing={isEdited || undefined}
    >
      {isEdited ? (
        <CellEditor grid={grid} column={column} name={name} editing={editing} described={described} />
      ) : column.kind === 'flag' && !problem ? (
        <Flag isOn={value === true} />
      ) : (
        (props.render ?? words)
      )}
      {problem && (
        <span data-message id={messageId}>
          {problem}
        </span>
      )}
    </Cell>
  );
}

const Flag = ({ isOn }: { isOn: boolean }) => (
  <span data-flag>{isOn ? <CheckBox fontSize="inherit" /> : <CheckBoxOutlineBlank fontSize="inherit" />}</span>
);
