import { MONTH_NAMES } from '@artesian/domain/month';
import type pg from 'pg';
import { beginReading } from '../../platform/database/begin-reading.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { computeMonths, type Volumes } from './compute-months.ts';
import { readEntered, type Entered } from './read-entered.ts';

export interface VerifiedFigures {
  /** How many were compared. */
  figures: number;
  /** Each figure that is kept otherwise than it follows from what was entered, in a sentence. */
  different: string[];
}

const wordsOf = { permitted_gal: 'permitted', reduced_gal: 'reduced', metered_gal: 'pumped' } as const;
type Name = keyof typeof wordsOf;
const names = Object.keys(wordsOf) as Name[];
type Figures = Pick<Volumes, Name>;
/** By what they are of: `12 2026-11` is a month of a permit, `12 2026` a fiscal year, `2026-11` the month of all permits. */
type FiguresByName = Map<string, Figures>;

/**
 * Computes what every permit was permitted, allowed and pumped in each of its months and fiscal years anew, by the second writing of each
 * rule in `domain/src/oracle`, and compares it with what the database keeps and screens show, and with what all permits together have in each
 * month. Undefined while figures are being recalculated: those that are kept are of two times then.
 */
export async function verifyFigures(database: Database): Promise<VerifiedFigures | undefined> {
  const read = await readAtOneMoment(database);
  if (!read) return undefined;
  const computed = computedFigures(await computeMonths(read.entered));
  const sayWhat = whatIn(read.entered);
  const different = [...new Set([...read.kept.keys(), ...computed.keys()])].flatMap((name) =>
    differences(read.kept.get(name), computed.get(name)).map((words) => `${sayWhat(name)}: ${words}`),
  );
  return { figures: computed.size * names.length, different };
}

/** What is computed of it afterwards keeps no connection from anybody. */
async function readAtOneMoment(database: Database) {
  const { client, end } = await beginReading(database, new AbortController().signal);
  let isWhole = false;
  try {
    await client.query('set local statement_timeout = 0');
    const read = await readFigures(client);
    isWhole = true;
    return read;
  } finally {
    await end(isWhole);
  }
}

async function readFigures(client: pg.PoolClient) {
  const { rowCount } = await client.query('select from permit_recounts limit 1');
  if (rowCount! > 0) return undefined;
  const { rows } = await client.query<{ name: string } & Figures>(`
    select permit_ndx || ' ' || to_char(make_date(c_year, c_month, 1), 'YYYY-MM') as name, permitted_gal, reduced_gal, metered_gal
    from permit_months

    union all
    select permit_ndx || ' ' || fiscal_year, permitted_gal, reduced_gal, metered_gal from permit_years

    union all
    select to_char(make_date(c_year, c_month, 1), 'YYYY-MM'), sum(permitted_gal)::bigint, sum(reduced_gal)::bigint, sum(metered_gal)::bigint
    from kind_months
    group by c_year, c_month`);
  return { entered: await readEntered(client), kept: new Map(rows.map(({ name, ...figures }) => [name, figures])) };
}

function computedFigures(months: readonly Volumes[]): FiguresByName {
  const figures: FiguresByName = new Map();
  const add = (name: string, { permitted_gal, reduced_gal, metered_gal }: Figures) => {
    const sum = figures.get(name) ?? { permitted_gal: 0, reduced_gal: 0, metered_gal: 0 };
    figures.set(name, {
      permitted_gal: plus(sum.permitted_gal, permitted_gal),
      reduced_gal: plus(sum.reduced_gal, reduced_gal),
      metered_gal: sum.metered_gal + metered_gal,
    });
  };
  for (const row of months) {
    add(`${row.permit_ndx} ${row.month}`, row);
    add(`${row.permit_ndx} ${row.fiscal_year}`, row);
    // All permits have the volumes of those that are known.
    add(row.month, { ...row, permitted_gal: row.permitted_gal ?? 0, reduced_gal: row.reduced_gal ?? 0 });
  }
  return figures;
}

const plus = (one: number | null, other: number | null) => (one === null || other === null ? null : one + other);

function differences(kept: Figures | undefined, computed: Figures | undefined): string[] {
  if (!computed) return ['volumes are on record, but no entries account for them.'];
  if (!kept) return ['no volumes are on record.'];
  return names
    .filter((name) => kept[name] !== computed[name])
    .map(
      (name) =>
        `the ${wordsOf[name]} volume on record is ${gallons(kept[name])}; recomputed from entries, it is ${gallons(computed[name])}.`,
    );
}

const gallons = (volume: number | null) => (volume === null ? 'unknown' : `${volume.toLocaleString('en-US')} gal`);

function whatIn({ permits }: Entered) {
  const numbers = new Map(permits.map(({ permit_ndx, permit_number }) => [String(permit_ndx), permit_number]));
  return (name: string): string => {
    const [permit, when] = name.includes(' ') ? (name.split(' ') as [string, string]) : [undefined, name];
    const who = permit === undefined ? 'All permits' : `Permit ${numbers.get(permit) ?? `with key ${permit}`}`;
    return `${who}, ${when.includes('-') ? inWords(when) : `fiscal year ${when}`}`;
  };
}

/** `November 2026` */
const inWords = (month: string) => `${MONTH_NAMES[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
