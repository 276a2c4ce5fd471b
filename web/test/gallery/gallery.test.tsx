import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const GALLERY = '/public-resources/wells-photo-gallery';
const photo = (att_ndx: number, changes: object = {}) => ({
  att_ndx,
  hyperlink: `/api/files/${String(att_ndx).padStart(32, '0')}.jpg`,
  tag: 'Well Head',
  well_ndx: 11,
  district_well_id: 'BS-011',
  well_name: 'Cedar Creek',
  is_published: true,
  well_location_address: '12 Example Street',
  well_class_name: 'Production',
  well_subclass_name: null,
  permits_info: 'P-0007',
  primary_use_group_desc: 'Domestic',
  secondary_use_group_desc: 'Livestock',
  filename: 'head.jpg',
  ...changes,
});
const photos = [
  photo(3),
  photo(2, { tag: 'Pump', filename: 'pump.jpg' }),
  photo(1, { tag: null, well_ndx: 12, district_well_id: 'BS-012', well_name: null, is_published: false }),
];
const visit = (rows: unknown = photos, search = '') =>
  renderAt(`${GALLERY}${search}`, {
    as: 'Administrator',
    may: staffCalls,
    answers: { 'GET /api/ui-list-wells-photo-attachments': rows },
  });
const names = async () =>
  within(await screen.findByRole('list', { name: 'Photos' }))
    .getAllByRole('button')
    .map((card) => card.textContent);

describe('Wells Photo Gallery', () => {
  it('shows each photo with its well and its tag, and finds them with a letter wrong', async () => {
    visit();
    expect(await screen.findByText('3 photos')).toBeTruthy();
    expect(await names()).toEqual([
      'Cedar Creek BS-011 · Well Head',
      'Cedar Creek BS-011 · Pump',
      expect.stringMatching(/^BS-012/),
    ]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Search photos' }), 'cedr pump');
    expect(await screen.findByText('1 photo')).toBeTruthy();
    expect(await names()).toEqual(['Cedar Creek BS-011 · Pump']);
    expect(new URLSearchParams(window.location.search).get('q')).toContain('cedr pump');
  });

  it('opens one large with the facts of its well, and turns to the next by the keyboard', async () => {
    visit();
    await userEvent.click(await screen.findByRole('button', { name: /^Cedar Creek .*Well Head/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cedar Creek, Well Head' }));
    expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'District Well ID',
      'Address',
      'Class/Subclass',
      'Permit Info',
      'Primary/Secondary Use',
    ]);
    expect(dialog.getByText('Domestic / Livestock')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Well page' }).getAttribute('href')).toBe('/wells/BS-011');
    expect(dialog.getByRole('link', { name: 'Show on the map' }).getAttribute('href')).toBe('/map?well=11');
    expect(dialog.getByRole('img').getAttribute('src')).toBe(`${photos[0]!.hyperlink}?size=1280`);
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'Cedar Creek, Pump' })).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const last = within(await screen.findByRole('dialog', { name: 'BS-012' }));
    expect(last.queryByRole('link', { name: 'Show on the map' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens the photo of its address', async () => {
    visit(photos, '?photo=2');
    expect(await screen.findByRole('dialog', { name: 'Cedar Creek, Pump' })).toBeTruthy();
  });

  it('says of a picture that it is on its way, and that it failed', async () => {
    visit(photos, '?photo=3');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.error(dialog.getByRole('img'));
    expect(dialog.getByRole('alert').textContent).toBe('Failed to load image');
  });

  it('says so where there are none', async () => {
    visit([]);
    expect(await screen.findByText('No photos yet')).toBeTruthy();
  });

  it('says that nothing was found', async () => {
    visit(photos, '?q=zzzzzzz');
    expect(await screen.findByText('No photo found')).toBeTruthy();
  });

  it('is asked for again after a failure', async () => {
    const answers = [() => problem(500, { detail: 'The server is in trouble.' }), () => photos];
    visit(() => (answers.length > 1 ? answers.shift()!() : answers[0]!()));
    expect(await screen.findByText('3 photos')).toBeTruthy();
  });
});
