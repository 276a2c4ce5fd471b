import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createAppRouter } from '../../src/routes.tsx';
import { pagesBesideRegisters } from '@artesian/contract/record-pages';
import { registers } from '@artesian/contract/registers';
import { screens } from '../../src/screens/all-screens.ts';

const list = join(import.meta.dirname, '../../../../shared/spec/routes.tsv');

/** The screen that opens at an address, if there is one. */
function screenAt(address: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  const [, rest, route] = router.getMatchedRoutes(router.latestLocation.pathname);
  // What the path says beyond the route is found under this name.
  return '**' in rest ? undefined : route?.options.staticData?.screen;
}

describe('the table of screens', () => {
  it('opens every one of its screens at its own path', () => {
    const addresses = screens.map(({ path }) => path.replace(/\/\{\w+\?\}/g, '').replace(/\{\w+\}/g, '12'));
    expect(addresses.map((address) => screenAt(address)?.path)).toEqual(screens.map(({ path }) => path));
  });

  it('reads parameters that may be left out', () => {
    const path = '/public-tools/tools/adjacent-wells';
    for (const address of [path, `${path}/30.17`, `${path}/30.17/-97.85/500`]) {
      expect(screenAt(address)?.title).toBe('Adjacent Wells Report');
    }
    expect(screenAt(`${path}/30.17/-97.85/500/more`)).toBeUndefined();
  });

  it('says of every address with a parameter what has the record, so that the server knows whether it is there', () => {
    const withoutRecords = [
      '/alerts/{token}/confirm',
      '/alerts/{token}/end',
      '/stop-reminders/{token}',
      '/stop-query-mail/{token}',
      '/public-tools/tools/adjacent-wells/{lat?}/{lon?}/{distance?}',
    ];
    const known = [...registers.map((register) => register.path), ...pagesBesideRegisters];
    const unknown = screens
      .filter(({ path }) => path.includes('{') && !withoutRecords.includes(path))
      .filter(({ pageOf, recordsOf = '' }) => !known.includes(pageOf ?? recordsOf));
    expect(unknown.map(({ path }) => path)).toEqual([]);
  });

  it.skipIf(!existsSync(list))('has a screen for every path of the specification, open to whom it says', () => {
    const [, ...lines] = readFileSync(list, 'utf8').trim().split('\n');
    const rows = lines.map((line) => line.split('\t').slice(0, 2));
    expect(rows.map(([path = '']) => [path, screenAt(path.replace(/\{\w+\??\}/g, '12'))?.who])).toEqual(rows);
  });
});
