import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const GUIDES = '/public-resources/resource-guides';
const guide = (resource_guide_ndx: number, title: string, changes: object = {}) => ({
  resource_guide_ndx,
  title,
  about: null,
  original_filename: 'meter.pdf',
  system_filepath: `/api/files/${String(resource_guide_ndx).padStart(32, '0')}.pdf`,
  size_bytes: 1_200_000,
  version: 1,
  ...changes,
});
const two = { folder: null, guides: [guide(1, 'Reading a meter', { about: 'With photos' }), guide(2, 'Rules')] };
const calls = [
  'POST /api/resource-guides',
  'PUT /api/resource-guides/{resource_guide_ndx}',
  'POST /api/resource-guides/order',
  'DELETE /api/resource-guides/{resource_guide_ndx}',
];
const asStaff = { as: 'Administrator' as const, may: [...staffCalls, ...calls] };
const titles = () => screen.getAllByRole('link', { name: /Reading a meter|Rules/ }).map((link) => link.textContent);

describe('Resource Guides', () => {
  it('are opened by owners, who change nothing', async () => {
    renderAt(GUIDES, { as: 'Well Owner', answers: { 'GET /api/resource-guides': two } });
    const link = await screen.findByRole('link', { name: 'Reading a meter' });
    expect(link.getAttribute('href')).toBe(two.guides[0]!.system_filepath);
    expect(screen.getByText('With photos')).toBeTruthy();
    expect(screen.getAllByText('PDF · 1.2 MB')).toHaveLength(2);
    expect(within(screen.getByRole('list', { name: 'Guides' })).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose guides' })).toBeNull();
  });

  it('are moved by staff, and stand as before where that was not kept', async () => {
    const answers = [() => null, () => problem(500, { detail: 'The server is in trouble.' })];
    const sent: unknown[] = [];
    renderAt(GUIDES, {
      ...asStaff,
      answers: {
        'GET /api/resource-guides': () => (sent.length === 1 ? { ...two, guides: two.guides.toReversed() } : two),
        'POST /api/resource-guides/order': ({ body }: { body: unknown }) => {
          sent.push(body);
          return answers.shift()!();
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Move Rules up' }));
    await waitFor(() => expect(titles()).toEqual(['Rules', 'Reading a meter']));
    expect(sent).toEqual([{ resource_guide_ndx: [2, 1] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Move Rules down' }));
    expect(await screen.findByText(/The order could not be saved/)).toBeTruthy();
  });

  it('are changed by staff, and nothing typed is lost by a failure', async () => {
    const answers = [() => problem(500, { detail: 'The server is in trouble.' }), () => guide(2, 'Our rules')];
    renderAt(GUIDES, {
      ...asStaff,
      answers: { 'GET /api/resource-guides': two, 'PUT /api/resource-guides/2': () => answers.shift()!() },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Rules' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Guide' }));
    const title = dialog.getByRole('textbox', { name: /Title/ });
    await userEvent.clear(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('*Required field')).toBeTruthy();
    await userEvent.type(title, 'Our rules');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Not saved.');
    expect((title as HTMLInputElement).value).toBe('Our rules');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are removed by staff, and brought back by Undo', async () => {
    const sent = renderAt(GUIDES, {
      ...asStaff,
      answers: {
        'GET /api/resource-guides': two,
        'DELETE /api/resource-guides/2': null,
        'POST /api/resource-guides/2/restore': null,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Rules' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove guide' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Rules was restored.')).toBeTruthy();
    expect(sent.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  });

  it('say so where there are none', async () => {
    renderAt(GUIDES, { ...asStaff, answers: { 'GET /api/resource-guides': { folder: null, guides: [] } } });
    expect(await screen.findByText('No guides yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose guides' })).toBeTruthy();
  });
});
