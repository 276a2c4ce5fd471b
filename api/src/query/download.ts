import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { exportFileName } from '@artesian/contract/map/map-export';
import { isStaff } from '@artesian/contract/language/roles';
import { matchesPattern, type Focus } from '@artesian/contract/query/focuses';
import { recordsOfFocus } from '@artesian/contract/query/query-and-download';
import type { Selection } from '@artesian/contract/query/query-calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Turns } from '../platform/answers/turns.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/open-database.ts';
import { invalid } from '../platform/problems.ts';
import type { User } from '../sign-in/authentication.ts';
import { scopeOfView } from '../sign-in/scope.ts';
import { columnsOf, countOf, rowsOf } from '../views/rows-of-view.ts';
import { beginReading } from '../platform/database/begin-reading.ts';
import { describeColumns, type DownloadedColumn } from './columns.ts';
import { readSelection, formatSelection } from './read-selection.ts';
import { takePortions, type Values } from './take-portions.ts';

/** What somebody asks of a focus, read. */
export interface Question {
  focus: Focus;
  selection: Selection;
  user: User;
}

/** How many rows they may see. Throws 400 for a selection that is none. `gone` is when nobody waits for it any more. */
export async function countRows(database: Database, { focus, selection, user }: Question, gone: AbortSignal) {
  const view = recordsOfFocus[focus.endpoint];
  const query = countOf(view, scopeOfView(view, user), readSelection(focus, selection));
  const countOn = async (on: Pick<pg.Pool, 'query'>) =>
    (await on.query<{ count: number }>(query.text, query.values)).rows[0]!.count;
  if (database.kind === 'embedded') return countOn(database.pool);
  const { client, end } = await beginReading(database, gone);
  try {
    const count = await countOn(client);
    await end(true);
    return count;
  } catch (error) {
    await end(false);
    throw error;
  }
}

/** The columns that this reader receives and did not exclude. Throws 400 where none is left. */
export function columnsFor(
  { focus, user }: Question,
  { excludeFields, excludePatterns }: { excludeFields: readonly string[]; excludePatterns: readonly string[] },
): DownloadedColumn[] {
  const view = recordsOfFocus[focus.endpoint];
  const isExcluded = matchesPattern(excludePatterns);
  const names = columnsOf(view, isStaff(user.roles)).filter(
    (name) => !excludeFields.includes(name) && !isExcluded(name),
  );
  if (names.length === 0) throw invalid('excludeFields', 'All columns are excluded. There is nothing to download.');
  return describeColumns(view, names);
}

/** These columns of the rows that they may see. Throws 400 for a selection that is none. */
export function rowsFor(
  database: Database,
  { focus, selection, user }: Question,
  columns: readonly string[],
  gone: AbortSignal,
): AsyncGenerator<Values[]> {
  const view = recordsOfFocus[focus.endpoint];
  return takePortions(database, rowsOf(view, scopeOfView(view, user), columns, readSelection(focus, selection)), gone);
}

/** `barton-springs-data-wells_is-permitted_2026-03-01`: the district's data, what was asked and the day, without an ending. */
export function fileNameOf(config: Config, { focus, selection }: Pick<Question, 'focus' | 'selection'>): string {
  const day = new Date().toLocaleDateString('en-CA', { timeZone: config.DISTRICT_TIME_ZONE });
  const words = formatSelection(focus, selection);
  return exportFileName(`${config.DISTRICT_SHORT_NAME} data ${focus.title}`, words, day);
}

/** So many files are written at once; each takes a connection of the database while it lasts. */
const turns = new Turns(3, 8);
/** A reader who takes nothing for so long has gone. */
const STALLED_MS = 30_000;

/** Ends when the reader goes away before the answer is whole. */
export function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The reader has gone.'));
  });
  return gone.signal;
}

/** Sends a file as it is made. What goes wrong before its first piece is answered as a problem. */
export async function sendPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncGenerator<string | Uint8Array>,
): Promise<FastifyReply> {
  const end = await turns.take();
  if (reply.sent) {
    end();
    return reply;
  }
  try {
    const first = await pieces.next();
    reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
    const body = Readable.from(beginningWith(first, pieces), { objectMode: false }).once('close', end);
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return await reply.send(body);
    return await reply.header('content-encoding', 'gzip').send(body.compose(createGzip({ level: 1 })));
  } catch (error) {
    end();
    throw error;
  }
}

async function* beginningWith<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>) {
  try {
    if (first.done) return;
    yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
