import { t } from '@artesian/domain/texts/translate';
import { levelSummaries } from '../map/level-history.ts';
import type { MapWell } from '../map/map-wells.ts';

/** A published well as everybody may know it. */
type NamedWell = Partial<MapWell> & Pick<MapWell, 'well_ndx' | 'well_id'>;

/** The page of a well. */
export const pageOfWell = (wellId: string): string => `/wells/${encodeURIComponent(wellId)}`;

const addressOf = ({ well_id }: NamedWell) => `/api/wells/${encodeURIComponent(well_id)}`;

/** The forms of the data, each at an address that stays. */
export const distributionsOf = (well: NamedWell) => [
  ...(well.has_production_data || well.has_water_levels_data
    ? [{ name: t('Levels and production (CSV)'), path: `${addressOf(well)}/measurements`, format: 'text/csv' }]
    : []),
  ...(well.has_water_levels_data
    ? levelSummaries.map((by) => ({
        name: by === 'months' ? t('Levels by month (CSV)') : t('Levels by year (CSV)'),
        path: `${addressOf(well)}/levels-by/${by}`,
        format: 'text/csv',
      }))
    : []),
  { name: 'JSON', path: addressOf(well), format: 'application/json' },
  { name: 'GeoJSON', path: `/ogc/collections/wells/items/${well.well_ndx}`, format: 'application/geo+json' },
];

/** The well's data as a `Dataset` of schema.org. */
export function datasetOf(well: NamedWell, districtName: string, origin: string) {
  const { well_id, well_name, state_well_num, lat_dd, lon_dd } = well;
  const measured = [
    ...(well.has_water_levels_data ? [t('Depth to water, ft below land surface')] : []),
    ...(well.has_production_data ? [t('Groundwater production, gal')] : []),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `${t('Well {well_id}', { well_id })}${well_name ? `, ${well_name}` : ''}`,
    description: t('Groundwater well {well_id} of {district}: location, construction and measurements.', {
      well_id,
      district: districtName,
    }),
    url: `${origin}${pageOfWell(well_id)}`,
    identifier: [well_id, ...(state_well_num ? [state_well_num] : [])],
    isAccessibleForFree: true,
    license: `${origin}/terms-of-service`,
    creator: { '@type': 'Organization', name: districtName, url: origin },
    ...(measured.length > 0 && { variableMeasured: measured }),
    ...(lat_dd !== undefined &&
      lon_dd !== undefined && {
        spatialCoverage: {
          '@type': 'Place',
          geo: { '@type': 'GeoCoordinates', latitude: lat_dd, longitude: lon_dd },
        },
      }),
    distribution: distributionsOf(well).map(({ name, path, format }) => ({
      '@type': 'DataDownload',
      name,
      encodingFormat: format,
      contentUrl: `${origin}${path}`,
    })),
  };
}
