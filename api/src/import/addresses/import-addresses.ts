import type pg from 'pg';
import type { Database } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/transaction.ts';
import { commandLine } from '../actor.ts';
import { findSystem, type CoordinateSystem } from '../layers/coordinate-system.ts';
import { markUndone } from '../mark-undone.ts';
import { recordImport } from '../record-import.ts';
import { Unusable } from '../unusable.ts';
import type { GivenAddress, GivenLine } from './given-address.ts';
import type { AddressFile } from './read-file.ts';

/** What `imports.subject` says of a file of addresses. */
export const ADDRESSES = 'addresses';

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
  await refuseSameAgain(client, file);
  // Each number's street is looked up: planned while there were few streets, all of them would be read for every one.
  await client.query('set local enable_seqscan = off');
  const system = await findSystem(client, file.system);
  const importNdx = await recordImport(client, ADDRESSES, file);
  const streets = new Streets(client, importNdx);
  const result: AddressResult = { importNdx, read: 0, added: 0, known: 0, streets: 0, refused: [] };
  for await (const lines of inBatches(file.lines)) {
    await putLines(client, { lines, system, streets }, result);
    onProgress(result.read);
  }
  if (result.added + result.known === 0)
    throw new Unusable(`No line of the file has an address. ${result.refused[0]?.words ?? 'It is empty.'}`);
  result.streets = streets.count;
  await learnWords(client, importNdx);
  await client.query(
    'update imports set rows_read = $2, rows_added = $3, rows_known = $4, rows_refused = $5 where import_ndx = $1',
    [importNdx, result.read, result.added, result.known, result.refused.length],
  );
  return result;
}

async function refuseSameAgain(client: pg.ClientBase, { fileHash }: AddressFile) {
  const { rows } = await client.query<{ import_ndx: number }>(
    'select import_ndx from imports where subject = $1 and file_hash = $2 and undone_timestamp is null limit 1',
    [ADDRESSES, fileHash],
  );
  if (rows[0]) throw new Unusable(`The addresses of this file are there already, since import ${rows[0].import_ndx}.`);
}

async function* inBatches(lines: AddressFile['lines']): AsyncGenerator<GivenLine[]> {
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

/** Of two lines with the same number of the same street the first one stays. */
const putAddresses = `
  insert into street_addresses (street_ndx, low_number, high_number, parity, shape)
  select street_ndx, low, high, parity, case when $3 then st_setsrid(geom, 4326) else st_transform(geom, 4326) end
  from jsonb_to_recordset($1) as given (street_ndx integer, low integer, high integer, parity smallint, shape text, line integer)
  cross join lateral (select st_setsrid(st_force2d(st_geomfromgeojson(shape)), $2::integer)) as placed (geom)
  order by line
  on conflict do nothing
  returning street_ndx, low_number, high_number, parity`;

async function putLines(client: pg.ClientBase, { lines, system, streets }: Batch, result: AddressResult) {
  result.read += lines.length;
  result.refused.push(
    ...lines.flatMap(({ number, problem }) => (problem === undefined ? [] : [{ number, words: problem }])),
  );
  const given = lines.filter(({ addresses }) => addresses.length > 0);
  const street = await streets.of(given.flatMap(({ addresses }) => addresses));
  const rows = given.flatMap(({ addresses, number }) =>
    addresses.map(({ low, high, parity, shape, ...of }) => ({
      street_ndx: street(of),
      low,
      high,
      parity,
      shape: JSON.stringify(shape),
      line: number,
    })),
  );
  const added = await client.query<{
    street_ndx: number;
    low_number: number;
    high_number: number;
    parity: number | null;
  }>(putAddresses, [JSON.stringify(rows), system.srid, system.inDegrees]);
  const isNew = new Set(
    added.rows.map((row) => [row.street_ndx, row.low_number, row.high_number, row.parity].join(' ')),
  );
  // The first line that has them is the one that added them.
  const fresh = given.filter(
    ({ addresses }) =>
      addresses.filter(({ low, high, parity, ...of }) => isNew.delete([street(of), low, high, parity].join(' ')))
        .length > 0,
  );
  result.added += fresh.length;
  result.known += given.length - fresh.length;
}

type Street = Pick<GivenAddress, 'street' | 'city' | 'zip'>;

/** The streets of an import, each written once. */
class Streets {
  readonly #client: pg.ClientBase;
  readonly #importNdx: number;
  readonly #known = new Map<string, number>();

  constructor(client: pg.ClientBase, importNdx: number) {
    this.#client = client;
    this.#importNdx = importNdx;
  }

  get count(): number {
    return this.#known.size;
  }

  /** Writes those that are new, and tells the number of each. */
  async of(streets: readonly Street[]): Promise<(street: Street) => number> {
    const unknown = new Map(
      streets.map(({ street, city, zip }) => [nameOf({ street, city, zip }), { street, city, zip }]),
    );
    for (const name of unknown.keys()) if (this.#known.has(name)) unknown.delete(name);
    const { rows } = await this.#client.query<Street & { street_ndx: number }>(
      `insert into address_streets (import_ndx, street_name, city, zip)
       select $1, street, city, zip from jsonb_to_recordset($2) as given (street text, city text, zip text)
       returning street_ndx, street_name as street, city, zip`,
      [this.#importNdx, JSON.stringify([...unknown.values()])],
    );
    for (const row of rows) this.#known.set(nameOf(row), row.street_ndx);
    return (street) => this.#known.get(nameOf(street))!;
  }
}

const nameOf = ({ street, city, zip }: Street) => [street, city, zip].join('\t');

/** So that a street is found by a name that is misspelled. */
const learnWords = (client: pg.ClientBase, importNdx: number) =>
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
