import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { headerOf, formatCell, nameIndexOf, type Column } from '../column.ts';
import { NoRows } from './NoRows.tsx';
import { isOnRow } from './row-parts.ts';
import { RowButtons } from './RowButtons.tsx';
import { cardStyle } from './card-style.ts';
import { DRAWN_WHOLE } from '../table-style.ts';
import type { TableRowsProps } from '../table-props.ts';
import { useFollow } from './use-follow.ts';
import { useBeginningAtTop } from './use-scroll-place.ts';
import { useToggled } from './use-toggled.ts';

/** In px, until a card is measured. */
const LINE = 22;
const HEAD = 56;

/** The rows on a phone: each a card with its name first, then what its columns hold. */
export function CardList<T extends object>(props: TableRowsProps<T>) {
  const { name, rows, columns, shown, view, page, rowKey, selected } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useBeginningAtTop(scroller, view, page);
  const [unfolded, unfold] = useToggled();
  const isLong = shown.length > DRAWN_WHOLE;
  // oxlint-disable-next-line react/incompatible-library -- what it returns goes to nothing that is memoized
  const virtualizer = useVirtualizer({
    count: isLong ? shown.length : 0,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rowKey(shown[index]!),
    estimateSize: () => HEAD + columns.length * LINE,
    overscan: 6,
  });
  const drawn = virtualizer.getVirtualItems();
  const first = isLong ? (drawn[0]?.index ?? 0) : 0;
  const end = isLong ? (drawn.at(-1)?.index ?? -1) + 1 : shown.length;
  return (
    // It can be scrolled by keyboard where nothing in it can be reached.
    <Box
      ref={scroller}
      tabIndex={0}
      sx={{ overflow: 'auto', position: 'relative', maxHeight: 'max(340px, calc(100dvh - 240px))' }}
    >
      <Box component="ul" aria-label={name} aria-busy={rows === undefined || undefined} sx={cardStyle}>
        {rows === undefined && <SkeletonCards />}
        {isLong && <li aria-hidden style={{ height: drawn[0]?.start ?? 0 }} />}
        {shown.slice(first, end).map((row, index) => (
          <Card
            key={rowKey(row)}
            {...props}
            row={row}
            isSelected={selected === rowKey(row)}
            isUnfolded={props.detail && unfolded.has(rowKey(row))}
            onUnfold={unfold}
            index={first + index}
            measure={isLong ? virtualizer.measureElement : undefined}
          />
        ))}
        {isLong && <li aria-hidden style={{ height: virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0) }} />}
      </Box>
      <NoRows {...props} />
    </Box>
  );
}

interface CardProps<T extends object> extends TableRowsProps<T> {
  row: T;
  /** Its place on the page, from 0. */
  index: number;
  measure: ((card: HTMLElement | null) => void) | undefined;
  isSelected: boolean;
  isUnfolded: boolean | undefined;
  onUnfold: (key: string) => void;
}

function Card<T extends object>(props: CardProps<T>) {
  const {
    row,
    index,
    measure,
    columns,
    rowKey,
    actions = [],
    rowTone,
    hrefOf,
    onPick,
    detail,
    isSelectable,
    choosing,
  } = props;
  const follow = useFollow();
  const first = columns[nameIndexOf(columns)];
  if (!first) return null;
  const others = columns.filter((column) => column !== first);
  const key = rowKey(row);
  const name = formatCell(first, row);
  const tone = rowTone?.(row);
  const href = hrefOf?.(row);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its button does the same by keyboard
    <li
      ref={measure}
      data-index={index}
      data-tone={tone?.tone}
      data-picked-by-click={onPick && true}
      onClick={onPick && ((event) => isOnRow(event) && onPick(row))}
      data-selected={props.isSelected || undefined}
      aria-current={props.isSelected || undefined}
    >
      <div data-head>
        {isSelectable && (
          <input
            type="checkbox"
            aria-label={t('Choose {name}', { name })}
            checked={choosing.keys.has(key)}
            onChange={() => choosing.choose(key, false)}
          />
        )}
        <strong>
          {href ? (
            <a href={href} onClick={follow}>
              {shownOf(first, row)}
            </a>
          ) : (
            shownOf(first, row)
          )}
        </strong>
        {tone && <small>{tone.words}</small>}
        <RowButtons
          row={row}
          rowKey={key}
          name={name}
          actions={actions}
          isUnfolded={props.isUnfolded}
          onUnfold={props.onUnfold}
        />
      </div>
      <dl>
        {others
          .filter((column) => formatCell(column, row) !== '')
          .map((column) => (
            <div key={column.id}>
              <dt>{headerOf(column)}</dt>
              <dd>{shownOf(column, row)}</dd>
            </div>
          ))}
      </dl>
      {props.isUnfolded && detail!(row)}
    </li>
  );
}

const shownOf = <T,>(column: Column<T>, row: T): ReactNode =>
  column.render ? column.render(row) : formatCell(column, row);

const SkeletonCards = () =>
  [0, 1, 2, 3].map((card) => (
    <li key={card} aria-hidden>
      <Skeleton width="40%" />
      <Skeleton width="80%" />
      <Skeleton width="65%" />
    </li>
  ));
