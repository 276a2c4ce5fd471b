import { locale, t } from '@artesian/domain/texts/translate';
import { columnMeta } from '@artesian/contract/language/rows';
import { mapWell, type MapWell } from '@artesian/contract/map/map-wells';
import { shortDate } from '../../ui/dates.ts';
import { formatPlace } from '../coordinates.ts';

/** What is known of a well on the map; visitors receive fewer columns. */
export type KnownWell = Partial<MapWell>;

export interface Fact {
  label: string;
  value: string;
}

const words = [
  'owner_info',
  'permits_info',
  'well_address',
  'well_city',
  'county',
  'state_well_num',
  'well_class',
  'well_subclass',
  'well_status',
  'monitoring_status',
  'primary_use',
  'management_zone',
  'aquifer_completion',
  'aquifer_setting',
  'aquifer',
  'aquifer_name',
  'level_class',
  'driller_name',
  'available_logs',
  'inspections_info',
  'enforcements_info',
  'directions_to_well',
] as const satisfies (keyof MapWell)[];

const truths = ['in_district', 'is_permited', 'is_monitoring', 'is_index_well'] as const satisfies (keyof MapWell)[];

/** What there is of a well beside graphs, and where. Published measurements speak for themselves. */
const elsewhere = {
  has_wq_data: t('Yes, on the page of the well.'),
  has_geo_log: t('Yes. Ask the district office for a copy.'),
} as const satisfies Partial<Record<keyof MapWell, string>>;

export interface FactWishes {
  /** Columns that the layers of the wells leave out. */
  leftOut?: readonly string[];
  /** Whether what is not known is said to be 'N/A' rather than left out. What was not sent is always left out. */
  isMissingSaid?: boolean;
}

/** What a popup says of a well, in words. */
export function factsOf(well: KnownWell, { leftOut = [], isMissingSaid = false }: FactWishes = {}): Fact[] {
  return columnsOf(well)
    .filter(({ column }) => column in well && !leftOut.includes(column))
    .map(({ label, value }) => ({ label, value: value || (isMissingSaid ? 'N/A' : '') }))
    .filter(({ value }) => value !== '');
}

function columnsOf(well: KnownWell) {
  const { drilled_date, drilled_year, lat_dd, lon_dd } = well;
  const place =
    lat_dd === undefined || lon_dd === undefined ? '' : formatPlace({ latitude: lat_dd, longitude: lon_dd });
  return [
    ...words.map((column) => ({ column, label: labelOf(column), value: t(well[column]?.trim() ?? '') })),
    drilled_date || drilled_year == null
      ? { column: 'drilled_date', label: labelOf('drilled_date'), value: drilled_date && shortDate(drilled_date) }
      : { column: 'drilled_date', label: labelOf('drilled_year'), value: String(drilled_year) },
    { column: 'well_depth_ft', label: labelOf('well_depth_ft'), value: measured(well, 'well_depth_ft') },
    ...(['has_wq_data', 'has_geo_log'] as const)
      .filter((column) => well[column])
      .map((column) => ({ column, label: labelOf(column), value: elsewhere[column] })),
    { column: 'lat_dd', label: t('Coordinates'), value: place },
  ];
}

const labelOf = (column: keyof MapWell) => columnMeta(mapWell, column).label;

/** A number with its unit. */
function measured(well: KnownWell, column: 'well_depth_ft'): string {
  const value = well[column];
  return value == null ? '' : `${value.toLocaleString(locale())} ${t(columnMeta(mapWell, column).unit ?? '')}`;
}

/** What is true of a well, as short words. */
export const truthsOf = (well: KnownWell): string[] => truths.filter((column) => well[column]).map(labelOf);
