import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type RefObject } from 'react';
import { BodyRow } from './BodyRow.tsx';
import type { Lead } from './row-parts.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { TableRowsProps } from '../table-props.ts';
import { DRAWN_WHOLE, HEADER_HEIGHT, TALL_HEADER_HEIGHT } from '../table-style.ts';
import { useFollow } from './use-follow.ts';
import { useToggled } from './use-toggled.ts';

interface BodyRowsProps<T extends object> extends TableRowsProps<T> {
  scroller: RefObject<HTMLDivElement | null>;
  lead: Lead;
  /** How many cells stand before the columns. */
  leadCells: number;
  lefts: readonly (number | undefined)[];
}

const NO_ACTIONS: never[] = [];

/** The rows of the page; of a long page those in sight, with room for the others. */
export function BodyRows<T extends object>(props: BodyRowsProps<T>) {
  const { rows, columns, shown, choosing, view, page, rowHeight, scroller, lead, leadCells, lefts, hasFilters } = props;
  const { rowKey, actions = NO_ACTIONS, hrefOf, onPick, onOpen, rowTone, detail, selected } = props;
  // What unfolds has a height of its own, which would have to be measured.
  const { first, end } = useDrawnRange(scroller, shown.length, rowHeight, detail !== undefined);
  const follow = useFollow();
  const [unfolded, unfold] = useToggled();
  const offset = page * view.size;
  return (
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
              position={offset + first + index + (hasFilters ? 3 : 2)}
              columns={columns}
              lead={lead}
              lefts={lefts}
              actions={actions}
              href={hrefOf?.(row)}
              onFollow={follow}
              onPick={onPick}
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
    scrollMargin: HEADER_HEIGHT + TALL_HEADER_HEIGHT,
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
