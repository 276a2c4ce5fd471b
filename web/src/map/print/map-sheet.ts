import { locale, t } from '@artesian/domain/texts/translate';
import { categories, type Category } from '@artesian/contract/map/well-categories';
import { disclaimerLine } from '@artesian/contract/map/map-export';
import { formatFilters, type WellFilters } from '@artesian/contract/map/well-filters';
import type { LegendSection } from '../legend/legend-sections.ts';
import type { FormattedLayers } from './format-layers.ts';

/** Everything that a printed or saved map says beside its picture. */
export interface MapSheet {
  districtName: string;
  /** What the map shows: `Wells by Aquifer Completion`. */
  mapTitle: string;
  /** `03/01/2026 02:05 PM`, in the time zone of the district. */
  created: string;
  /** Which wells are shown, and what of layers that are drawn in part. */
  filters: string;
  /** What somebody who cannot see the picture should know of it. */
  description: string;
  legend: readonly LegendSection[];
  /** What else a reader of the paper asks of the map, each with what it is called. */
  facts: readonly { label: string; text: string }[];
  disclaimer: string;
}

interface SheetOf extends FormattedLayers {
  districtName: string;
  timeZone: string;
  categorizeBy: Category;
  filters: WellFilters;
  place: { latitude: number; longitude: number; zoom: number };
  /** How many wells; undefined when they are not known. */
  wellCount: number | undefined;
  legend: readonly LegendSection[];
  /** Where this very map can be seen again. */
  address: string;
}

/** The words of a map as it is on the screen now. */
export function mapSheet({
  districtName,
  timeZone,
  categorizeBy,
  filters,
  wellLayers,
  layersInPart,
  place,
  wellCount,
  legend,
  address,
}: SheetOf): MapSheet {
  const mapTitle = t('Wells by {label}', { label: categories[categorizeBy].label });
  const words = [...formatFilters(filters), ...wellLayers];
  const ofWells =
    words.length > 0 ? t('Wells shown: {words}.', { words: words.join('; ') }) : t('All wells are shown.');
  const inWords = [ofWells, ...layersInPart.map((layer) => `${layer}.`)].join(' ');
  const count = wellCount?.toLocaleString(locale());
  const inView = count ? t(' {count} wells are in view.', { count }) : '';
  const center = `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`;
  const zoom = t('zoom {zoom}', { zoom: place.zoom.toFixed(1) });
  const created = shortDateTime(new Date(), timeZone);
  return {
    districtName,
    mapTitle,
    created,
    filters: inWords,
    description: t('Map of {title} around {center} at {zoom}.{wells} {filters}', {
      title: mapTitle.toLowerCase(),
      center,
      zoom,
      wells: inView,
      filters: inWords,
    }),
    legend: legend.map(({ title, lines }) => ({ title, lines: lines.filter(({ count: some }) => some !== 0) })),
    facts: [
      { label: t('Created'), text: created },
      { label: t('Center of the map'), text: `${center} (${zoom})` },
      ...(count ? [{ label: t('Wells in view'), text: count }] : []),
      { label: t('Layers and filters'), text: inWords },
      { label: t('Address of this map'), text: address },
    ],
    disclaimer: disclaimerLine(districtName),
  };
}

/** `MM/DD/yyyy hh:mm a` (spec 1 §9). */
export function shortDateTime(instant: Date, timeZone: string): string {
  const words = new Intl.DateTimeFormat(locale(), {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return words.format(instant).replace(', ', ' ').replace(/\s/g, ' ');
}
