import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useSettled } from '../ui/use-settled.ts';
import type { Photo } from './photo.ts';
import { PhotoCard } from './PhotoCard.tsx';

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
  const drawn = virtualizer.getVirtualItems();
  const first = isLong ? (drawn[0]?.index ?? 0) * columns : 0;
  const end = isLong ? ((drawn.at(-1)?.index ?? -1) + 1) * columns : photos?.length;
  return (
    <Box ref={scroller} sx={scrollerStyle}>
      <Box
        component="ul"
        aria-label="Photos"
        aria-busy={photos === undefined || undefined}
        sx={{ m: 0, p: 0, listStyle: 'none', ...(isLong && { height: virtualizer.getTotalSize() }) }}
      >
        <Box
          role="presentation"
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            gridAutoRows: CARD,
            gap: `${ROW - CARD}px`,
            transform: isLong ? `translateY(${drawn[0]?.start ?? 0}px)` : undefined,
          }}
        >
          {photos === undefined
            ? Array.from({ length: columns * 2 }, (_, place) => (
                <Skeleton key={place} component="li" variant="rounded" height={CARD} aria-label="Loading" />
              ))
            : photos
                .slice(first, end)
                .map((photo, index) => (
                  <PhotoCard
                    key={photo.att_ndx}
                    photo={photo}
                    place={first + index}
                    count={photos.length}
                    onOpen={() => onOpen(photo)}
                  />
                ))}
        </Box>
      </Box>
    </Box>
  );
}

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
