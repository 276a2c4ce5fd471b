import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useSettled } from '../ui/use-settled.ts';
import type { Photo } from './photo.ts';
import { cardsStyle, PhotoCard } from './PhotoCard.tsx';

/** Spec 2 §9, in px and ms. */
const COLUMN = 320;
const ROW = 320;
const CARD = 300;
const PAUSE_MS = 200;
/** So few are drawn as they are. */
const FEW = 60;

interface PhotoGridProps {
  /** Undefined while they are on their way. */
  photos: readonly Photo[] | undefined;
  onOpen: (photo: Photo) => void;
}

/** Cards in as many columns as fit; of thousands only those in sight are drawn. */
export function PhotoGrid({ photos, onOpen }: PhotoGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useColumns(scroller);
  const isLong = photos !== undefined && photos.length > FEW;
  // oxlint-disable-next-line react/incompatible-library -- what it returns goes to nothing that is memoized
  const virtualizer = useVirtualizer({
    count: isLong ? Math.ceil(photos.length / columns) : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 2,
  });
  const rows = isLong ? virtualizer.getVirtualItems() : rowsOf(photos, columns);
  return (
    <Box ref={scroller} sx={scrollerStyle}>
      <Box
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows stand between the list and its photos
        role="list"
        aria-label={t('Photos')}
        aria-busy={photos === undefined || undefined}
        sx={isLong ? { ...listStyle, position: 'relative', height: virtualizer.getTotalSize() } : listStyle}
        style={{ '--columns': columns } as CSSProperties}
      >
        {rows.map(({ index, start }) => (
          <div key={index} role="presentation" className="row" style={isLong ? placedAt(start) : undefined}>
            {Array.from({ length: columns }, (_, column) => {
              const place = index * columns + column;
              if (!photos)
                return (
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the photos
                  <Skeleton key={place} role="listitem" variant="rounded" height={CARD} aria-label={t('Loading')} />
                );
              const photo = photos[place];
              return (
                photo && (
                  <PhotoCard key={photo.att_ndx} photo={photo} place={place} count={photos.length} onOpen={onOpen} />
                )
              );
            })}
          </div>
        ))}
      </Box>
    </Box>
  );
}

/** All rows; two while the photos are on their way. */
const rowsOf = (photos: readonly Photo[] | undefined, columns: number) =>
  Array.from({ length: photos ? Math.ceil(photos.length / columns) : 2 }, (_, index) => ({ index, start: 0 }));

/** A row stays where it is while others come and go: nothing of it is laid out or painted again. */
const placedAt = (start: number) =>
  ({ position: 'absolute', inset: '0 0 auto', transform: `translateY(${start}px)` }) as const;

const listStyle = {
  ...cardsStyle,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& .row': {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    columnGap: `${ROW - CARD}px`,
    height: CARD,
    mb: `${ROW - CARD}px`,
  },
} as const;

/** How many columns fit, once the window has its size. */
function useColumns(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  const settled = useSettled(width, PAUSE_MS);
  return Math.max(1, Math.floor((settled || width) / COLUMN));
}

const scrollerStyle = { overflow: 'auto', maxHeight: 'max(340px, calc(100dvh - 232px))', p: 0.5, m: -0.5 } as const;
