import { memo } from 'react';
import { mayEdit, REMOVE_COLUMN, STATE_COLUMN, wordsIn } from './cells.ts';
import type { EditableColumn } from './column.ts';
import { EditableCell } from './EditableCell.tsx';
import { asEntered, ownProblemsOf, problemsOf, type RowEntry } from './entries.ts';
import type { Grid } from './grid.ts';
import type { Editing } from './place.ts';
import type { RowTone } from './props.ts';
import { RemoveCell } from './RemoveCell.tsx';
import { StateCell } from './StateCell.tsx';

interface EditableRowProps<T extends object> {
  id: string;
  base: T | undefined;
  entry: RowEntry<T> | undefined;
  /** From 0. */
  index: number;
  name: string;
  columns: readonly EditableColumn<T>[];
  /** Of all columns, also those that hold a button. */
  ids: readonly string[];
  isReadOnly: boolean;
  tone: RowTone | undefined;
  /** The column whose cell can be reached by Tab. */
  reachable: number | undefined;
  chosenFrom: number | undefined;
  chosenTo: number | undefined;
  /** Of the reachable cell; the grid comes with it, so that other rows are not drawn again for it. */
  editing: Editing | undefined;
  grid: Grid<T> | undefined;
  removeLabel: string | undefined;
  onSave: (key: string) => Promise<void>;
  onRemove: (key: string) => Promise<void>;
}

function PlainEditableRow<T extends object>(props: EditableRowProps<T>) {
  const {
    id,
    base,
    entry,
    index,
    name,
    columns,
    ids,
    isReadOnly,
    tone,
    reachable,
    chosenFrom = 0,
    chosenTo = -1,
  } = props;
  const row = asEntered(columns, base, entry?.changes);
  const problems = problemsOf(columns, base, entry);
  const own = ownProblemsOf(columns, base, entry);
  return (
    <tr data-row={id} data-tone={tone} aria-rowindex={index + 2} aria-busy={entry?.save === 'saving' || undefined}>
      {columns.map((column, place) => (
        <EditableCell
          key={column.id}
          rowId={id}
          rowName={name}
          column={column}
          index={place}
          value={(row as Record<string, unknown>)[column.id]}
          words={wordsIn(column, row, !base, own)}
          render={column.render && !problems[column.id] && base ? column.render(row) : undefined}
          problem={problems[column.id]}
          isEditable={!isReadOnly && mayEdit(columns, column, { base, entry })}
          isChanged={entry !== undefined && column.id in entry.changes}
          isReachable={reachable === place}
          isChosen={place >= chosenFrom && place <= chosenTo}
          editing={reachable === place ? props.editing : undefined}
          grid={props.grid}
        />
      ))}
      {ids.slice(columns.length).map((button, place) => {
        const cell = { name, index: columns.length + place, isReachable: reachable === columns.length + place };
        if (button === STATE_COLUMN) {
          const hasProblems = Object.keys(problems).length > 0;
          return (
            <StateCell key={button} {...cell} entry={entry} hasProblems={hasProblems} onSave={() => props.onSave(id)} />
          );
        }
        return (
          <RemoveCell key={REMOVE_COLUMN} {...cell} label={props.removeLabel} onRemove={() => props.onRemove(id)} />
        );
      })}
    </tr>
  );
}

/** Rows that stay the same are not drawn again while others are typed in. */
export const EditableRow = memo(PlainEditableRow) as typeof PlainEditableRow;
