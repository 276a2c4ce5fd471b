import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient, type Client } from '@artesian/contract/language/client';
import { bringIn, uploadImportFile } from '@artesian/contract/importing/files';
import { oneImport, undoImport } from '@artesian/contract/importing/imports';
import { managedWells } from '@artesian/contract/wells/well-lists';
import { wellLocationDetails } from '@artesian/contract/wells/well-parts';
import type { Running } from './running.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOOK_EVERY_MS = 500;
const SAVE_EVERY_MS = 250;

export interface Beside {
  importSeconds: number;
  undoSeconds: number;
  /** How long each save of a well took, in milliseconds, while the import ran and was undone. */
  saves: number[];
}

/** Brings a file of wells in as the screen does, and undoes it, while somebody saves a well again and again. */
export async function bringInBeside({ origin }: Running, path: string): Promise<Beside> {
  const token = await signIn(origin);
  const api = createClient({ baseUrl: origin, token: () => Promise.resolve(token) });
  const saves: number[] = [];
  const saving = keepSaving(api, saves);
  try {
    const file = new File([readFileSync(path)], 'wells.csv', { type: 'text/csv' });
    const { import_file_ndx } = await api.upload(uploadImportFile, { fields: { register: 'wells' }, file });
    let begun = performance.now();
    const { import_ndx } = await api.call(bringIn, { params: { import_file_ndx } });
    await ended(async () => (await api.call(oneImport, { params: { import_ndx } })).run);
    const importSeconds = (performance.now() - begun) / 1000;
    begun = performance.now();
    await api.call(undoImport, { params: { import_ndx } });
    await ended(async () => (await api.call(oneImport, { params: { import_ndx } })).undoing);
    return { importSeconds, undoSeconds: (performance.now() - begun) / 1000, saves };
  } finally {
    await saving.stop();
  }
}

async function signIn(ORIGIN: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'api/src/sign-in/print-token.ts', 'administrator'],
    { cwd: ROOT, env: { ...process.env, ORIGIN } },
  );
  return stdout.trim();
}

async function ended(look: () => Promise<{ state: string; failure: string | null } | null>) {
  for (;;) {
    const run = await look();
    if (run?.state === 'done') return;
    if (run && ['stopped', 'broken', 'failed'].includes(run.state)) throw new Error(`It ${run.state}: ${run.failure}`);
    await pause(LOOK_EVERY_MS);
  }
}

function keepSaving(api: Client, saves: number[]) {
  const stopping = new AbortController();
  const work = async () => {
    const [well] = await api.view(managedWells);
    while (!stopping.signal.aborted) {
      const begun = performance.now();
      const change = { directions_to_well: `Past the gate, ${saves.length}` };
      await api.register(wellLocationDetails).update(well!.well_ndx, change, undefined);
      saves.push(performance.now() - begun);
      await pause(SAVE_EVERY_MS);
    }
  };
  const working = work();
  working.catch(() => undefined);
  return {
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
