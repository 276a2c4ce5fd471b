import { readConfig } from '../platform/config.ts';
import { openFiles } from '../platform/file-store/open-files.ts';
import { noMapping, type MappingFile } from './mapping.ts';
import { readArchive } from './read-archive.ts';
import { readTable, type Table } from './read-table.ts';
import type { Subject } from './subject.ts';
import { unfold } from './unfold.ts';

/** The rows of a file as records of their own, with the files that they are about, where those come with it in a zip. Close it in the end. */
export async function readSource(
  subject: Subject,
  path: string,
  sheet?: string,
  given: MappingFile = noMapping,
): Promise<{ table: Table; close: () => void }> {
  if (!subject.declared.isArchive)
    return { table: unfold(subject, await readTable(path, sheet), given), close: () => undefined };
  const config = readConfig();
  return readArchive(path, { sheet, files: await openFiles(config), mostBytes: config.ATTACHMENT_MB * 1_000_000 });
}
