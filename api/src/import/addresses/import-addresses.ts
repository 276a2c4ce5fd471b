import { ADDRESSES } from '@artesian/contract/importing/registers';
import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/transaction.ts';
import { commandLine } from '../actor.ts';
import { findSystem, type CoordinateSystem } from '../layers/coordinate-system.ts';
import { markUndone } from '../mark-undone.ts';
import { recordImport } from '../record-import.ts';
import { Unusable } from '../unusable.ts';
import { isInDegrees } from '../layers/check-geometry.ts';
import type { GivenAddress, GivenLine } from './given-address.ts';
import type { AddressFile } from './read-file.ts';

export interface AddressResult {
  importNdx: number;
  /** Lines or shapes of the file. */
  read: number;
  /** Of those, how many gave house numbers that were not there yet; the others that did were there. */
  added: number;
  known: number;
  streets: number;
  /** Lines without any, each with why. */
  refused: { number: number; words: string }[];
}

const AT_ONCE = 5_000;

/**
 * Brings the house numbers of a file in, in one transaction. A dry run takes all of it back. Throws Unusable when the same file is
 * there already, or holds none.
 */
export const importAddresses = (
  database: Database,
  file: AddressFile,
  { dryRun = false, onProgress = () => {} }: { dryRun?: boolean; onProgress?: (done: number) => void } = {},
): Promise<AddressResult> =>
  transaction(database, commandLine, async (client) => {
    await client.query('savepoint import');
    const result = await bringIn(client, file, onProgress);
    if (dryRun) await client.query('rollback to savepoint import');
    return result;
  });

async function bringIn(client: pg.ClientBase, file: AddressFile, onProgress: (done: number) => void) {
  await refuseSameAgain(client, file.fileHash);
  const system = await findSystem(client, file.system);
  const importNdx = await recordImport(client, ADDRESSES, file);
  const streets = new Streets(importNdx);
  const result: AddressResult = { importNdx, read: 0, added: 0, known: 0, streets: 0, refused: [] };
  for await (const lines of inBatches(file.lines)) {
    const judged = await putLines(client, { lines, system, streets });
    result.read += judged.length;
    result.added += judged.filter(({ verdict }) => verdict === 'added').length;
    result.known += judged.filter(({ verdict }) => verdict === 'already there').length;
    result.refused.push(...judged.flatMap(({ number, problem }) => (problem ? [{ number, words: problem }] : [])));
    onProgress(result.read);
  }
  if (result.added + result.known === 0) throw noAddress(result.refused[0]?.words);
  result.streets = streets.count;
  await learnWords(client, importNdx);
  await client.query(
    'update imports set rows_read = $2, rows_added = $3, rows_known = $4, rows_refused = $5 where import_ndx = $1',
    [importNdx, result.read, result.added, result.known, result.refused.length],
  );
  return result;
}

const noAddress = (why = 'It is empty.') => new Unusable(`No line of the file has an address. ${why}`);

/** Throws Unusable where the same file came in before; two who bring it in at once come one after the other. */
async function refuseSameAgain(client: pg.ClientBase, fileHash: string) {
  await client.query("select pg_advisory_xact_lock(hashtextextended('addresses of ' || $1, 0))", [fileHash]);
  const words = await sameAgain(client, fileHash);
  if (words) throw new Unusable(words);
}

/** That a file is there already, in words; null where it is not. */
export async function sameAgain(client: Pick<pg.ClientBase, 'query'>, fileHash: string): Promise<string | null> {
  const { rows } = await client.query<{ import_ndx: number }>(
    'select import_ndx from imports where subject = $1 and file_hash = $2 and undone_timestamp is null limit 1',
    [ADDRESSES, fileHash],
  );
  return rows[0] ? `The addresses of this file are there already, since import ${rows[0].import_ndx}.` : null;
}

/** Writes down that the addresses of a file come in by pieces: it has not finished. Throws Unusable where they did before. */
export async function beginAddresses(client: pg.ClientBase, file: { fileName: string; fileHash: string }) {
  await refuseSameAgain(client, file.fileHash);
  const importNdx = await recordImport(client, ADDRESSES, file);
  await client.query('update imports set finished_timestamp = null where import_ndx = $1', [importNdx]);
  return importNdx;
}

/** How many lines a file has. Throws Unusable where none of them has an address. */
export async function countAddressLines({ lines }: AddressFile): Promise<number> {
  let [count, hasAddress, problem] = [0, false, undefined as string | undefined];
  for await (const batch of inBatches(lines)) {
    count += batch.length;
    hasAddress ||= batch.some(({ addresses }) => addresses.length > 0);
    problem ??= batch[0]!.problem;
    // Others have their turn between.
    await setImmediate();
  }
  if (!hasAddress) throw noAddress(problem);
  return count;
}

export async function* inBatches(lines: AddressFile['lines']): AsyncGenerator<GivenLine[]> {
  let batch: GivenLine[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

interface Batch {
  lines: readonly GivenLine[];
  system: CoordinateSystem;
  streets: Streets;
}

const placed = `
  select given.*, case when $3 then st_setsrid(geom, 4326) else st_transform(geom, 4326) end as place
  from jsonb_to_recordset($1) as given (street_ndx integer, low integer, high integer, parity smallint, shape text, line integer)
  cross join lateral (select st_setsrid(st_force2d(st_geomfromgeojson(shape)), $2::integer)) as read (geom)`;

/** Of two lines with the same number of the same street the first one stays. */
const putAddresses = `
  insert into street_addresses (street_ndx, low_number, high_number, parity, shape)
  select street_ndx, low, high, parity, place
  from (${placed}) as placed
  order by line
  on conflict do nothing
  returning street_ndx, low_number, high_number, parity`;

/** What became of a line. */
export interface JudgedLine {
  number: number;
  verdict: 'added' | 'already there' | 'refused';
  called: string;
  problem?: string | undefined;
}

/** Writes the house numbers of some lines, and tells what became of each. Throws Unusable for coordinates that are none. */
export async function putLines(client: pg.ClientBase, { lines, system, streets }: Batch): Promise<JudgedLine[]> {
  refuseFarFromDegrees(lines, system);
  // Each number's street is looked up: planned while there were few streets, all of them would be read for every one.
  await client.query('set local enable_seqscan = off');
  const street = await streets.of(
    client,
    lines.flatMap(({ addresses }) => addresses),
  );
  const rows = lines.flatMap(({ addresses, number }) =>
    addresses.map(({ low, high, parity, shape, ...of }) => ({
      street_ndx: street(of),
      low,
      high,
      parity,
      shape: JSON.stringify(shape),
      line: number,
    })),
  );
  const added = await refusingBadPlaces(lines, () =>
    client.query<{ street_ndx: number; low_number: number; high_number: number; parity: number | null }>(putAddresses, [
      JSON.stringify(rows),
      system.srid,
      system.inDegrees,
    ]),
  );
  const isNew = new Set(
    added.rows.map((row) => [row.street_ndx, row.low_number, row.high_number, row.parity].join(' ')),
  );
  // The first line that has them is the one that added them.
  return judgeLines(lines, ({ low, high, parity, ...of }) => isNew.delete([street(of), low, high, parity].join(' ')));
}

/** What becomes of lines: those with an address that is new are added. */
export const judgeLines = (lines: readonly GivenLine[], isNew: (address: GivenAddress) => boolean): JudgedLine[] =>
  lines.map(({ number, addresses, called = '', problem }) => {
    if (addresses.length === 0) return { number, verdict: 'refused', called, problem };
    return { number, verdict: addresses.filter(isNew).length > 0 ? 'added' : 'already there', called };
  });

/** In degrees. */
export interface Extent {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Where some lines are; undefined where none has an address. Throws Unusable for coordinates that are none. */
export async function extentOf(
  client: pg.ClientBase,
  { lines, system }: Pick<Batch, 'lines' | 'system'>,
): Promise<Extent | undefined> {
  refuseFarFromDegrees(lines, system);
  const shapes = lines.flatMap(({ addresses }) => addresses.map(({ shape }) => ({ shape: JSON.stringify(shape) })));
  if (shapes.length === 0) return undefined;
  const { rows } = await refusingBadPlaces(lines, () =>
    client.query<Extent>(
      `select min(st_xmin(place)) as west, min(st_ymin(place)) as south, max(st_xmax(place)) as east, max(st_ymax(place)) as north
       from (${placed}) as placed`,
      [JSON.stringify(shapes), system.srid, system.inDegrees],
    ),
  );
  return rows[0];
}

/** A file without a word on its coordinates shows itself by numbers that are no degrees. */
function refuseFarFromDegrees(lines: readonly GivenLine[], { inDegrees }: CoordinateSystem) {
  if (!inDegrees) return;
  const far = lines.find(({ addresses }) => addresses.some(({ shape }) => !isInDegrees(shape.coordinates)));
  if (far)
    throw new Unusable(
      `The coordinates of line ${far.number} are not longitude and latitude. Convert the file first, giving its coordinate system.`,
    );
}

/** What PostGIS says of coordinates that no system has. */
const BAD_PLACES = new Set(['XX000', '22023']);

async function refusingBadPlaces<T>(lines: readonly GivenLine[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!BAD_PLACES.has((error as { code?: string }).code ?? '')) throw error;
    const [first, last] = [lines[0]?.number, lines.at(-1)?.number];
    throw new Unusable(`Coordinates between line ${first} and line ${last} are outside the file’s coordinate system.`, {
      cause: error,
    });
  }
}

type Street = Pick<GivenAddress, 'street' | 'city' | 'zip'>;

/** The streets of an import, each written once. */
export class Streets {
  readonly #importNdx: number;
  readonly #known = new Map<string, number>();

  constructor(importNdx: number) {
    this.#importNdx = importNdx;
  }

  /** Those that are there, of an import that goes on. */
  async learn(client: pg.ClientBase) {
    this.#known.clear();
    const { rows } = await client.query<Street & { street_ndx: number }>(
      'select street_ndx, street_name as street, city, zip from address_streets where import_ndx = $1',
      [this.#importNdx],
    );
    for (const row of rows) this.#known.set(nameOf(row), row.street_ndx);
  }

  get count(): number {
    return this.#known.size;
  }

  /** Writes those that are new, and tells the number of each. */
  async of(client: pg.ClientBase, streets: readonly Street[]): Promise<(street: Street) => number> {
    const unknown = new Map(
      streets.map(({ street, city, zip }) => [nameOf({ street, city, zip }), { street, city, zip }]),
    );
    for (const name of unknown.keys()) if (this.#known.has(name)) unknown.delete(name);
    const { rows } = await client.query<Street & { street_ndx: number }>(
      `insert into address_streets (import_ndx, street_name, city, zip)
       select $1, street, city, zip from jsonb_to_recordset($2) as given (street text, city text, zip text)
       returning street_ndx, street_name as street, city, zip`,
      [this.#importNdx, JSON.stringify([...unknown.values()])],
    );
    for (const row of rows) this.#known.set(nameOf(row), row.street_ndx);
    return (street) => this.#known.get(nameOf(street))!;
  }
}

export const nameOf = ({ street, city, zip }: Street) => [street, city, zip].join('\t');

/** So that a street is found by a name that is misspelled. */
export const learnWords = (client: pg.ClientBase, importNdx: number) =>
  client.query(
    `insert into known_words
     select distinct word
     from address_streets, regexp_split_to_table(plain_words(street_name || ' ' || coalesce(city, '')), '[^[:alpha:]]+') as word
     where import_ndx = $1 and length(word) >= 3
     on conflict do nothing`,
    [importNdx],
  );

/** Takes the house numbers of an import away. Throws Unusable when it is none or was undone before. */
export const undoAddresses = (database: Database, importNdx: number): Promise<number> =>
  transaction(database, commandLine, async (client) => {
    await markUndone(client, importNdx, ADDRESSES);
    const { rowCount } = await client.query('delete from address_streets where import_ndx = $1', [importNdx]);
    return rowCount!;
  });
