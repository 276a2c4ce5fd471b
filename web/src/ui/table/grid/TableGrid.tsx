import Box from '@mui/material/Box';
import { useMemo, useRef, type FocusEvent } from 'react';
import { BodyRows } from './BodyRows.tsx';
import { HeaderRows } from './HeaderRows.tsx';
import { NoRows } from './NoRows.tsx';
import { nameIndexOf } from '../column.ts';
import { leadOf, pinnedLefts } from './row-parts.ts';
import type { TableRowsProps } from '../table-props.ts';
import { frameStyle, HEADER_HEIGHT, tableStyle, TALL_HEADER_HEIGHT } from '../table-style.ts';
import { TotalsRow } from './TotalsRow.tsx';
import { useBeginningAtTop, useBringingIntoSight } from './use-scroll-place.ts';
import { useScrollShadow } from './use-scroll-shadow.ts';
import { isInTwoLines, useWidths } from '../columns/use-widths.ts';
import { useWidthOf } from '../../use-width-of.ts';

/** In px. */
const NARROWEST = 64;
/** Of the table's own width, what columns that stay in sight leave to the others. */
const SCROLLS = 0.5;
const NO_ROWS: never[] = [];

/** Header, filters and rows. The head and the columns that tell rows apart stay in sight while the rest scrolls. */
export function TableGrid<T extends object>(props: TableRowsProps<T>) {
  const { name, rows, columns, shown, filtered, choosing, view, page, layout, rowHeight } = props;
  const { rowKey, actions, detail, selected, isSelectable = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const selectedIndex = useMemo(() => shown.findIndex((row) => rowKey(row) === selected), [shown, rowKey, selected]);
  useBeginningAtTop(scroller, view, page);
  useBringingIntoSight({ scroller, rowHeight, selected, selectedIndex });
  useScrollShadow(scroller);
  const widths = useWidths(columns, rows ?? NO_ROWS, layout.widths);
  const buttons = (actions?.length ?? 0) + (detail ? 1 : 0);
  const lead = useMemo(() => leadOf(buttons, isSelectable), [buttons, isSelectable]);
  const frameWidth = useWidthOf(scroller);
  const lefts = useMemo(() => {
    const named = nameIndexOf(columns);
    const isPinned = (id: string, index: number) => index === named || layout.pinned.includes(id);
    return pinnedLefts(
      lead,
      columns.map(({ id }, index) => ({ width: widths[id]!, isPinned: isPinned(id, index) })),
      frameWidth && frameWidth * SCROLLS,
    );
  }, [columns, layout.pinned, lead, widths, frameWidth]);
  const headerHeight = columns.some((column) => isInTwoLines(column, widths[column.id]!))
    ? TALL_HEADER_HEIGHT
    : HEADER_HEIGHT;
  const leadCells = Number(lead.choosing > 0) + Number(lead.acting > 0);
  const widthOf = (some: typeof columns) =>
    some.reduce((sum, { id }) => sum + widths[id]!, lead.choosing + lead.acting);
  const pinnedWidth = widthOf(columns.filter((_, index) => lefts[index] !== undefined));

  return (
    <Box sx={frameStyle}>
      <Box ref={scroller} sx={scrollerStyle} onFocus={(event) => bringClearOf(pinnedWidth, event)}>
        <Box
          component="table"
          aria-label={name}
          aria-rowcount={filtered.length + (props.hasFilters ? 2 : 1)}
          aria-busy={rows === undefined || undefined}
          sx={tableStyle(rowHeight, headerHeight)}
          style={{ width: widthOf(columns) }}
        >
          <colgroup>
            {lead.choosing > 0 && <col style={{ width: lead.choosing }} />}
            {lead.acting > 0 && <col style={{ width: lead.acting }} />}
            {columns.map(({ id }) => (
              <col key={id} style={{ width: widths[id] }} />
            ))}
          </colgroup>
          <HeaderRows
            columns={columns}
            rows={rows ?? NO_ROWS}
            lead={lead}
            lefts={lefts}
            widths={widths}
            kept={layout.pinned}
            view={view}
            hasFilters={props.hasFilters}
            onSort={props.onSort}
            onFilter={props.onFilter}
            onHide={props.onHide}
            onWidth={(id, wanted) => props.onWidths({ ...layout.widths, [id]: Math.max(NARROWEST, wanted) })}
            onMove={props.onMove}
            onKeep={props.onKeep}
            chosen={choosing.chosen.length === 0 ? 'none' : choosing.chosen.length < filtered.length ? 'some' : 'all'}
            onChooseAll={choosing.chooseAll}
          />
          <BodyRows {...props} scroller={scroller} lead={lead} leadCells={leadCells} lefts={lefts} />
          {shown.length > 0 && columns.some(({ total }) => total) && (
            <TotalsRow
              rows={choosing.chosen.length > 0 ? choosing.chosen : filtered}
              columns={columns}
              lead={leadCells}
              lefts={lefts}
            />
          )}
        </Box>
        <NoRows {...props} />
      </Box>
    </Box>
  );
}

/** What gets the focus by keyboard shall not lie under the columns that stay in sight: browsers take it for seen there. */
function bringClearOf(pinnedWidth: number, { currentTarget, target }: FocusEvent) {
  if (target.closest('[data-pinned]') || !target.matches(':focus-visible')) return;
  const edge = currentTarget.getBoundingClientRect().left + pinnedWidth;
  const covered = edge - target.getBoundingClientRect().left;
  if (covered > 0) currentTarget.scrollLeft -= covered + 8;
}

const scrollerStyle = {
  overflow: 'auto',
  maxHeight: 'max(340px, calc(100dvh - 336px))',
  // What gets the focus by keyboard shall not lie under the head.
  scrollPaddingTop: HEADER_HEIGHT + TALL_HEADER_HEIGHT,
  position: 'relative',
  '@media print': { overflow: 'visible', maxHeight: 'none' },
} as const;
