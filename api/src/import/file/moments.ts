import { waysOfMoments, type Clock } from '@artesian/contract/language/ways-to-read';
import type pg from 'pg';
import type { Mapping } from '../mapping.ts';
import { shown } from './read-row.ts';
import { isoDay } from './read-day.ts';
import type { Remark, SheetRow } from './sheet-row.ts';
import { metaIn, type Subject } from '../subject.ts';
import { passOver } from './unreadable.ts';

const usually = { isDayFirst: false, clock: 'district' } as const;

/**
 * Turns the moments that rows tell into instants, in the rows themselves: a time of the day is that of the district, whatever clock the
 * server goes by, unless the mapping says another; of a day alone, noon there stands for it. What is no moment is left blank where it
 * can be, else it refuses its row.
 */
export async function resolveMoments(
  client: pg.PoolClient,
  subject: Subject,
  mapping: Pick<Mapping, 'reads' | 'unreadable'>,
  rows: readonly SheetRow[],
) {
  const fields = Object.keys(subject.fields).filter((field) => metaIn(subject, field).kind === 'timestamp');
  for (const field of fields) {
    const saying = rows.filter(({ said }) => typeof said[field] === 'string');
    const { label } = metaIn(subject, field);
    const { isDayFirst, clock } = waysOfMoments[mapping.reads[field] ?? ''] ?? usually;
    const told = saying.flatMap((row) => {
      const moment = momentIn(row.said[field] as string, isDayFirst);
      if (!moment) passOver(subject, mapping, row, field, noMoment(label, row.said[field] as string));
      else if (moment.isDayAlone)
        row.remarks.push({
          subject: `${label}: noon is used for days without a time`,
          words: `${label}: noon.`,
          isRoutine: true,
        });
      return moment ? [{ row, ...moment }] : [];
    });
    const instants = await readInstants(client, told, clock);
    for (const [index, { row }] of told.entries()) row.said[field] = instants[index];
  }
}

interface Moment {
  /** `2024-01-31 14:30`, with an offset where it has one. */
  text: string;
  hasOffset: boolean;
  isDayAlone: boolean;
}

const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const TIME = /^[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?(am|pm)?(z|[+-]\d{2}(?::?\d{2})?)?$/i;

/** A moment as files write it: days in ISO's order or with the month or the day first, 24 or 12 hours. Undefined for what is none. */
export function momentIn(text: string, isDayFirst = false): Moment | undefined {
  const [, written = '', rest = ''] = /^([^T ]+)([T ].*)?$/.exec(text.trim()) ?? [];
  const [, year, month, day] = DAY.exec(isoDay(written, isDayFirst)) ?? [];
  if (!isDay(Number(year), Number(month), Number(day))) return undefined;
  const date = `${year}-${month}-${day}`;
  if (rest === '') return { text: `${date} 12:00`, hasOffset: false, isDayAlone: true };
  const [, hours, minutes, seconds = '00', half, offset = ''] = TIME.exec(rest) ?? [];
  const hour = hours === undefined ? Number.NaN : hourOfDay(Number(hours), half?.toLowerCase());
  if (!(hour < 24) || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return {
    text: `${date} ${hour}:${minutes}:${seconds}${offset}`,
    hasOffset: offset !== '',
    isDayAlone: false,
  };
}

const isDay = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const hourOfDay = (hour: number, half: string | undefined): number =>
  half === undefined ? hour : hour > 12 ? Number.NaN : (hour % 12) + (half === 'pm' ? 12 : 0);

/** As the database writes them down, so that they can be compared with what is there. Standard time is what holds in January. */
async function readInstants(client: pg.PoolClient, moments: readonly Moment[], clock: Clock): Promise<string[]> {
  if (moments.length === 0) return [];
  const { rows } = await client.query<{ instant: string }>(
    `with district as (
       select district_time_zone() as zone,
         (timestamptz '2000-01-15 12:00Z' at time zone district_time_zone()) - timestamp '2000-01-15 12:00' as standard
     )
     select to_jsonb(
       case
         when has_offset then told::timestamptz
         when $3 = 'UTC' then told::timestamp at time zone 'UTC'
         when $3 = 'standard' then told::timestamp at time zone standard
         else told::timestamp at time zone zone
       end) as instant
     from unnest($1::text[], $2::boolean[]) with ordinality as given (told, has_offset, place), district
     order by place`,
    [moments.map(({ text }) => text), moments.map(({ hasOffset }) => hasOffset), clock],
  );
  return rows.map(({ instant }) => instant);
}

const noMoment = (label: string, text: string): Remark => ({
  subject: `${label} is not a date, with or without a time.`,
  words: `${label} ${shown(text)} is not a date, with or without a time.`,
});
