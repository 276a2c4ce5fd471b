import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const LAYER = 'Force Refresh of Wells Map Layer';
const LEVELS = 'Publish Water Levels to Graphs';
const changed = { well_ndx: 11, district_well_id: 'BS-011', well_name: 'Cedar Creek', is_published: true };
const answers = {
  'GET /api/ui-list-published': [{ published: 'publish-water-levels', last_run: '2026-03-02T09:00:00Z' }],
  'GET /api/ui-list-wells-changed-since-refresh': [],
  'GET /api/ui-list-levels-since-publication': [
    { ...changed, days: 3, first_day: '2026-03-01', last_day: '2026-03-05', changed: '2026-03-06' },
  ],
  'POST /api/publish-data/rebuild-map-wells-layer': () => new Response(null, { status: 204 }),
  'POST /api/publish-data/publish-water-levels': () => new Response(null, { status: 204 }),
};

const visit = (others: object = {}) =>
  renderAt('/data-management/publish-data', {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...answers, ...others },
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
async function publish(name: string, act: string) {
  await userEvent.click((await section(name)).getByRole('button', { name: act }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: act }));
}

describe('Publish Data', () => {
  it('says when each was done last, and what has changed since', async () => {
    visit();
    const levels = await section(LEVELS);
    await levels.findByText('1 well has new levels since');
    expect((await levels.findByRole('link', { name: /BS-011/ })).getAttribute('href')).toBe(
      '/data-management/wells/wells-management/11',
    );
    expect(levels.getByText(/^Last run .*2026/)).toBeTruthy();
    const layer = await section(LAYER);
    expect(layer.getByText('Never run.')).toBeTruthy();
    expect(await layer.findByText('No changes since.')).toBeTruthy();
  });

  it.each([
    [LAYER, 'Refresh Map Layer', 'rebuild-map-wells-layer', 'Wells map layer refresh triggered successfully!'],
    [
      LEVELS,
      'Publish Water Levels',
      'publish-water-levels',
      'Water levels publish initiated! Please refresh the page after 1 minute to see your changes.',
    ],
  ])('asks before %s, then does it and says so', async (name, act, path, words) => {
    const calls = visit();
    await userEvent.click((await section(name)).getByRole('button', { name: act }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await publish(name, act);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST').map((call) => call.path)).toEqual([
      `/api/publish-data/${path}`,
    ]);
  });

  it.each([
    [
      LAYER,
      'Refresh Map Layer',
      'rebuild-map-wells-layer',
      'Failed to refresh wells map layer. Please try again or contact the provider for assistance.',
    ],
    [
      LEVELS,
      'Publish Water Levels',
      'publish-water-levels',
      'Failed to publish water levels. Please try again or contact the provider for assistance.',
    ],
  ])('says that %s failed, in the words of the server where it has any', async (name, act, path, words) => {
    const refusals = [
      () => problem(503, { detail: 'The jobs rest tonight.' }),
      () => {
        throw new TypeError('no connection');
      },
    ];
    visit({ [`POST /api/publish-data/${path}`]: () => refusals.shift()!() });
    await publish(name, act);
    expect(await screen.findByText('The jobs rest tonight.')).toBeTruthy();
    await publish(name, act);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
