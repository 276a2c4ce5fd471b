import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';

/** Debian's own Python, which QGIS belongs to. */
const python = '/usr/bin/python3';
const hasQgis = existsSync('/usr/lib/python3/dist-packages/qgis') && existsSync('/usr/lib/qgis/plugins');
const script = fileURLToPath(new URL('support/read_with_qgis.py', import.meta.url));
const box = [-97.9, 30.1, -97.8, 30.2];

interface Read {
  isValid: boolean;
  fields: string[];
  all: number;
  within: number;
}

/** QGIS is nearly a gigabyte: it is there where `npm run checks` ran. */
it.runIf(process.env['THOROUGH'] && hasQgis)(
  'QGIS reads the open data by its own provider, with and without a box',
  async () => {
    const address = `${inject('origin')}/ogc`;
    const matching = async (query: string) => {
      const answer = await fetch(`${address}/collections/wells/items?limit=1${query}`);
      return ((await answer.json()) as { numberMatched: number }).numberMatched;
    };
    const printed = execFileSync(python, [script, address, 'wells', ...box.map(String)], {
      encoding: 'utf8',
      env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const read = JSON.parse(printed) as Read;
    expect(read).toMatchObject({ isValid: true, fields: expect.arrayContaining(['well_id', 'lat_dd']) });
    expect(read.all).toBe(await matching(''));
    expect(read.within).toBe(await matching(`&bbox=${box.join()}`));
    expect(read.within).toBeGreaterThan(0);
    expect(read.within).toBeLessThan(read.all);
  },
);
