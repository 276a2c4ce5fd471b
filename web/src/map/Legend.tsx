import { categories, type Category, type FilterItem, type LegendEntry } from '@artesian/contract/map';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isRowOn, wellsSource, type LayerGroup } from './layer-rows.ts';
import { colorOfUnknown } from './layer-style.ts';
import { ShapeIcon } from './ShapeIcon.tsx';
import { countByValue, type ListedWell } from './wells-in-view.ts';
import type { MapView } from './address.ts';

interface LegendProps {
  categorizeBy: Category;
  items: readonly FilterItem[];
  /** The wells in view, to be counted. */
  wells: readonly ListedWell[];
  groups: readonly LayerGroup[];
  switched: MapView['switched'];
  zoom: number;
}

/** What the symbols mean that are on the map now, and how many wells in view there are of each colour. */
export function Legend({ categorizeBy, items, wells, groups, switched, zoom }: LegendProps) {
  const rows = groups.flatMap((group) => group.rows).filter((row) => isRowOn(row, switched));
  const counts = countByValue(wells, categorizeBy);
  const known = items.reduce((sum, { value }) => sum + (counts.get(value) ?? 0), 0);
  const hasWells = rows.some(({ layers }) =>
    layers.some(({ source, type }) => source === wellsSource && type === 'circle'),
  );
  return (
    <Box sx={{ px: 2, pb: 1.5 }}>
      {hasWells && (
        <Section title={categories[categorizeBy].label} note="in view">
          {items.map(({ value, display, color }) => (
            <Entry key={value} shape="circle" color={color} label={display} count={counts.get(value) ?? 0} />
          ))}
          {wells.length > known && (
            <Entry shape="circle" color={colorOfUnknown} label="Not recorded" count={wells.length - known} />
          )}
        </Section>
      )}
      {sectionsOf(rows, zoom).map(([title, entries]) => (
        <Section key={title} title={title}>
          {entries.map(({ label, shape, color, outline }) => (
            <Entry key={label} shape={shape} color={color} outline={outline} label={label} />
          ))}
        </Section>
      ))}
    </Box>
  );
}

/** From too far or too near a layer is not drawn, and needs no explanation. */
function sectionsOf(rows: readonly LayerGroup['rows'][number][], zoom: number): [string, LegendEntry[]][] {
  const sections = new Map<string, LegendEntry[]>();
  const layers = rows
    .flatMap((row) => row.layers)
    .filter(({ legend }) => legend && legend.length > 0)
    .filter(({ minzoom = 0, maxzoom = 24 }) => zoom > minzoom && zoom < maxzoom)
    .toSorted((one, other) => (one.legendOrder ?? Infinity) - (other.legendOrder ?? Infinity));
  for (const { legendGroup, title, legend = [] } of layers) {
    const name = legendGroup ?? title ?? '';
    sections.set(name, [...(sections.get(name) ?? []), ...legend]);
  }
  return [...sections];
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ '& + &': { mt: 1.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', color: 'text.secondary' }}>
        <Typography variant="overline" component="h3" sx={{ flex: 1, lineHeight: 1.9 }}>
          {title}
        </Typography>
        {note && <Typography variant="caption">{note}</Typography>}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

interface EntryProps {
  shape: LegendEntry['shape'];
  color: string;
  outline?: string;
  label: string;
  count?: number;
}

function Entry({ shape, color, outline = 'currentColor', label, count }: EntryProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}>
      {/* What is not in view steps back, and stays readable. */}
      <Box component="span" sx={{ display: 'flex', opacity: count === 0 ? 0.45 : 1 }}>
        <ShapeIcon shape={shape} color={color} outline={outline} size={16} />
      </Box>
      <Typography variant="body2" component="span" sx={{ flex: 1, color: count === 0 ? 'text.secondary' : undefined }}>
        {label}
      </Typography>
      {count !== undefined && (
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {count.toLocaleString('en-US')}
        </Typography>
      )}
    </Box>
  );
}
