import { adjacentWell } from '@artesian/contract/map/adjacent-wells';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';

const path = '/public-tools/tools/adjacent-wells';
const call = 'GET /api/adjacent-wells/30.16823/-97.85184/500';
const unknown = Object.fromEntries(Object.keys(adjacentWell.shape).map((column) => [column, null]));
const found = (well_ndx: number, well_id: string, distance_ft: number) => ({
  ...unknown,
  well_ndx,
  well_id,
  well_name: 'Cypress',
  Distance: 3 * distance_ft,
  distance_ft,
  lat_dd: 30.1,
  lon_dd: -97.8,
  attached_documents: 'Driller log;https://files.example/log.pdf,Trap;javascript:alert(1)',
});
const isDisabled = async (name: string) => (await screen.findByRole<HTMLButtonElement>('button', { name })).disabled;

describe('the adjacent wells report', () => {
  it('asks for place and distance, and says what is missing', async () => {
    renderAt(path, { answers: { 'GET /api/adjacent-wells/30.16823/-97.85184/500': [] } });
    expect(await isDisabled('Submit')).toBe(true);
    expect(screen.getByText('Still missing: latitude, longitude, distance.')).toBeDefined();

    await userEvent.type(screen.getByRole('textbox', { name: /Latitude/ }), '95');
    await userEvent.type(screen.getByRole('textbox', { name: /Longitude/ }), '-97.85184');
    await userEvent.type(screen.getByRole('textbox', { name: /Distance/ }), '5e00');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Distance/ }).value).toBe('500');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Invalid coordinate')).toBeDefined();
    expect(window.location.pathname).toBe(path);

    await userEvent.clear(screen.getByRole('textbox', { name: /Latitude/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Latitude/ }), '30.16823');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    const sentence = 'There are no wells within 500 feet of the location 30.16823, -97.85184';
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(window.location.pathname).toBe(`${path}/30.16823/-97.85184/500`);
  });

  it('lists what is found with the distance in feet and safe links alone', async () => {
    renderAt(`${path}/30.16823/-97.85184/500`, {
      answers: { [call]: [found(1, 'BS-1', 112.57), found(2, 'BS-2', 300)] },
    });
    expect(await screen.findByText(/^There are 2 wells within 500 feet/)).toBeDefined();
    const table = screen.getByRole('table', { name: 'Adjacent Wells Report' });
    expect(within(table).getByText('Distance (ft)')).toBeDefined();
    expect(await within(table).findByText('112.57')).toBeDefined();
    expect(within(table).getByText('300.00')).toBeDefined();
    const [link] = within(table).getAllByRole('link', { name: 'Driller log' });
    expect(link?.getAttribute('href')).toBe('https://files.example/log.pdf');
    expect(within(table).queryByText('Trap')).toBeNull();
    expect(screen.getByRole('link', { name: 'Show on the map' }).getAttribute('href')).toContain('buffers=');
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Interactive Map' }).getAttribute('href')).toBe('/map');
  });

  it('opens at its other address too', async () => {
    renderAt('/public-resources/tools/adjacent-wells');
    expect(await screen.findByRole('heading', { name: 'Adjacent Wells Report' })).toBeDefined();
  });

  it('says what happened when the call fails', async () => {
    renderAt(`${path}/30.16823/-97.85184/500`, {
      answers: { [call]: problem(400, { detail: 'The wells are away.' }) },
    });
    expect(await screen.findByText(/The wells are away/)).toBeDefined();
  });
});
