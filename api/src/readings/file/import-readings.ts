import { dialOf } from '@artesian/contract/metering/dials';
import type { SavedReading } from '@artesian/contract/metering/readings-entry';
import {
  importReadings,
  previewReadings,
  readingColumns,
  type PreviewedReadings,
  type ReadingColumn,
  type ReadingMapping,
} from '@artesian/contract/metering/readings-files';
import { dialName } from '@artesian/domain/dials';
import type pg from 'pg';
import type { Table } from '../../import/file/read-table.ts';
import { Unusable } from '../../import/unusable.ts';
import { act } from '../../platform/calls/act.ts';
import { answer } from '../../platform/calls/answer.ts';
import { invalid, Refusal } from '../../platform/problems.ts';
import { rehearsal } from '../../platform/transaction.ts';
import { keepReadings } from '../save-readings.ts';
import { standingReadings, type Standing } from '../standing-readings.ts';
import { mapColumns } from './map-columns.ts';
import { meantReadings, type MeantReading } from './meant-readings.ts';
import { readFileOfReadings } from './read-file.ts';

interface GivenFile {
  file_name: string;
  content: string;
  fiscal_year: number;
  mapping: ReadingMapping;
}

interface ReadFile {
  table: Table;
  mapping: ReadingMapping;
  meant: MeantReading[];
}

/** What became of a file. */
interface Brought extends ReadFile {
  /** Beside the readings that its rows mean. */
  standing: readonly Standing[];
  /** The same readings as they were saved, then the later ones that changed with them; none where something was wrong. */
  saved: readonly SavedReading[];
}

/** `POST /api/readings-imports/preview`: does all of it and takes it back. */
export const answerPreviewReadings = answer(
  previewReadings,
  async ({ body, user, request }, { database }): Promise<PreviewedReadings> => {
    const actor = { sub: user.sub, requestId: request.id };
    const brought = await rehearsal(database, actor, (client) => bringIn(client, body));
    return {
      columns: brought.table.columns,
      mapping: brought.mapping,
      rows: previewOf(brought),
      consequences: brought.saved.filter(({ is_consequence }) => is_consequence),
    };
  },
);

/** `POST /api/readings-imports` */
export const actImportReadings = act(importReadings, async ({ body, client }) => {
  const brought = await bringIn(client, body);
  refuseWrong(brought.meant);
  const { table, mapping, standing, saved } = brought;
  if (saved.length === 0) throw invalid('content', 'The file has no readings.');
  const changed = standing.flatMap((stood, index) => {
    const after = saved[index]!;
    return isChanged(stood, after) ? [{ meter_reading_ndx: after.meter_reading_ndx, before: stood.was, after }] : [];
  });
  const rows_known = table.rows.length - changed.length;
  const { rows } = await client.query<{ import_ndx: number }>(keepImport, [
    table.fileName,
    table.fileHash,
    JSON.stringify(mapping),
    table.rows.length,
    changed.length,
    rows_known,
  ]);
  const { import_ndx } = rows[0]!;
  await client.query(keepRows, [import_ndx, JSON.stringify(changed)]);
  return { import_ndx, rows_added: changed.length, rows_known };
});

const keepImport = `
  insert into imports (subject, file_name, file_hash, mapping, rows_read, rows_added, rows_known, rows_refused)
  values ('readings', $1, $2, $3, $4, $5, $6, 0)
  returning import_ndx`;

const keepRows = `
  insert into imported_readings (import_ndx, meter_reading_ndx, before, after)
  select $1, meter_reading_ndx, nullif(before, 'null'), after
  from jsonb_to_recordset($2) as kept (meter_reading_ndx integer, before jsonb, after jsonb)`;

/** What was there before is changed by a save that renewed its version; a new one always. */
const isChanged = ({ was }: Standing, { version }: SavedReading) => was === null || was.version !== version;

/** Reads the file and saves what it means, unless something is wrong with one of its rows: that is then said of each. */
async function bringIn(client: pg.PoolClient, given: GivenFile): Promise<Brought> {
  const read = await readGiven(client, given);
  const { meant } = read;
  const readings = meant.flatMap(({ reading }) => reading ?? []);
  if (readings.length === 0) return { ...read, standing: [], saved: [] };
  await client.query('select api.change_volumes()');
  const standing = await standingReadings(client, readings);
  const saved = await keepReadings(client, readings).catch((error: unknown) => {
    if (!(error instanceof Refusal) || !error.details.errors) throw error;
    sayOfRows(meant, error.details.errors);
    return [];
  });
  return { ...read, standing, saved: meant.some(({ problems }) => problems.length > 0) ? [] : saved };
}

async function readGiven(client: pg.PoolClient, given: GivenFile): Promise<ReadFile> {
  try {
    const table = await readFileOfReadings(given.file_name, Buffer.from(given.content, 'base64'));
    const mapping = mapColumns(table.columns, given.mapping);
    return { table, mapping, meant: await meantReadings(client, table.rows, mapping, given.fiscal_year) };
  } catch (error) {
    if (error instanceof Unusable) throw invalid('content', error.message);
    throw error;
  }
}

/** What the rules of readings say against those that were sent, said of their rows of the file. */
function sayOfRows(meant: readonly MeantReading[], errors: readonly { field: string; message: string }[]) {
  const sent = meant.filter(({ reading }) => reading !== null);
  for (const { field, message } of errors) {
    const [index, name] = field.split('.');
    const column = name !== undefined && name in readingColumns ? (name as ReadingColumn) : null;
    sent[Number(index)]!.problems.push({ column, message });
  }
}

function refuseWrong(meant: readonly MeantReading[]) {
  const errors = meant.flatMap(({ line, problems }) =>
    problems.map(({ column, message }) => ({ field: `line ${line}${column ? `.${column}` : ''}`, message })),
  );
  if (errors.length === 0) return;
  const words = `${errors.length === 1 ? '1 problem keeps' : `${errors.length} problems keep`} the file from being imported.`;
  throw new Refusal(400, 'validation', 'Some rows need attention', words, { errors });
}

function previewOf({ meant, standing, saved }: Brought): PreviewedReadings['rows'] {
  const sent = meant.filter(({ reading }) => reading !== null);
  return meant.map((row) => {
    const place = sent.indexOf(row);
    const reading = saved[place];
    return {
      line: row.line,
      meter_id: row.meter_id,
      month: row.month ? `${row.month.year}-${String(row.month.month).padStart(2, '0')}` : null,
      meter_reading: row.written,
      dial: reading ? dialName(dialOf(reading)) : null,
      gallons_before: reading?.gallons_before ?? null,
      calculated_gallons: reading?.calculated_gallons ?? null,
      is_known: row.problems.length === 0 && (!reading ? row.reading === null : !isChanged(standing[place]!, reading)),
      problems: row.problems,
    };
  });
}
