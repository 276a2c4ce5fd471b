import type { MapLayer } from '@artesian/contract/map';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { MapFeature } from './drawn-features.ts';
import { FactList } from './FactList.tsx';
import { factsOfShape, type KnownWell } from './well-facts.ts';
import { WellDetails } from './WellDetails.tsx';

interface FeatureCardProps {
  features: readonly MapFeature[];
  page: number;
  layers: readonly MapLayer[];
  /** The selected well, as far as it is known before it has been asked for. */
  knownWell: KnownWell | undefined;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** What is known of the things at one place, a page for each. The arrow keys turn pages, Escape closes. */
export function FeatureCard({ features, page, layers, knownWell, onPage, onClose }: FeatureCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const feature = features[page];
  useEffect(() => {
    // The popup joins the page only after what is in it was drawn.
    const frame = requestAnimationFrame(() => card.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const turn = (by: number) => onPage((page + by + features.length) % features.length);
  const keys: Readonly<Record<string, () => void>> = {
    Escape: onClose,
    ...(features.length > 1 && { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    keys[event.key]?.();
    if (keys[event.key]) event.stopPropagation();
  };
  if (!feature) return null;
  return (
    <Box
      ref={card}
      component="section"
      aria-label="Details of what was chosen on the map"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        outline: 0,
        userSelect: 'text',
        pt: features.length > 1 ? 0 : 1.5,
      }}
    >
      <Box sx={features.length > 1 ? header : corner}>
        {features.length > 1 && <Pager page={page} pages={features.length} onTurn={turn} />}
        <IconButton size="small" aria-label="Close details" onClick={onClose} sx={{ ml: 'auto' }}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {feature.kind === 'well' ? (
        <WellDetails key={feature.wellNdx} wellNdx={feature.wellNdx} known={knownWell} />
      ) : (
        <ShapeDetails feature={feature} layer={layers.find(({ id }) => id === feature.layerId)} />
      )}
    </Box>
  );
}

const header = { display: 'flex', alignItems: 'center', minHeight: 40, pl: 2, pr: 0.5, flexShrink: 0 } as const;
/** Without pages to turn the title needs no row above it. */
const corner = { position: 'absolute', top: 6, right: 6, zIndex: 1 } as const;

function Pager({ page, pages, onTurn }: { page: number; pages: number; onTurn: (by: number) => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', ml: -1 }}>
      <IconButton size="small" aria-label="Previous" onClick={() => onTurn(-1)}>
        <ChevronLeft fontSize="small" />
      </IconButton>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
        {page + 1} of {pages}
      </Typography>
      <IconButton size="small" aria-label="Next" onClick={() => onTurn(1)}>
        <ChevronRight fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface ShapeDetailsProps {
  feature: Extract<MapFeature, { kind: 'shape' }>;
  layer: MapLayer | undefined;
}

function ShapeDetails({ feature: { properties }, layer }: ShapeDetailsProps) {
  const titleField = layer?.titleField ?? 'name';
  const facts = factsOfShape(properties, [titleField, ...(layer?.excludeFields ?? [])]);
  return (
    <Box sx={{ px: 2, pb: 2, overflowY: 'auto' }}>
      <Typography variant="overline" sx={{ color: 'text.secondary' }}>
        {layer?.title}
      </Typography>
      <Typography variant="h2" sx={{ pr: 4 }}>
        {String(properties[titleField] ?? layer?.title ?? 'N/A')}
      </Typography>
      <FactList facts={facts} />
    </Box>
  );
}
