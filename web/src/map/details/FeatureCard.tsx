import { t } from '@artesian/domain/texts/translate';
import { wellsSource } from '@artesian/contract/map/layer-rows';
import type { MapLayer } from '@artesian/contract/map/layers';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Selection } from '../use-selection.ts';
import { Pager } from './Pager.tsx';
import { ShapeActions } from './ShapeActions.tsx';
import { ShapeDetails } from './ShapeDetails.tsx';
import { WellActions } from './WellActions.tsx';
import { WellDetails } from './WellDetails.tsx';
import type { KnownWell } from './well-facts.ts';

export interface FeatureCardProps {
  selection: Selection;
  layers: readonly MapLayer[];
  /** The selected well, as far as it is known before it has been asked for. */
  knownWell: KnownWell | undefined;
  onClose: () => void;
}

/** What is known of the things at one place, a page for each. The arrow keys turn pages and scroll, Escape closes. */
export function FeatureCard({ selection, layers, knownWell, onClose }: FeatureCardProps) {
  const { features, page, place, turnTo } = selection;
  const content = useRef<HTMLDivElement>(null);
  const feature = features[page];
  useEffect(() => {
    // The popup joins the page only after what is in it was drawn.
    // Whoever came by a link has the keyboard nowhere yet, and reads the page from its top.
    const isByLink = document.activeElement === document.body;
    const frame = requestAnimationFrame(() => isByLink || readFrom(content.current));
    return () => cancelAnimationFrame(frame);
  }, []);
  const turn = (by: number) => {
    turnTo((page + by + features.length) % features.length);
    content.current?.scrollTo?.({ top: 0 });
  };
  const turnByKey = (by: number) => {
    turn(by);
    // What had the keyboard may be gone with its page.
    readFrom(content.current);
  };
  const keys: Readonly<Record<string, () => void>> = {
    Escape: onClose,
    ...(features.length > 1 && { ArrowLeft: () => turnByKey(-1), ArrowRight: () => turnByKey(1) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    keys[event.key]?.();
    if (keys[event.key]) event.stopPropagation();
  };
  if (!feature) return null;
  return (
    <Box component="section" aria-label={t('Details of the selected feature')} onKeyDown={onKeyDown} sx={card}>
      <Box sx={features.length > 1 ? header : corner}>
        {features.length > 1 && <Pager page={page} pages={features.length} onTurn={turn} />}
        <IconButton size="small" aria-label={t('Close details')} onClick={onClose} sx={{ ml: 'auto' }}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box ref={content} tabIndex={0} sx={[scrolled, { pt: features.length > 1 ? 0 : 1.5 }]}>
        {feature.kind === 'well' ? (
          <WellDetails
            key={feature.wellNdx}
            wellNdx={feature.wellNdx}
            known={knownWell}
            // Who looked a well up reads what is not known of it; who pointed at it is not told what there is not.
            wishes={{ leftOut: leftOutOfWells(layers), isMissingSaid: place === undefined }}
          />
        ) : (
          <ShapeDetails feature={feature} layer={layers.find(({ id }) => id === feature.layerId)} />
        )}
      </Box>
      {feature.kind === 'well' && <WellActions wellNdx={feature.wellNdx} known={knownWell} />}
      {feature.kind === 'shape' && feature.area && <ShapeActions shape={feature.area} />}
    </Box>
  );
}

const readFrom = (content: HTMLElement | null) => content?.focus({ preventScroll: true });

const leftOutOfWells = (layers: readonly MapLayer[]) =>
  layers.filter(({ source }) => source === wellsSource).flatMap(({ excludeFields }) => excludeFields);

const card = { display: 'flex', flexDirection: 'column', minHeight: 0, userSelect: 'text' } as const;
const header = { display: 'flex', alignItems: 'center', minHeight: 40, pl: 2, pr: 0.5, flexShrink: 0 } as const;
/** Without pages to turn the title needs no row above it. */
const corner = { position: 'absolute', top: 6, right: 6, zIndex: 1 } as const;
const scrolled = {
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  container: 'details / inline-size',
  px: 2,
  pb: 1.5,
  outline: 0,
  '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)' },
} as const;
