import { memo, type MouseEvent, type ReactNode } from 'react';
import { inWords, type Column } from './column.ts';
import { isOnRow, type Lead, type RowAction, type RowTone } from './row-parts.ts';
import { RowButtons } from './RowButtons.tsx';

interface BodyRowProps<T extends object> {
  row: T;
  rowKey: string;
  /** Its place among all rows that the filters leave, from 1; the two header rows are counted before. */
  position: number;
  columns: readonly Column<T>[];
  lead: Lead;
  /** Where the columns that stay in sight begin, in px. */
  lefts: readonly number[];
  actions: readonly RowAction<T>[];
  href: string | undefined;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  onPick: ((row: T) => void) | undefined;
  onOpen: ((row: T) => void) | undefined;
  isSelected: boolean;
  isChosen: boolean;
  onChoose: (key: string, isRange: boolean) => void;
  tone: RowTone['tone'] | undefined;
  toneWords: string | undefined;
  /** Undefined where rows have no detail. */
  isUnfolded: boolean | undefined;
  onUnfold: (key: string) => void;
}

function PlainBodyRow<T extends object>(props: BodyRowProps<T>) {
  const { row, rowKey, position, columns, lead, lefts, tone, isSelected, isChosen, onChoose, onPick, onOpen } = props;
  const name = columns[0] ? inWords(columns[0], row) : rowKey;
  return (
    <tr
      aria-rowindex={position + 2}
      aria-current={isSelected || undefined}
      data-selected={isSelected || undefined}
      data-chosen={isChosen || undefined}
      data-tone={tone}
      data-picked-by-click={onPick && true}
      onClick={onPick && ((event) => isOnRow(event) && onPick(row))}
      onDoubleClick={onOpen && ((event) => isOnRow(event) && onOpen(row))}
    >
      {lead.choosing > 0 && (
        <td data-lead data-pinned style={{ left: 0 }}>
          <input
            type="checkbox"
            aria-label={`Choose ${name}`}
            checked={isChosen}
            onChange={(event) => onChoose(rowKey, (event.nativeEvent as unknown as MouseEvent).shiftKey)}
          />
        </td>
      )}
      {lead.acting > 0 && (
        <td data-lead data-pinned style={{ left: lead.choosing }}>
          <RowButtons {...props} name={name} />
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <NameCell key={column.id} {...props} column={column} />
        ) : (
          <BodyCell key={column.id} column={column} row={row} left={lefts[index]} isEdge={index === lefts.length - 1} />
        ),
      )}
    </tr>
  );
}

/** Rows that stay the same are not drawn again while others scroll in. */
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

/** The first cell of a row names it, leads to its record, and says what its colour says. */
function NameCell<T extends object>({
  column,
  row,
  lefts,
  href,
  onFollow,
  toneWords,
}: BodyRowProps<T> & { column: Column<T> }) {
  const words = inWords(column, row);
  const shown = shownOf(column, row, words);
  return (
    <th
      scope="row"
      title={toneWords ? `${words}: ${toneWords}` : words}
      data-number={column.kind === 'number' || undefined}
      data-pinned="first"
      data-edge={lefts.length === 1 || undefined}
      style={{ left: lefts[0] }}
    >
      {href ? (
        <a href={href} onClick={onFollow}>
          {shown}
        </a>
      ) : (
        shown
      )}
      {toneWords && <span data-unseen>, {toneWords}</span>}
    </th>
  );
}

interface BodyCellProps<T> {
  column: Column<T>;
  row: T;
  left: number | undefined;
  isEdge: boolean;
}

function BodyCell<T>({ column, row, left, isEdge }: BodyCellProps<T>) {
  const words = inWords(column, row);
  return (
    <td
      title={words}
      data-number={column.kind === 'number' || undefined}
      data-pinned={left !== undefined || undefined}
      data-edge={isEdge || undefined}
      style={left === undefined ? undefined : { left }}
    >
      {shownOf(column, row, words)}
    </td>
  );
}

const shownOf = <T,>(column: Column<T>, row: T, words: string): ReactNode =>
  column.render ? column.render(row) : words;
