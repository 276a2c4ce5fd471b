import { titleOfLayer } from '@artesian/contract/map/layer-rows';
import type { MapLayer } from '@artesian/contract/map/layers';
import Typography from '@mui/material/Typography';
import type { MapFeature } from '../wells/drawn-features.ts';
import { Attachments } from './Attachments.tsx';
import { FactList } from './FactList.tsx';
import { factsOfShape } from './shape-facts.ts';

interface ShapeDetailsProps {
  feature: Extract<MapFeature, { kind: 'shape' }>;
  layer: MapLayer | undefined;
}

/** What is known of a shape, under the name that its layer's title field gives it. */
export function ShapeDetails({ feature: { properties }, layer }: ShapeDetailsProps) {
  const titleField = layer?.titleField ?? 'name';
  const facts = factsOfShape(properties, [titleField, ...attached, ...(layer?.excludeFields ?? [])]);
  const [documents, photos] = attached.map((field) => textOf(properties[field]));
  return (
    <>
      <Typography variant="overline" sx={{ color: 'text.secondary', display: 'block', pr: 4 }}>
        {layer && titleOfLayer(layer)}
      </Typography>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {textOf(properties[titleField]) || (layer && titleOfLayer(layer)) || 'N/A'}
      </Typography>
      <FactList facts={facts} />
      <Attachments documents={documents} photos={photos} />
    </>
  );
}

const attached = ['attached_documents', 'attached_photos'] as const;

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');
