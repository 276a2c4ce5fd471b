import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvLine, csvMark, csvText } from '@artesian/contract/language/csv';
import { openDataFileNames, type OpenDataFileName } from '@artesian/contract/open-data/files';
import type { Job, PartsOfJobs } from '../../jobs/job.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { newSystemFilename, type Files } from '../../platform/files.ts';
import { transaction } from '../../platform/transaction.ts';
import type { DownloadedColumn } from '../../query/columns.ts';
import { takePortions, type Values } from '../../query/take-portions.ts';
import { csvOf } from '../../query/write-pieces.ts';
import { dictionaryLines, placeColumn, readContents, type Content } from './content.ts';
import { GeoPackageFile } from './geopackage-file.ts';
import type { SqlValue } from './sqlite-pages.ts';
import { ZipFile } from './zip-file.ts';

/** All of the open data as files. Those of the last time are offered until the new ones are whole. */
export const makeOpenDataFiles: Job = {
  name: 'make-open-data-files',
  retries: 2,
  retryAfterSeconds: 600,
  nightly: true,
  failure: 'The open data files were not created. The previous files are still available. Try again later.',
  run: async (parts) => {
    const folder = await mkdtemp(join(tmpdir(), 'artesian-open-data-'));
    try {
      await writeFiles(parts, folder);
      await keepFiles(parts, folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function writeFiles({ config, database }: PartsOfJobs, folder: string) {
  const at = new Date();
  const notes = [`Open data of ${config.DISTRICT_NAME}, ${at.toISOString()}.`, `${config.origin}/open-data`];
  const contents = await readContents(database.pool, notes);
  const dictionary =
    csvMark +
    dictionaryLines(contents)
      .map((line) => csvLine(line.map(csvText)))
      .join('');
  await writeFile(pathIn(folder, 'data-dictionary.csv'), dictionary);
  await withFile(pathIn(folder, 'open-data.gpkg'), (geoPackageFile) =>
    withFile(pathIn(folder, 'open-data-csv.zip'), async (zipFile) => {
      const tables = contents.map(({ table }) => table);
      const geoPackage = await GeoPackageFile.begin(geoPackageFile, tables, at);
      const zip = new ZipFile(zipFile);
      for (const content of contents) await writeRows(database, content, geoPackage, zip, at);
      const entry = zip.begin('data-dictionary.csv', at);
      await entry.write(dictionary);
      await entry.end();
      await zip.end();
      await geoPackage.end();
    }),
  );
}

const pathIn = (folder: string, name: OpenDataFileName) => join(folder, name);

async function withFile(path: string, write: (file: FileHandle) => Promise<void>) {
  const file = await open(path, 'w');
  try {
    await write(file);
  } finally {
    await file.close();
  }
}

/** Read once for both files, portion by portion: a large collection is never in memory as a whole. */
async function writeRows(database: Database, content: Content, geoPackage: GeoPackageFile, zip: ZipFile, at: Date) {
  const { collection, columns, table } = content;
  const csv = csvOf([...columns, placeColumn]);
  const entry = zip.begin(`${collection.id}.csv`, at);
  const rows = geoPackage.rowsOf(table.name);
  let count = 0;
  await entry.write(csv.head);
  for await (const portion of takePortions(database, statementOf(content), new AbortController().signal)) {
    await entry.write(csv.linesOf(portion.map((values) => values.slice(2))));
    for (const [key, geometry, ...values] of portion) {
      count += 1;
      // A key of several columns is no number of a row.
      const fid = collection.key.length === 1 ? Number(key) : count;
      rows.add(fid, geometry as Uint8Array | null, inTable(columns, values));
    }
    await rows.write();
  }
  rows.end();
  await entry.end();
}

/** The key, the geometry, the columns and the place as text, in the order of the key. */
const statementOf = ({ collection: { from, key }, expressions, values }: Content) => ({
  text: `
    select ${key[0]![0]}, st_asbinary(st_force2d(geom), 'NDR'), ${expressions.map((one) => `${one},`).join(' ')}
      st_astext(geom, 7)
    from ${from}
    order by ${key.map(([column]) => column).join(', ')}`,
  values: [...values],
});

const inTable = (columns: readonly DownloadedColumn[], values: Values): SqlValue[] =>
  columns.map(({ kind }, place) => {
    const value = values[place];
    if (value === null || value === undefined) return null;
    if (typeof value === 'boolean') return value ? 1 : 0;
    return kind === 'decimal' ? Number(value) : (value as string | number);
  });

/** The new ones take the place of the last ones all at once, which are taken away then. */
async function keepFiles({ database, files }: Pick<PartsOfJobs, 'database' | 'files'>, folder: string) {
  const kept: Awaited<ReturnType<typeof keepFile>>[] = [];
  for (const name of openDataFileNames) kept.push(await keepFile(files, folder, name));
  const replaced = await transaction(database, { sub: 'system', requestId: makeOpenDataFiles.name }, async (client) => {
    const { rows } = await client.query<{ system_filename: string }>(
      'select system_filename from open_data_files for update',
    );
    await client.query('delete from open_data_files');
    await client.query(
      `insert into open_data_files (file_name, system_filename, bytes, sha256, made_at)
       select file_name, system_filename, bytes, sha256, now()
       from jsonb_to_recordset($1) as kept (file_name text, system_filename text, bytes bigint, sha256 text)`,
      [JSON.stringify(kept)],
    );
    return rows;
  });
  for (const { system_filename } of replaced) await files.remove(system_filename);
}

async function keepFile(files: Files, folder: string, name: OpenDataFileName) {
  const draft = await files.receive(createReadStream(pathIn(folder, name)));
  const system_filename = newSystemFilename(name);
  await draft.keep(system_filename);
  return { file_name: name, system_filename, bytes: draft.bytes, sha256: draft.sha256 };
}
