import { t } from '@artesian/domain/texts/translate';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { formatCell, nameIndexOf, type Column } from '../column.ts';
import { isOnRow, pinnedAt, type Lead, type RowAction, type RowTone } from './row-parts.ts';
import { RowButtons } from './RowButtons.tsx';

interface BodyRowProps<T extends object> {
  row: T;
  rowKey: string;
  /** Its place among all rows that the filters leave and those of the head, from 1. */
  position: number;
  columns: readonly Column<T>[];
  lead: Lead;
  /** Where the columns that stay in sight begin, in px; undefined for the others. */
  lefts: readonly (number | undefined)[];
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
  const named = nameIndexOf(columns);
  const name = columns[named] ? formatCell(columns[named], row) : rowKey;
  return (
    <tr
      aria-rowindex={position}
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
            aria-label={t('Choose {name}', { name })}
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
        index === named ? (
          <NameCell key={column.id} {...props} column={column} pinned={pinnedAt(lefts, index, true)} />
        ) : (
          <BodyCell key={column.id} column={column} row={row} pinned={pinnedAt(lefts, index, false)} />
        ),
      )}
    </tr>
  );
}

/** Rows that stay the same are not drawn again while others scroll in. */
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

/** The cell that names its row, leads to its record, and says what its color says. */
function NameCell<T extends object>({
  column,
  row,
  pinned,
  href,
  onFollow,
  toneWords,
}: BodyRowProps<T> & { column: Column<T>; pinned: Pinned }) {
  const words = formatCell(column, row);
  const shown = shownOf(column, row, words);
  return (
    <th
      scope="row"
      title={toneWords ? `${words}: ${toneWords}` : words}
      data-number={column.kind === 'number' || undefined}
      {...pinned}
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

type Pinned = ReturnType<typeof pinnedAt>;

interface BodyCellProps<T> {
  column: Column<T>;
  row: T;
  pinned: Pinned;
}

function BodyCell<T>({ column, row, pinned }: BodyCellProps<T>) {
  const words = formatCell(column, row);
  return (
    <td title={words} data-number={column.kind === 'number' || undefined} {...pinned}>
      {shownOf(column, row, words)}
    </td>
  );
}

const shownOf = <T,>(column: Column<T>, row: T, words: string): ReactNode =>
  column.render ? column.render(row) : words;
