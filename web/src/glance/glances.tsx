import {
  contactAtAGlance,
  meterAtAGlance,
  permitAtAGlance,
  wellAtAGlance,
} from '@artesian/contract/glance/at-a-glance';
import { formatVolume } from '@artesian/domain/volume-unit';
import type { z } from 'zod';
import { PERMITS, WELLS } from '../dashboard/list-links.ts';
import { localDay, formatMonth, shortDate } from '../ui/dates.ts';
import { AtAGlance, type Fact } from './AtAGlance.tsx';

type Of<V extends { row: z.ZodType }> = z.output<V['row']>;
interface OfRecord {
  record: number;
}

const TRACKING = '/data-management/meter-readings/meter-readings-tracking';
const NOTICES = '/drought-management/notices';

const volume = (gallons: number | null) => (gallons === null ? 'Not known' : formatVolume(gallons));

/** Rounded down, so that all of it is said only when it was pumped. */
const ofAllowed = (used: number, allowed: number | null) =>
  allowed ? `${Math.floor((used * 100) / allowed)}% of ${formatVolume(allowed)} allowed` : `${volume(allowed)} allowed`;

const pumped = (label: string, used: number | null, allowed: number | null): Fact => ({
  label,
  value: used === null ? undefined : formatVolume(used),
  note: used === null ? undefined : ofAllowed(used, allowed),
  isUrgent: used !== null && allowed !== null && used > allowed,
});

const late = (meters: number): Fact => ({
  label: 'Late Meters',
  value: meters === 0 ? undefined : String(meters),
  to: meters === 0 ? undefined : TRACKING,
  isUrgent: meters > 0,
});

interface Told {
  last_letter: string | null;
  last_letter_at: string | null;
  last_notice_ndx: number | null;
}
const lastLetter = ({ last_letter, last_letter_at, last_notice_ndx }: Told): Fact => ({
  label: 'Last Letter',
  value: last_letter ?? undefined,
  note: last_letter_at === null ? undefined : localDay(last_letter_at),
  to: last_notice_ndx === null ? undefined : `${NOTICES}/${last_notice_ndx}`,
});

const day = (iso: string | null) => (iso === null ? undefined : shortDate(iso));

const permitFacts = (row: Of<typeof permitAtAGlance>): Fact[] => [
  pumped(
    row.fiscal_year === null ? 'This Year' : `Fiscal Year ${row.fiscal_year} So Far`,
    row.used_gal,
    row.allowed_gal,
  ),
  pumped(`This ${row.period ?? 'Month'}`, row.period_used_gal, row.period_limit_gal),
  ...(row.reserve_gal === null ? [] : [{ label: 'Left in the Reserve', value: formatVolume(row.reserve_gal) }]),
  { label: 'Stage Now', value: row.drought_stage ?? undefined },
  {
    label: 'Next Stage',
    value: row.next_stage ?? undefined,
    note: row.next_stage_from === null ? undefined : `From ${formatMonth(row.next_stage_from.slice(0, 7))}`,
  },
  late(row.late_meters),
  { label: 'Next Reading Due', value: day(row.next_due) },
  {
    label: 'Open Amendments',
    value: row.open_amendments === 0 ? undefined : String(row.open_amendments),
    to: row.open_amendments === 0 ? undefined : '#part-permit-amendments',
  },
  {
    label: 'Wells',
    value: row.well_count === 0 ? undefined : String(row.well_count),
    note: row.wells ?? undefined,
    to: row.well_count === 0 ? undefined : '#part-manage-linked-wells',
  },
  lastLetter(row),
];

const wellFacts = (row: Of<typeof wellAtAGlance>): Fact[] => [
  { label: 'Permits', value: row.permit_numbers ?? undefined },
  { label: 'Pumped This Fiscal Year', value: formatVolume(row.pumped_gal) },
  { label: 'Active Meters', value: row.meters ?? undefined },
  late(row.late_meters),
  {
    label: 'Last Depth to Water',
    value: row.last_dtw_ft === null ? undefined : `${row.last_dtw_ft.toFixed(2)} ft`,
    note: row.last_level_at === null ? undefined : localDay(row.last_level_at),
  },
  { label: 'Last Inspection', value: row.last_inspection_at === null ? undefined : localDay(row.last_inspection_at) },
];

const meterFacts = (row: Of<typeof meterAtAGlance>): Fact[] => [
  { label: 'Well', value: row.district_well_id, to: `${WELLS}/${row.setup_well_ndx}` },
  { label: 'Permits', value: row.permit_numbers ?? undefined },
  {
    label: 'Last Reading',
    value: row.last_reading === null ? undefined : row.last_reading.toLocaleString('en-US'),
    note: row.last_month === null ? undefined : formatMonth(row.last_month.slice(0, 7)),
  },
  { label: 'Pumped in That Month', value: row.last_gallons === null ? undefined : formatVolume(row.last_gallons) },
  {
    label: 'Next Reading Due',
    value: day(row.next_due),
    note: row.is_late ? 'Late' : undefined,
    isUrgent: row.is_late === true,
  },
];

const contactFacts = (row: Of<typeof contactAtAGlance>): Fact[] => [
  { label: 'Phone', value: row.r_phone ?? undefined },
  { label: 'E-mail', value: row.r_email ?? undefined },
  {
    label: 'Permits',
    value: row.permit_count === 0 ? undefined : String(row.permit_count),
    note: row.permit_numbers ?? undefined,
    to: row.permit_count === 0 ? undefined : PERMITS,
  },
  { label: 'Wells', value: row.well_count === 0 ? undefined : String(row.well_count) },
  late(row.late_meters),
  lastLetter(row),
];

export const PermitGlance = ({ record }: OfRecord) => (
  <AtAGlance view={permitAtAGlance} params={{ permit_ndx: record }} factsOf={permitFacts} />
);
export const WellGlance = ({ record }: OfRecord) => (
  <AtAGlance view={wellAtAGlance} params={{ well_ndx: record }} factsOf={wellFacts} />
);
export const MeterGlance = ({ record }: OfRecord) => (
  <AtAGlance view={meterAtAGlance} params={{ meter_ndx: record }} factsOf={meterFacts} />
);
export const ContactGlance = ({ record }: OfRecord) => (
  <AtAGlance view={contactAtAGlance} params={{ rolo_ndx: record }} factsOf={contactFacts} />
);
