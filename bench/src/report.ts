import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { wellsAsTilesAbove } from '@artesian/contract/map/sources';
import type { AfterChange } from './after-change.ts';
import type { Frames } from './frames.ts';
import type { Measured } from './load.ts';
import type { TabMemory } from './memory.ts';
import type { Question } from './questions.ts';
import type { Searched } from './search.ts';

const path = fileURLToPath(new URL('../RESULTS.md', import.meta.url));

export interface Results {
  questions: Question[];
  measured: Map<string, Measured[]>;
  afterChange: AfterChange[];
  /** On the first of the maps. */
  found: Searched[];
  /** On the largest of the maps. */
  searched: Searched[];
  maps: MeasuredMap[];
  wells: number;
}

/** The public map with so many wells. */
export interface MeasuredMap {
  wells: number;
  frames: Frames[];
  memory: TabMemory;
}

/** Prints the results and writes them to bench/RESULTS.md. */
export function writeReport({ questions, measured, afterChange, found, searched, maps, wells }: Results) {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const text = [
    '# Results',
    '',
    `${new Date().toISOString().slice(0, 10)} · ${cpus().length} cores, ${gigabytes} GB, Node ${process.versions.node} · ` +
      `${wells.toLocaleString('en')} published wells · ten connections. How each number is measured: [README.md](README.md).`,
    '',
    'The load, the servers and PostgreSQL share the cores, so ratios and processor time mean more than rates.',
    ...questions.flatMap((question) => section(question, measured.get(question.name)!)),
    ...listAfterChange(afterChange),
    ...search('Global search', found, maps[0]!.wells),
    ...search('Map search', searched, maps.at(-1)!.wells),
    ...maps.flatMap(framesOfTheMap),
    ...memoryOfTheTab(maps),
    '',
  ].join('\n');
  console.log(text);
  writeFileSync(path, text);
}

function section({ title, contenders }: Question, measured: Measured[]): string[] {
  const own = measured[0]!;
  const limit = measured.at(-1)!;
  const rows = contenders.map(({ name }, index) => {
    const result = measured[index]!;
    return [
      name,
      round(result.callsPerSecond),
      `${round((100 * result.callsPerSecond) / limit.callsPerSecond)} %`,
      index === 0 ? '' : `${round(own.callsPerSecond / result.callsPerSecond)} ×`,
      round(result.serverMsPerCall),
      round(result.databaseMsPerCall),
      round(result.p50Ms),
      round(result.p99Ms),
      round(result.bytesPerCall / 1024),
    ];
  });
  const columns = [
    '',
    'calls/s',
    'of the bare server',
    'Artesian serves',
    'server ms/call',
    'database ms/call',
    'p50 ms',
    'p99 ms',
    'KB',
  ];
  return ['', `## ${title}`, '', ...table(columns, rows)];
}

function listAfterChange(results: AfterChange[]): string[] {
  const rows = results.map(({ name, medianMs }) => [name, round(medianMs)]);
  return ['', '## The list of wells, right after a change of a well', '', ...table(['', 'median ms'], rows)];
}

function search(name: string, searched: Searched[], wells: number): string[] {
  const rows = searched.map(({ what, query, hits, p50Ms, p95Ms, serverMs, databaseMs }) => [
    `${what}: ${query}`,
    String(hits),
    round(p50Ms),
    round(p95Ms),
    round(serverMs),
    round(databaseMs),
  ]);
  const columns = ['', 'hits', 'p50 ms', 'p95 ms', 'server ms/call', 'database ms/call'];
  return ['', `## ${name} with ${wells.toLocaleString('en')} wells, by one reader`, '', ...table(columns, rows)];
}

function framesOfTheMap({ frames, wells }: MeasuredMap): string[] {
  const rows = frames.map(({ name, perSecond, p50Ms, p95Ms, longestMs, threadBusy }) => [
    name,
    round(perSecond),
    round(p50Ms),
    round(p95Ms),
    round(longestMs),
    `${round(100 * threadBusy)} %`,
  ]);
  const columns = ['', 'frames/s', 'p50 ms', 'p95 ms', 'longest ms', "page's own thread"];
  return [
    '',
    `## The public map with ${wells.toLocaleString('en')} wells, drawn without a graphics card`,
    '',
    ...table(columns, rows),
  ];
}

function memoryOfTheTab(maps: MeasuredMap[]): string[] {
  const rows = maps.map(({ wells, memory: { openedMb, highestMb, scriptMb } }) => [
    `${wells.toLocaleString('en')} wells ${wells > wellsAsTilesAbove ? 'as tiles' : 'as one list'}`,
    round(openedMb),
    round(highestMb),
    round(scriptMb),
  ]);
  const columns = ['', 'MB when opened', 'highest MB', 'script objects MB'];
  return ['', '## Tab memory of the public map', '', ...table(columns, rows)];
}

function table(columns: string[], rows: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map((_name, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)];
}

/** Two significant digits for small numbers, none after the point for large ones. */
function round(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(0) : value.toPrecision(2);
}
