import { ADDRESSES } from '@artesian/contract/importing/registers';
import type { AddressesCovered } from '@artesian/contract/importing/runs';
import type pg from 'pg';
import type { PartsOfJobs } from '../../jobs/job.ts';
import { giveWay } from '../../platform/database/give-way.ts';
import { transaction } from '../../platform/transaction.ts';
import type { GivenAddress, GivenLine } from '../addresses/given-address.ts';
import {
  extentOf,
  inBatches,
  judgeLines,
  learnWords,
  nameOf,
  putLines,
  Streets,
  type Extent,
  type JudgedLine,
} from '../addresses/import-addresses.ts';
import { readAddressFile } from '../addresses/read-file.ts';
import { findSystem } from '../layers/coordinate-system.ts';
import { markUndone } from '../mark-undone.ts';
import { verdicts } from '../outcomes.ts';
import { Unusable } from '../unusable.ts';
import { countUndone, Ended, keepDone, mine, type Doing, type DonePiece, type KeptOutcome } from './doing.ts';
import { openImportFile, readImportFile, type StoredFile } from './stored-file.ts';

/** What a file of addresses would do: its lines are read, and nothing is written but what became of them. */
export async function previewAddresses(doing: Doing): Promise<void> {
  const { database, run, user } = doing;
  const actor = { sub: user.sub, requestId: 'preview of addresses' };
  const { lines, system: given } = await openAddresses(doing);
  const system = await transaction(database, actor, (client) => findSystem(client, given));
  const seen = new SeenAddresses();
  const covered = new Covered();
  for await (const batch of inBatches(lines)) {
    const judged = judgeLines(batch, (address) => seen.isNew(address));
    const isStopped = await transaction(database, actor, async (client) => {
      covered.add(batch, await extentOf(client, { lines: batch, system }));
      return keepDone(client, doing, doneOf(judged));
    });
    if (isStopped) throw new Ended();
    await giveWay(database);
  }
  await transaction(database, actor, (client) =>
    client.query(`update import_runs set covers = $3 where ${mine}`, [
      run.import_run_ndx,
      doing.claim,
      JSON.stringify(covered.told()),
    ]),
  );
}

/** Brings the lines that are not done yet in, batch by batch: each finished one stays. */
export async function bringInAddresses(doing: Doing): Promise<void> {
  const { database, run, user } = doing;
  const importNdx = run.import_ndx!;
  const actor = { sub: user.sub, requestId: `import ${importNdx}` };
  const { lines, system: given } = await openAddresses(doing);
  const streets = new Streets(importNdx);
  const system = await transaction(database, actor, async (client) => {
    await streets.learn(client);
    return findSystem(client, given);
  });
  for await (const batch of inBatches(after(lines, run.rows_done))) {
    const isStopped = await transaction(database, actor, async (client) => {
      const done = doneOf(await putLines(client, { lines: batch, system, streets }));
      await countLines(client, importNdx, done);
      return keepDone(client, doing, done);
    });
    if (isStopped) throw new Ended();
    await giveWay(database);
  }
  await transaction(database, actor, async (client) => {
    await learnWords(client, importNdx);
    await client.query('update imports set finished_timestamp = now() where import_ndx = $1', [importNdx]);
  });
}

async function openAddresses(place: PartsOfJobs & Pick<Doing, 'run'>) {
  const file = await readImportFile(place.database.pool, place.run.import_file_ndx!);
  return readAddressFile(file.file_name, await bytesOf(place, file));
}

async function bytesOf(place: Parameters<typeof openImportFile>[0], file: StoredFile): Promise<Buffer> {
  const opened = await openImportFile(place, file);
  if (!opened) throw new Unusable(`${file.file_name} is no longer available. Upload it again.`);
  return opened.bytes;
}

/** The lines behind those that are done. */
async function* after(lines: AsyncIterable<GivenLine> | Iterable<GivenLine>, done: number): AsyncGenerator<GivenLine> {
  let place = 0;
  for await (const line of lines) {
    place += 1;
    if (place > done) yield line;
  }
}

/** New addresses are only counted: a county has some hundred thousand of them. */
function doneOf(judged: readonly JudgedLine[]): DonePiece {
  return {
    rows: judged.length,
    counts: verdicts.map((wanted) => judged.filter(({ verdict }) => verdict === wanted).length),
    outcomes: judged.filter(({ verdict }) => verdict !== 'added').map(outcomeOf),
  };
}

function outcomeOf({ number, verdict, called, problem }: JudgedLine): KeptOutcome {
  const reason = problem ?? 'An earlier line has the same address.';
  return {
    line: number,
    verdict,
    record: called || null,
    record_key: null,
    reason,
    refusals: problem ? [{ subject: problem, words: problem }] : [],
    remarks: [],
    changes: [],
  };
}

const countLines = (client: pg.ClientBase, importNdx: number, { rows, counts }: DonePiece) =>
  client.query(
    `update imports set rows_read = rows_read + $2, rows_added = rows_added + $3, rows_changed = rows_changed + $4,
       rows_known = rows_known + $5, rows_refused = rows_refused + $6
     where import_ndx = $1`,
    [importNdx, rows, ...counts],
  );

/** The addresses that earlier lines have, by street: of most the number alone tells which it is. */
class SeenAddresses {
  readonly #byStreet = new Map<string, Set<number | string>>();

  isNew({ low, high, parity, ...street }: GivenAddress): boolean {
    const name = nameOf(street);
    const seen = this.#byStreet.get(name) ?? new Set();
    this.#byStreet.set(name, seen);
    const mark = low === high && parity === null ? low : `${low} ${high} ${parity}`;
    if (seen.has(mark)) return false;
    seen.add(mark);
    return true;
  }
}

const MOST_PLACES = 12;

/** How many addresses of each kind a file has, and where. */
class Covered {
  #addresses = 0;
  #ranges = 0;
  #extent: Extent | undefined;
  readonly #places = new Map<string, number>();

  add(lines: readonly GivenLine[], extent: Extent | undefined) {
    for (const { shape, city, zip } of lines.flatMap(({ addresses }) => addresses)) {
      if (shape.type === 'Point') this.#addresses += 1;
      else this.#ranges += 1;
      const place = city ?? zip ?? 'No city';
      this.#places.set(place, (this.#places.get(place) ?? 0) + 1);
    }
    this.#extent = around(this.#extent, extent);
  }

  /** Null of a file without an address. */
  told(): AddressesCovered | null {
    if (!this.#extent) return null;
    const places = [...this.#places].toSorted(([, one], [, other]) => other - one);
    return {
      addresses: this.#addresses,
      ranges: this.#ranges,
      ...this.#extent,
      places: places.slice(0, MOST_PLACES).map(([words, count]) => ({ words, count })),
      more: Math.max(0, places.length - MOST_PLACES),
    };
  }
}

function around(one: Extent | undefined, other: Extent | undefined): Extent | undefined {
  if (!one || !other) return one ?? other;
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  };
}

/** Streets that go at once: some thousands of addresses. */
const STREETS_AT_ONCE = 200;

/** Takes the addresses of an import away, street by street; one that was stopped is undone further when it is asked for again. */
export async function takeAddressesBack({ database, run, claim, user }: Doing): Promise<void> {
  const importNdx = run.import_ndx!;
  const actor = { sub: user.sub, requestId: `undo of import ${importNdx}` };
  let gone = 0;
  for (let isMore = true; isMore; await giveWay(database)) {
    isMore = await transaction(database, actor, async (client) => {
      const { rows } = await client.query<{ street_ndx: number }>(
        `select street_ndx from address_streets where import_ndx = $1 order by street_ndx limit ${STREETS_AT_ONCE}`,
        [importNdx],
      );
      const streets = [rows.map(({ street_ndx }) => street_ndx)];
      const removed = await client.query('delete from street_addresses where street_ndx = any ($1)', streets);
      await client.query('delete from address_streets where street_ndx = any ($1)', streets);
      gone += removed.rowCount!;
      const counted = await client.query<{ is_stop_asked: boolean }>(countUndone, [
        run.import_run_ndx,
        claim,
        gone,
        gone,
        0,
        0,
      ]);
      if (!counted.rows[0] || counted.rows[0].is_stop_asked) throw new Ended();
      if (rows.length === 0) await markUndone(client, importNdx, ADDRESSES);
      return rows.length > 0;
    });
  }
}
