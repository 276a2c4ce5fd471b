import { noteExport } from '@artesian/contract/people/activity-log';
import { api } from '../api.ts';
import type { ExportedTable } from '../ui/table/export/about-files.ts';

const PATIENCE_MS = 30_000;

/** Tells the activity log that somebody who is signed in exported rows. Nobody waits for it, and no file fails because of it. */
export async function tellOfExport(body: ExportedTable): Promise<void> {
  try {
    // What comes with a signal changes nothing on the screen.
    await api.call(noteExport, { body, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    // Without a connection nothing is told.
  }
}
