import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useMemo, useRef, type RefObject } from 'react';
import { BodyRow } from './BodyRow.tsx';
import { HeaderRows } from './HeaderRows.tsx';
import { NoRows } from './NoRows.tsx';
import { leadOf, pinnedLefts } from './row-parts.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { TableRowsProps } from './table-props.ts';
import { DRAWN_WHOLE, HEADER_HEIGHT, tableStyle } from './table-style.ts';
import { TotalsRow } from './TotalsRow.tsx';
import { useFollow } from './use-follow.ts';
import { useBeginningAtTop, useBringingIntoSight } from './use-scroll-place.ts';
import { useScrollShadow } from './use-scroll-shadow.ts';
import { useToggled } from './use-toggled.ts';
import { useWidths } from './use-widths.ts';

/** In px. */
const NARROWEST = 64;
const NO_ROWS: never[] = [];
const NO_ACTIONS: never[] = [];

/** Header, filters and rows. The head and the first column stay in sight while the rest scrolls. */
export function TableGrid<T extends object>(props: TableRowsProps<T>) {
  const { name, rows, columns, shown, filtered, choosing, view, page, layout, rowHeight } = props;
  const { rowKey, actions = NO_ACTIONS, hrefOf, onOpen, rowTone, detail, selected, isSelectable = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // What unfolds has a height of its own, which would have to be measured.
  const { first, end } = useDrawnRange(scroller, shown.length, rowHeight, detail !== undefined);
  const selectedIndex = useMemo(() => shown.findIndex((row) => rowKey(row) === selected), [shown, rowKey, selected]);
  useBeginningAtTop(scroller, view, page);
  useBringingIntoSight({ scroller, rowHeight, selected, selectedIndex });
  useScrollShadow(scroller);
  const follow = useFollow();
  const [unfolded, unfold] = useToggled();
  const widths = useWidths(columns, rows ?? NO_ROWS, layout.widths);
  const buttons = actions.length + (detail ? 1 : 0);
  const lead = useMemo(() => leadOf(buttons, isSelectable), [buttons, isSelectable]);
  const lefts = useMemo(() => {
    const pinned = columns.filter(({ id }, index) => index === 0 || layout.pinned.includes(id));
    return pinnedLefts(
      lead,
      pinned.map(({ id }) => widths[id]!),
    );
  }, [columns, layout.pinned, lead, widths]);
  const leadCells = Number(lead.choosing > 0) + Number(lead.acting > 0);
  const width = columns.reduce((sum, { id }) => sum + widths[id]!, lead.choosing + lead.acting);
  const offset = page * view.size;

  return (
    <Box ref={scroller} sx={scrollerStyle}>
      <Box
        component="table"
        aria-label={name}
        aria-rowcount={filtered.length + 2}
        aria-busy={rows === undefined || undefined}
        sx={tableStyle(rowHeight)}
        style={{ width }}
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
          view={view}
          onSort={props.onSort}
          onFilter={props.onFilter}
          onHide={props.onHide}
          onWidth={(id, wanted) => props.onWidths({ ...layout.widths, [id]: Math.max(NARROWEST, wanted) })}
          chosen={choosing.chosen.length === 0 ? 'none' : choosing.chosen.length < filtered.length ? 'some' : 'all'}
          onChooseAll={choosing.chooseAll}
        />
        <tbody>
          {rows === undefined && <SkeletonRows columns={columns.length + leadCells} />}
          <Space height={first * rowHeight} />
          {shown.slice(first, end).map((row, index) => {
            const key = rowKey(row);
            const tone = rowTone?.(row);
            const isUnfolded = detail ? unfolded.has(key) : undefined;
            return (
              <Fragment key={key}>
                <BodyRow
                  row={row}
                  rowKey={key}
                  position={offset + first + index + 1}
                  columns={columns}
                  lead={lead}
                  lefts={lefts}
                  actions={actions}
                  href={hrefOf?.(row)}
                  onFollow={follow}
                  onOpen={onOpen}
                  isSelected={selected === key}
                  isChosen={choosing.keys.has(key)}
                  onChoose={choosing.choose}
                  tone={tone?.tone}
                  toneWords={tone?.words}
                  isUnfolded={isUnfolded}
                  onUnfold={unfold}
                />
                {isUnfolded && (
                  <tr data-detail>
                    <td colSpan={columns.length + leadCells}>{detail!(row)}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
          <Space height={(shown.length - end) * rowHeight} />
        </tbody>
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
  );
}

/** Which rows of the page to draw: all of a short page, of a long one those in sight. */
function useDrawnRange(
  scroller: RefObject<HTMLDivElement | null>,
  count: number,
  rowHeight: number,
  isDrawnWhole: boolean,
) {
  const isLong = count > DRAWN_WHOLE && !isDrawnWhole;
  // oxlint-disable-next-line react/incompatible-library -- what it returns goes to nothing that is memoized
  const virtualizer = useVirtualizer({
    count: isLong ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: 2 * HEADER_HEIGHT,
    overscan: 12,
  });
  if (!isLong) return { first: 0, end: count };
  const drawn = virtualizer.getVirtualItems();
  return { first: drawn[0]?.index ?? 0, end: (drawn.at(-1)?.index ?? -1) + 1 };
}

/** Stands for the rows that are not drawn. */
const Space = ({ height }: { height: number }) =>
  height > 0 && (
    <tr data-space>
      <td aria-hidden style={{ height }} />
    </tr>
  );

const scrollerStyle = {
  overflow: 'auto',
  maxHeight: 'max(340px, calc(100dvh - 336px))',
  // What gets the focus by keyboard shall not lie under the head.
  scrollPaddingTop: 2 * HEADER_HEIGHT,
  position: 'relative',
} as const;
