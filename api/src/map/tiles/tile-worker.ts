import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { Audience, TileNumber, TileRow } from './tile-row.ts';
import { WellIndexBuilder, type WellIndex } from './well-index.ts';
import { writeTile } from './write-tile.ts';

/** Wells arrive in portions of JSON text; `finish` puts them in the place of those before. */
export type TileRequest =
  | { kind: 'begin' }
  | { kind: 'rows'; json: string }
  | { kind: 'finish'; call: number }
  | { kind: 'tile'; call: number; tile: TileNumber; audience: Audience };

export type TileReply = { call: number; answer: TileAnswer };
/** A gzipped tile; null for one without wells, and when the wells are in their place. */
export type TileAnswer = Uint8Array<ArrayBuffer> | null;

const main = parentPort!;
let builder = new WellIndexBuilder();
let index: WellIndex = builder.finish();

main.on('message', (request: TileRequest) => {
  if (request.kind === 'begin') builder = new WellIndexBuilder();
  else if (request.kind === 'rows') builder.add(JSON.parse(request.json) as TileRow[]);
  else if (request.kind === 'finish') answerFinished(request.call);
  else answerTile(request.call, request.tile, request.audience);
});

function answerFinished(call: number) {
  index = builder.finish();
  builder = new WellIndexBuilder();
  main.postMessage({ call, answer: null } satisfies TileReply);
}

function answerTile(call: number, tile: TileNumber, audience: Audience) {
  const written = writeTile(index, tile, audience);
  if (!written) return main.postMessage({ call, answer: null } satisfies TileReply);
  const answer = new Uint8Array(gzipSync(written, { level: 5 }));
  main.postMessage({ call, answer } satisfies TileReply, [answer.buffer]);
}
