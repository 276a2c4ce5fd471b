import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { mostExportedWells, type ExportFormat } from '@artesian/contract/map/map-export';
import { setOwnNames } from '@artesian/domain/texts/translate';
import { inLanguage } from '../../platform/language.ts';
import { writeCsv } from './csv.ts';
import { isWanted, tableOf, tooMany, type ExportJob, type MapWellRow } from './export-job.ts';
import { writeGeoJson } from './geojson.ts';
import { writeGeoPackage } from './geopackage.ts';
import { writeKml } from './kml.ts';
import { writeShapefile } from './shapefile.ts';
import type { ExportTable, Pieces } from './table.ts';

/** A file is begun, gets its wells as items of a JSON list, and is then taken portion by portion. */
export type ExportRequest = { kind: 'begin'; job: ExportJob } | { kind: 'wells'; items: string } | { kind: 'take' };
export type ExportReply =
  | { kind: 'portion'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end' }
  | { kind: 'refused'; words: string }
  | { kind: 'failed'; message: string };

const writers: Record<ExportFormat, (table: ExportTable) => Pieces | Promise<Pieces>> = {
  shapefile: writeShapefile,
  geopackage: async (table) => [await writeGeoPackage(table)],
  geojson: writeGeoJson,
  kml: writeKml,
  csv: writeCsv,
};

/** So many bytes are handed over at once. */
const PORTION_BYTES = 262_144;
/** Whoever looks at the map comes before whoever downloads it. Linux gives each thread a priority of its own. */
const LOW_PRIORITY = 10;
try {
  setPriority(LOW_PRIORITY);
} catch {
  // Where threads share one priority, or none may be set, files are written like everything else.
}

const main = parentPort!;
let file: { job: ExportJob; wells: MapWellRow[]; read: number; isWanted: (well: MapWellRow) => boolean };
let portions: AsyncGenerator<Uint8Array<ArrayBuffer>> | undefined;

main.on('message', (request: ExportRequest) => {
  if (request.kind === 'begin') {
    file = { job: request.job, wells: [], read: 0, isWanted: isWanted(request.job) };
    setOwnNames(request.job.language, request.job.ownNames);
    portions = undefined;
  } else if (request.kind === 'wells') addWells(request.items);
  else void inLanguage(file.job.language, answerPortion);
});

function addWells(items: string) {
  const wells = JSON.parse(`[${items}]`) as MapWellRow[];
  file.read += wells.length;
  for (const well of wells) if (file.isWanted(well)) file.wells.push(well);
}

async function answerPortion() {
  if (file.read > mostExportedWells) return reply({ kind: 'refused', words: tooMany() });
  try {
    portions ??= inPortions(await writers[file.job.format](tableOf(file.job, file.wells)));
    const next = await portions.next();
    return next.done ? reply({ kind: 'end' }) : reply({ kind: 'portion', bytes: next.value }, [next.value.buffer]);
  } catch (error) {
    return reply({ kind: 'failed', message: String(error) });
  }
}

const reply = (answer: ExportReply, transfer: ArrayBuffer[] = []) => main.postMessage(answer, transfer);

async function* inPortions(pieces: Pieces): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let gathered: Buffer[] = [];
  let size = 0;
  for (const piece of pieces) {
    const bytes = Buffer.from(piece as string);
    gathered.push(bytes);
    size += bytes.length;
    if (size < PORTION_BYTES) continue;
    yield new Uint8Array(Buffer.concat(gathered));
    [gathered, size] = [[], 0];
  }
  yield new Uint8Array(Buffer.concat(gathered));
}
