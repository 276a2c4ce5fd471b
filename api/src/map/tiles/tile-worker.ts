import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { Facets } from '@artesian/contract/map/well-facets';
import type { WellArea } from '@artesian/contract/map/well-area';
import type { Counting } from '@artesian/contract/map/count-wells';
import type { Audience, TileNumber, TileRow } from './tile-row.ts';
import { facetsInView } from './facets-in-view.ts';
import {
  findInView,
  pictureOf,
  type AskedView,
  type AskedWells,
  type FoundView,
  type Picture,
} from './find-in-view.ts';
import { WellIndexBuilder, type WellIndex } from './well-index.ts';
import { writeTile } from './write-tile.ts';

/** Wells arrive in portions of JSON text; `finish` puts them in the place of those before. */
export type TileRequest =
  | { kind: 'begin' }
  | { kind: 'rows'; json: string }
  | { kind: 'finish'; call: number }
  | { kind: 'tile'; call: number; tile: TileNumber; audience: Audience; area: WellArea }
  | { kind: 'view'; call: number; view: AskedView; audience: Audience }
  | { kind: 'picture'; call: number; asked: AskedWells & Counting; audience: Audience }
  | { kind: 'facets'; call: number; asked: AskedWells; audience: Audience };

/** What each kind of request is answered with. */
export interface TileAnswers {
  finish: null;
  /** A gzipped tile; null for one without wells. */
  tile: Uint8Array<ArrayBuffer> | null;
  view: FoundView;
  picture: Picture;
  facets: Facets;
}
export type TileReply = { call: number; answer: TileAnswers[keyof TileAnswers] };

const main = parentPort!;
let builder = new WellIndexBuilder();
let index: WellIndex = builder.finish();

main.on('message', (request: TileRequest) => {
  if (request.kind === 'begin') builder = new WellIndexBuilder();
  else if (request.kind === 'rows') builder.add(JSON.parse(request.json) as TileRow[]);
  else if (request.kind === 'finish') answerFinished(request.call);
  else if (request.kind === 'tile') answerTile(request);
  else main.postMessage({ call: request.call, answer: answerOf(request) } satisfies TileReply);
});

function answerOf(request: Extract<TileRequest, { kind: 'view' | 'picture' | 'facets' }>) {
  if (request.kind === 'view') return findInView(index, request.view, request.audience);
  const { kind, asked, audience } = request;
  return kind === 'picture' ? pictureOf(index, asked, audience) : facetsInView(index, asked, audience);
}

function answerFinished(call: number) {
  index = builder.finish();
  builder = new WellIndexBuilder();
  main.postMessage({ call, answer: null } satisfies TileReply);
}

function answerTile({ call, tile, audience, area }: Extract<TileRequest, { kind: 'tile' }>) {
  const written = writeTile(index, tile, audience, area);
  if (!written) return main.postMessage({ call, answer: null } satisfies TileReply);
  const answer = new Uint8Array(gzipSync(written, { level: 5 }));
  main.postMessage({ call, answer } satisfies TileReply, [answer.buffer]);
}
