import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { SkeletonRows } from '../table/grid/SkeletonRows.tsx';
import { HEADER_HEIGHT } from '../table/table-style.ts';
import { ROW_HEIGHT, useDensity } from '../table/use-density.ts';
import { useScrollShadow } from '../table/grid/use-scroll-shadow.ts';
import { headerInSeveralLines, useWidths } from '../table/columns/use-widths.ts';
import { useWidthOf } from '../use-width-of.ts';
import { planned, applyPaste } from './clipboard.ts';
import type { EditableColumn } from './column.ts';
import { BUTTON_WIDTH, editableStyle } from './editable-style.ts';
import { EditableHeader } from './EditableHeader.tsx';
import { EditableRow } from './EditableRow.tsx';
import { asEntered, type ShownRow } from './entries.ts';
import type { Grid } from './grid.ts';
import { gridEvents } from './grid-events.ts';
import {
  blockOf,
  isMany,
  placeAt,
  positionOf,
  type Block,
  type Place,
  type Position,
  type Whereabouts,
} from './place.ts';
import type { PastePlan } from './paste.ts';
import type { EditableTableProps } from './props.ts';
import type { Page } from './use-pages.ts';
import { TotalsRow, type ColumnTotal } from './Totals.tsx';

type EditableGridProps<T extends object> = EditableTableProps<T> & {
  grid: Grid<T>;
  shown: readonly ShownRow<T>[];
  whereabouts: Whereabouts;
  page: Page;
  totals: readonly ColumnTotal[];
  onPlan: (plan: PastePlan) => void;
};

const NO_ROWS: never[] = [];
const NO_WIDTHS: Record<string, number> = {};

/** The cells themselves. One of them can be reached by Tab, the others by arrows from there. */
export function EditableGrid<T extends object>(props: EditableGridProps<T>) {
  const { name, rows, columns, isReadOnly = false, maxHeight, empty = 'Nothing here yet' } = props;
  const { grid, shown, whereabouts, totals, onPlan } = props;
  const { size } = grid;
  const widths = useWidths(columns, rows ?? NO_ROWS, NO_WIDTHS, headerInSeveralLines);
  const [density] = useDensity();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  useScrollShadow(scroller);
  const [pressed] = useState<Parameters<typeof gridEvents>[1]>({ current: undefined });

  const at = positionOf(whereabouts.active, whereabouts.index, size);
  const anchor = positionOf(whereabouts.anchor, whereabouts.index, size);
  const chosen = at && whereabouts.anchor && anchor ? blockOf(at, anchor) : undefined;
  const block = chosen && isMany(chosen) ? chosen : undefined;
  useFocusAt(table, whereabouts.isInside, at && placeAt(at, size));

  const buttons = size.columns.length - columns.length;
  const { firstWidth, keptWidth, width, isSecondKept } = useLayout(scroller, columns, widths, buttons);
  const paste = (text: string) => {
    const plan = planned(grid, text);
    if (!plan) return;
    // One value in one cell is like typing it.
    if (plan.cells.length === 1 && plan.fixed + plan.outside + plan.same === 0) applyPaste(grid, plan);
    else onPlan(plan);
  };

  return (
    <Box
      ref={scroller}
      // Without a row no cell takes the focus, and what is wider than the screen must scroll by keyboard too.
      {...(shown.length === 0 && { tabIndex: 0, role: 'group', 'aria-label': name })}
      sx={{
        overflow: 'auto',
        // Holds what is there for screen readers alone, which would make the page longer otherwise.
        position: 'relative',
        maxHeight: maxHeight ?? 'max(340px, calc(100dvh - 336px))',
        scrollPadding: `${HEADER_HEIGHT}px 8px ${HEADER_HEIGHT}px ${keptWidth}`,
      }}
    >
      <Box
        ref={table}
        component="table"
        role="grid"
        aria-label={name}
        aria-busy={rows === undefined || undefined}
        aria-readonly={isReadOnly || undefined}
        aria-multiselectable
        aria-rowcount={shown.length + (totals.length > 0 ? 2 : 1)}
        aria-colcount={size.columns.length}
        sx={editableStyle(ROW_HEIGHT[density])}
        data-keeps={isSecondKept ? 'two' : 'one'}
        style={{ width: `calc(${width}px + ${firstWidth})`, '--first-width': firstWidth } as CSSProperties}
        {...gridEvents(grid, pressed, paste)}
      >
        <colgroup>
          <col style={{ width: firstWidth }} />
          {columns.slice(1).map(({ id }) => (
            <col key={id} style={{ width: widths[id] }} />
          ))}
          {size.columns.slice(columns.length).map((id) => (
            <col key={id} style={{ width: BUTTON_WIDTH }} />
          ))}
        </colgroup>
        <EditableHeader
          columns={columns}
          ids={size.columns}
          adds={props.add !== undefined}
          removeLabel={props.removeLabel}
        />
        <tbody>
          {rows === undefined && <SkeletonRows columns={size.columns.length} rows={4} />}
          <RowsOfPage {...props} at={at} block={block} />
        </tbody>
        {totals.length > 0 && (
          <TotalsRow columns={columns} totals={totals} buttons={buttons} rowIndex={shown.length + 2} />
        )}
      </Box>
      {rows && shown.length === 0 && (
        <Typography variant="body2" sx={{ position: 'sticky', left: 0, px: 1.5, py: 2, color: 'text.secondary' }}>
          {empty}
        </Typography>
      )}
    </Box>
  );
}

/** The rows of the page, each with what of it is reached, chosen and typed in. */
function RowsOfPage<T extends object>(
  props: EditableGridProps<T> & { at: Position | undefined; block: Block | undefined },
) {
  const { columns, isReadOnly = false, rowTone, grid, shown, whereabouts, page, at, block } = props;
  const { size, acts } = grid;
  return shown.slice(page.first, page.end).map((row, place) => {
    const index = page.first + place;
    const isHere = at?.row === index;
    const isChosen = block && index >= block.top && index <= block.bottom;
    return (
      <EditableRow
        key={row.key}
        id={row.key}
        base={row.base}
        entry={row.entry}
        index={index}
        name={nameOf(props, row)}
        columns={columns}
        ids={size.columns}
        isReadOnly={isReadOnly}
        tone={rowTone?.(asEntered(columns, row.base, row.entry?.changes))}
        reachable={isHere ? at.column : undefined}
        chosenFrom={isChosen ? block.left : undefined}
        chosenTo={isChosen ? block.right : undefined}
        editing={isHere ? whereabouts.editing : undefined}
        grid={isHere && whereabouts.editing ? grid : undefined}
        removeLabel={props.removeLabel}
        onSave={acts.save}
        onRemove={acts.remove}
      />
    );
  });
}

/** What stays in sight at the left while the rest scrolls, and how wide all of it is. */
function useLayout<T>(
  scroller: RefObject<HTMLDivElement | null>,
  [first, second, ...others]: readonly EditableColumn<T>[],
  widths: Readonly<Record<string, number>>,
  buttons: number,
) {
  // It stays in sight, and leaves room for another beside it on a phone.
  const firstWidth = `min(${widths[first!.id]}px, 44vw)`;
  const secondWidth = second ? widths[second.id]! : 0;
  const width = others.reduce((sum, { id }) => sum + widths[id]!, secondWidth + buttons * BUTTON_WIDTH);
  // Most of the room is for what is typed: on a narrow screen the first column alone stays in sight.
  const room = (useWidthOf(scroller) ?? Infinity) / 2;
  const isSecondKept = second?.isPinned === true && widths[first!.id]! + secondWidth <= room;
  const keptWidth = isSecondKept ? `calc(${firstWidth} + ${secondWidth}px)` : firstWidth;
  return { firstWidth, keptWidth, width, isSecondKept };
}

/** Keeps the focus in the cell where the person is, whatever was drawn anew under it. */
function useFocusAt(table: RefObject<HTMLTableElement | null>, isInside: boolean, place: Place | undefined) {
  useLayoutEffect(() => {
    if (!isInside || !place) return;
    const row = `[data-row="${CSS.escape(place.row)}"]`;
    const cell = table.current?.querySelector<HTMLElement>(`${row} > [data-column="${CSS.escape(place.column)}"]`);
    const input = cell?.querySelector<HTMLInputElement>('input, textarea');
    if (input) return input.contains(document.activeElement) ? undefined : focusAtEnd(input);
    const own = cell?.querySelector<HTMLElement>('button, a') ?? cell;
    if (!own || cell === document.activeElement || own === document.activeElement) return;
    own.focus();
  });
}

function focusAtEnd(input: HTMLInputElement) {
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
}

export const nameOf = <T extends object>({ rowName }: Pick<EditableTableProps<T>, 'rowName'>, { base }: ShownRow<T>) =>
  base ? rowName(base) : 'new';
