import { basename, dirname } from 'node:path';
import type { Database } from '../../platform/database/open-database.ts';
import { beside, fromHere, say, sayProgress, withDatabase } from '../command.ts';
import { readBytes } from '../file/read-table.ts';
import { counted, section } from '../report.ts';
import { prepareFolder, writeLines } from '../report-files.ts';
import { importAddresses, undoAddresses } from './import-addresses.ts';
import { readAddressFile } from './read-file.ts';

interface Options {
  report?: string | undefined;
  'dry-run'?: boolean | undefined;
}

/** `import -- addresses <path>`: brings house numbers in, and writes down every line that has none. */
export async function runAddressImport(path: string, { report, 'dry-run': dryRun = false }: Options): Promise<void> {
  const file = await readAddressFile(basename(path), readBytes(path));
  const placeOfReport = report && fromHere(report);
  prepareFolder(dirname(placeOfReport ?? path));
  await withDatabase(async (database) => {
    const result = await importAddresses(database, file, { dryRun, onProgress: sayProgress('lines are read') });
    const { importNdx, read, added, known, streets, refused } = result;
    say(`${file.fileName}: ${many(read, 'line')}`);
    say(`  ${many(added, 'line')} with new addresses on ${many(streets, 'street')}`);
    if (known > 0) say(`  ${many(known, 'line')} with addresses that an earlier line has`);
    if (refused.length > 0) {
      const place = placeOfReport ?? beside(path, dryRun ? 'dry-run' : `import-${importNdx}`);
      writeLines(
        place,
        ['line', 'remarks'],
        refused.map(({ number, words }) => [String(number), words]),
      );
      say(section('Lines without an address', counted(refused.map(({ words }) => words))).join('\n'));
      say(`Each of them: ${place}`);
    }
    say(dryRun ? 'Dry run: nothing was saved.' : `To undo: npm run import -- undo ${importNdx}`);
  });
}

const many = (count: number, one: string) => `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;

/** `import -- undo <import>` of addresses. */
export async function runAddressUndo(database: Database, importNdx: number): Promise<void> {
  const streets = await undoAddresses(database, importNdx);
  say(`Import ${importNdx} is undone: the addresses on ${many(streets, 'street')} are gone.`);
}
