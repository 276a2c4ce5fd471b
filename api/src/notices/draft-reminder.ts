import { t } from '@artesian/domain/texts/translate';
import type { DraftedNotice } from '@artesian/contract/notices/letter';
import type { ReminderKind } from '@artesian/contract/notices/notices';
import type { Config } from '../platform/config.ts';
import { draftLetters } from './draft-letters.ts';
import type { Queries } from './find-recipients.ts';
import { formatDay, groupedBy, formatMonth } from './format.ts';

/** When readings are due next, or were last, and what has been sent of it. */
export interface DueReadings {
  kind: ReminderKind;
  reading_month: string;
  due_day: string;
  notice_ndx: number | null;
  /** From today to the due day, or from the due day to today. */
  distance: number;
}

/**
 * The month whose readings are due next, today included, or were last. A year that has just begun ends twelve months from now, and its report may be
 * due half a year later.
 */
const findDue = `
  select
    $1 as kind,
    month.first::text as reading_month,
    month.due_day::text,
    notices.notice_ndx,
    abs(month.due_day - district_today()) as distance
  from (
    select first::date as first, due_day
    from generate_series(-18, 12) as months_on
    cross join lateral (values (date_trunc('month', district_today()) + months_on * interval '1 month')) as months (first)
    cross join lateral api.due_days_of_reports(first::date) as due_day
  ) as month
  left join notices on notices.kind = $1 and notices.reading_month = month.first
  where (month.due_day >= district_today()) = ($1 = 'reminder')
  order by distance, month.first desc
  limit 1`;

export async function findDueReadings(client: Queries, kind: ReminderKind): Promise<DueReadings> {
  return (await client.query<DueReadings>(findDue, [kind])).rows[0]!;
}

const findMeters = `
  select meters_to_remind.*, reading_month::text as reading_month, due_day::text as due_day, api.dial_name(dial.dial_unit, dial.dial_multiplier) as dial
  from api.meters_to_remind
  cross join lateral api.dial_of(meter_ndx, $3) as dial
  where (due_day <= $1 or $4 = 'reminder' and reading_month <= $3) and not exists (
    select from letters where letters.notice_ndx = $2 and letters.rolo_ndx = meters_to_remind.rolo_ndx
  )
  order by permit_number, meter_id`;

interface MeterToRemind {
  meter_id: string;
  /** What one of its dial stands for. */
  dial: string;
  reading_month: string;
  due_day: string;
  district_well_id: string | null;
  well_name: string | null;
  permit_number: string;
  rolo_ndx: number | null;
}

/** One letter a contact, whatever the number of their meters. Whom the notice of this month has told already is left out. */
export async function draftReminder(client: Queries, config: Config, due: DueReadings): Promise<DraftedNotice> {
  const { rows } = await client.query<MeterToRemind>(findMeters, [
    due.due_day,
    due.notice_ndx,
    due.reading_month,
    due.kind,
  ]);
  const reached = rows.filter(({ rolo_ndx }) => rolo_ndx !== null);
  const told = [...groupedBy(reached, ({ rolo_ndx }) => rolo_ndx!)].map(([rolo_ndx, meters]) => ({
    rolo_ndx,
    about: meters.map(({ meter_id }) => meter_id).join(', '),
    table: () => ({
      title: t('Meters to read'),
      columns: [t('Meter'), t('Well'), t('Permit'), t('Reads in'), t('Missing since')],
      rows: meters.map(cellsOf),
    }),
    values: () => ({ due_day: formatDay(dueDayOf(meters, due)) }),
  }));
  const values = () => ({ month: formatMonth(due.reading_month), due_day: formatDay(due.due_day) });
  const drafted = await draftLetters(client, config, { kind: due.kind, values, told });
  const nobody = rows.filter(({ rolo_ndx }) => rolo_ndx === null);
  const why = t('Its permit has no contact.');
  return { ...drafted, untold: [...drafted.untold, ...nobody.map(({ meter_id }) => ({ about: meter_id, why }))] };
}

/** When the meters of a contact are to be read for this month: permits may report until another day. */
const dueDayOf = (meters: readonly MeterToRemind[], { reading_month, due_day }: DueReadings): string =>
  meters
    .filter((meter) => meter.reading_month === reading_month)
    .map((meter) => meter.due_day)
    .toSorted()[0] ?? due_day;

const cellsOf = ({ meter_id, dial, due_day, district_well_id, well_name, permit_number }: MeterToRemind): string[] => [
  meter_id,
  [district_well_id, well_name].filter((name) => name !== null).join(', '),
  permit_number,
  dial,
  t('Reading due {due_day}', { due_day: formatDay(due_day) }),
];
