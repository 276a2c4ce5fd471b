import { useVirtualizer } from '@tanstack/react-virtual';
import {
  cloneElement,
  createContext,
  use,
  useEffect,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';

/** In px. */
export const VIRTUAL_ITEM_HEIGHT = 48;

/** The key of the option that the keyboard is at. */
export const HighlightedContext = createContext<number | string | undefined>(undefined);

type Item = ReactElement<HTMLAttributes<HTMLLIElement> & { 'data-option-index': number }>;

/** What the library tells its own parts of itself would stand on the page. */
const withoutOwnerState = { ownerState: undefined };

type VirtualListProps = HTMLAttributes<HTMLUListElement> & { ref?: Ref<HTMLUListElement> };

/** The options in sight, and a few beside them that the keyboard goes to next. */
export function VirtualList({ ref, children, style, ...list }: VirtualListProps) {
  const items = children as Item[];
  const key = use(HighlightedContext);
  const highlighted = key === undefined ? -1 : items.findIndex((item) => item.key === String(key));
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- what it returns goes to nothing that is memoized
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => VIRTUAL_ITEM_HEIGHT,
    overscan: 8,
  });
  useEffect(() => {
    if (highlighted >= 0) rows.scrollToIndex(highlighted);
  }, [rows, highlighted]);
  return (
    <div ref={setScroller} style={{ ...style, overflow: 'auto' }}>
      <ul
        {...list}
        {...withoutOwnerState}
        ref={ref}
        style={{
          height: rows.getTotalSize(),
          position: 'relative',
          overflow: 'visible',
          maxHeight: 'none',
          padding: 0,
        }}
      >
        {rows.getVirtualItems().map(({ index, start }) =>
          cloneElement(items[index]!, {
            style: { position: 'absolute', top: start, left: 0, right: 0, height: VIRTUAL_ITEM_HEIGHT },
            'aria-setsize': items.length,
            'aria-posinset': index + 1,
          }),
        )}
      </ul>
    </div>
  );
}
