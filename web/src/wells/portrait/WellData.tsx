import { levelSummaries } from '@artesian/contract/map/level-history';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { KnownWell } from '../../map/details/well-facts.ts';
import { useSettings } from '../../session/settings.tsx';

type NamedWell = KnownWell & { well_ndx: number; well_id: string };

/** Where a well's data can be had at addresses that stay, and its page at the State. What reads pages for their data finds a description. */
export function WellData({ well }: { well: NamedWell }) {
  const { districtName } = useSettings();
  const state = stateReport(well);
  return (
    <Box component="section" aria-label="Data of this well" className="not-printed">
      <Typography>
        Data of this well:{' '}
        {distributionsOf(well).map(({ name, path }, place) => (
          <span key={path}>
            {place > 0 && ' · '}
            <Link href={path}>{name}</Link>
          </span>
        ))}
      </Typography>
      {state && (
        <Typography>
          <Link href={state} target="_blank" rel="noreferrer">
            State well {well.state_well_num} at the Texas Water Development Board
          </Link>
        </Typography>
      )}
      <script type="application/ld+json">{asScript(datasetOf(well, districtName, window.location.origin))}</script>
    </Box>
  );
}

const addressOf = ({ well_id }: NamedWell) => `/api/wells/${encodeURIComponent(well_id)}`;

/** The forms of the data, each at an address that stays. */
export const distributionsOf = (well: NamedWell) => [
  ...(well.has_production_data || well.has_water_levels_data
    ? [{ name: 'Measurements (CSV)', path: `${addressOf(well)}/measurements`, format: 'text/csv' }]
    : []),
  ...(well.has_water_levels_data
    ? levelSummaries.map((by) => ({
        name: `Levels by ${by === 'months' ? 'month' : 'year'} (CSV)`,
        path: `${addressOf(well)}/levels-by/${by}`,
        format: 'text/csv',
      }))
    : []),
  { name: 'JSON', path: addressOf(well), format: 'application/json' },
  { name: 'GeoJSON', path: `/ogc/collections/wells/items/${well.well_ndx}`, format: 'application/geo+json' },
];

/** The page of the well at the agency that numbers wells in Texas. */
const stateReport = ({ state_well_num }: NamedWell): string | undefined =>
  state_well_num
    ? `https://www3.twdb.texas.gov/apps/waterdatainteractive/GetReports.aspx?Num=${encodeURIComponent(state_well_num)}&Type=GWDB`
    : undefined;

/** The well's data as a `Dataset` of schema.org. */
export function datasetOf(well: NamedWell, districtName: string, origin: string) {
  const { well_id, well_name, state_well_num, lat_dd, lon_dd } = well;
  const measured = [
    ...(well.has_water_levels_data ? ['Depth to water, ft below land surface'] : []),
    ...(well.has_production_data ? ['Groundwater production, gal'] : []),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `Well ${well_id}${well_name ? `, ${well_name}` : ''}`,
    description: `Groundwater well ${well_id} of ${districtName}: location, construction and measurements.`,
    url: `${origin}/wells/${encodeURIComponent(well_id)}`,
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

/** No text in it ends the script that it stands in. */
const asScript = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
