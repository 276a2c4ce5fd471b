import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../support/render-at.tsx';

const lists = {
  wellClass: [],
  wellSubclass: [],
  monitoringStatus: [],
  primaryUse: [],
  managementZone: [],
  aquiferCompletion: [],
  aquiferSetting: [],
  aquiferName: [],
  levelClass: [],
};
const answers = {
  'GET /api/public-map/filters': { data: lists },
  'GET /api/public-map/layers': { data: [] },
  'GET /api/public-map/sources': { data: [] },
  'GET /api/ui-map-wells': [],
};

const parameter = (name: string) => new URLSearchParams(window.location.search).get(name);
const open = async (title: string, path = '/map') => {
  renderAt(path, { answers });
  await userEvent.click(await screen.findByRole('button', { name: title }));
};
const type = async (label: string, text: string) => {
  const input = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

beforeEach(() => sessionStorage.setItem('artesian.map.disclaimer-accepted', 'yes'));
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('drawing by coordinates', () => {
  it('draws, measures, copies, hides, shows and clears', async () => {
    await open('Draw by Coordinates');
    await type('Latitude, longitude', '30.16823, -97.85184');
    await type('Radius (ft)', '750');
    await userEvent.click(screen.getByRole('button', { name: 'Draw' }));
    const box = await screen.findByRole('region', { name: 'Measurements' });
    expect(parameter('draw')).toBe('circle:30.16823,-97.85184,750');

    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(within(box).getByRole('button', { name: '750.00 ft' }));
    expect(copied).toHaveBeenCalledWith('750.00 ft');
    expect(await screen.findByText('Data was copied to your clipboard.')).toBeDefined();

    expect(screen.queryByRole('button', { name: 'Measurements' })).toBeNull();
    await userEvent.click(within(box).getByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('region', { name: 'Measurements' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Measurements' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
    await expect.poll(() => screen.queryByRole('region', { name: 'Measurements' })).toBeNull();
    expect(parameter('draw')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect.poll(() => parameter('draw')).toBe('circle:30.16823,-97.85184,750');
  });

  it('comes back with the address, and single drawings can be deleted', async () => {
    await open('Draw by Coordinates', '/map?draw=circle:30,-97,500~point:30.1,-97.1');
    const box = await screen.findByRole('region', { name: 'Measurements' });
    expect(within(box).getByRole('button', { name: '30.10000, -97.10000' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Circle, radius 500.00 ft' }));
    await expect.poll(() => parameter('draw')).toBe('point:30.1,-97.1');
  });
});

describe('changing a drawing by coordinates', () => {
  const line = '30.17, -97.8\n30.18, -97.9\n30.25, -97.85';

  it('puts it into the inputs, and in its place what they then say', async () => {
    await open('Draw by Coordinates', '/map?draw=circle:30,-97,500~line:30.1,-97.1,30.2,-97.2');
    await userEvent.click(screen.getByRole('button', { name: /^Change Line/ }));
    const places = screen.getByRole<HTMLInputElement>('textbox', {
      name: 'Latitude, longitude: one location per line',
    });
    expect(places.value).toBe('30.1, -97.1\n30.2, -97.2');
    await expect.poll(() => document.activeElement).toBe(places);
    await userEvent.clear(places);
    await userEvent.click(screen.getByRole('button', { name: 'Save change' }));
    expect(screen.getByText('A line needs at least two points, each on its own line.')).toBeDefined();
    await userEvent.type(places, line);
    await userEvent.click(screen.getByRole('button', { name: 'Save change' }));
    await expect.poll(() => parameter('draw')).toBe('circle:30,-97,500~line:30.17,-97.8,30.18,-97.9,30.25,-97.85');
    expect(screen.getByRole('button', { name: 'Draw' })).toBeDefined();
  });

  it('ends by Cancel, and where the drawing is deleted', async () => {
    await open('Draw by Coordinates', '/map?draw=circle:30,-97,750.5');
    const change = screen.getByRole('button', { name: 'Change Circle, radius 750.50 ft' });
    await userEvent.click(change);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Radius (ft)' }).value).toBe('750.5');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(parameter('draw')).toBe('circle:30,-97,750.5');
    await userEvent.click(change);
    await userEvent.click(screen.getByRole('button', { name: /^Delete Circle/ }));
    expect(await screen.findByRole('button', { name: 'Draw' })).toBeDefined();
  });
});

describe('the adjacent wells tool', () => {
  it('begins with 500 feet, and opens the report on a place with its buffer', async () => {
    await open('Adjacent Wells Tool');
    const report = await screen.findByRole('button', { name: 'Report' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Radius' }).value).toBe('500');
    expect(report).toHaveProperty('disabled', true);

    await type('Lat', '95');
    expect(screen.getByText('Invalid coordinate')).toBeDefined();
    await type('Lat', '30.16823');
    await type('Lon', '-97.85184');
    expect(report).toHaveProperty('disabled', false);

    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(report);
    const path = '/public-tools/tools/adjacent-wells/30.16823/-97.85184/500';
    expect(opened).toHaveBeenCalledWith(path, '_blank', 'noopener');
    await expect.poll(() => parameter('buffers')).toBe('30.16823,-97.85184,500,Feet,ffff00');
    await userEvent.click(report);
    expect(opened).toHaveBeenCalledTimes(2);
    expect(parameter('buffers')).toBe('30.16823,-97.85184,500,Feet,ffff00');

    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect.poll(() => parameter('buffers')).toBeNull();
    expect(report).toHaveProperty('disabled', true);
  });

  it('takes an area in acres, as a radius for the report', async () => {
    renderAt('/map?tool=adjacent-wells&buffers=30.1,-97.8,10,Acres,0072b2', { answers });
    expect(await screen.findByRole('textbox', { name: 'Area' })).toBeDefined();
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    expect(opened.mock.calls[0]?.[0]).toBe('/public-tools/tools/adjacent-wells/30.10000/-97.80000/372.37');

    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Radius' }).value).toBe('500');
  });

  it('ends with Done', async () => {
    renderAt('/map?tool=adjacent-wells', { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await expect.poll(() => parameter('tool')).toBeNull();
  });
});
