import type pg from 'pg';
import { shown } from './read-row.ts';
import type { SheetRow } from './sheet-row.ts';
import { metaIn, type Subject } from './subject.ts';

/**
 * Turns the moments that rows tell into instants, in the rows themselves: a time of the day is that of the district, whatever clock the
 * server goes by; of a day alone, noon stands for it. What is no moment refuses its row.
 */
export async function resolveMoments(client: pg.PoolClient, subject: Subject, rows: readonly SheetRow[]) {
  const fields = Object.keys(subject.fields).filter((field) => metaIn(subject, field).kind === 'timestamp');
  for (const field of fields) {
    const saying = rows.filter(({ said }) => typeof said[field] === 'string');
    const { label } = metaIn(subject, field);
    const told = saying.flatMap((row) => {
      const moment = momentIn(row.said[field] as string);
      if (!moment) refuse(row, field, label);
      else if (moment.isDayAlone)
        row.remarks.push({ subject: `${label}: noon stands for days without a time`, words: `${label}: noon.` });
      return moment ? [{ row, ...moment }] : [];
    });
    const instants = await readInstants(client, told);
    for (const [index, { row }] of told.entries()) row.said[field] = instants[index];
  }
}

interface Moment {
  /** `2024-01-31 14:30`, with an offset where it has one. */
  text: string;
  hasOffset: boolean;
  isDayAlone: boolean;
}

const DAY = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\/(\d{1,2})\/(\d{4}))/;
const TIME = /^[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?(am|pm)?(z|[+-]\d{2}(?::?\d{2})?)?$/i;

/** A moment as files write it: ISO or American days, 24 or 12 hours. Undefined for what is none. */
export function momentIn(text: string): Moment | undefined {
  const found = DAY.exec(text);
  if (!found) return undefined;
  const [whole, year = found[6], month = found[4], day = found[5]] = found;
  if (!isDay(Number(year), Number(month), Number(day))) return undefined;
  const rest = text.slice(whole.length).trimEnd();
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

/** As the database writes them down, so that they can be compared with what is there. */
async function readInstants(client: pg.PoolClient, moments: readonly Moment[]): Promise<string[]> {
  if (moments.length === 0) return [];
  const { rows } = await client.query<{ instant: string }>(
    `select to_jsonb(
       case when has_offset then told::timestamptz else told::timestamp at time zone district_time_zone() end) as instant
     from unnest($1::text[], $2::boolean[]) with ordinality as given (told, has_offset, place)
     order by place`,
    [moments.map(({ text }) => text), moments.map(({ hasOffset }) => hasOffset)],
  );
  return rows.map(({ instant }) => instant);
}

function refuse(row: SheetRow, field: string, label: string) {
  const words = `${label} ${shown(row.said[field] as string)} is no day, nor a day with a time.`;
  row.refusals.push({ subject: `${label} is no day, nor a day with a time.`, words });
  delete row.said[field];
}
