import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { problem, type Answers } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';

const FILE = '/admin/district-file';
const nothing = { months: 0, permits: 0, gallons: 0 };
const found = {
  changes: [
    { line: 12, words: 'aquifer-groups, Ogallala: added' },
    { line: 2, words: 'Name of the District: “Barton” → “Two Pools”' },
  ],
  problems: [],
  months: { months: 24, permits: 2, gallons: -1200 },
};
const answers: Answers = {
  'GET /api/district-presets': [
    { name: 'two-pools', title: 'Two Pools', about: 'An invented district.', text: 'settings:\n  A: 1\n' },
  ],
  'GET /api/ui-list-district-files': [],
  'POST /api/district-file/check': found,
  'POST /api/district-file': found,
};
const visit = (more: Answers = {}) => renderAt(FILE, { as: 'Developer', answers: { ...answers, ...more } });
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bodyOf = (calls: ReturnType<typeof visit>, path: string) => calls.findLast((one) => one.path === path)?.body;

beforeEach(() => sessionStorage.clear());

describe('the district file', () => {
  it('begins from an example, is checked line by line, and applied with a reason', async () => {
    const calls = visit();
    await click('Use Two Pools');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text of the file').value).toBe('settings:\n  A: 1\n');
    await click('Check');
    expect(await screen.findByText('2 changes. Nothing is saved yet.')).toBeTruthy();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.filter((line) => line?.startsWith('Line'))).toEqual([
      'Line 2Name of the District: “Barton” → “Two Pools”',
      'Line 12aquifer-groups, Ogallala: added',
    ]);
    expect(
      screen.getByText('24 months change on 2 permits: 1,200 gallons less after drought reduction in all.'),
    ).toBeTruthy();
    // What was found is of the file as it was checked.
    await userEvent.type(screen.getByLabelText('Reason'), 'Board order');
    expect(screen.queryByText('2 changes. Nothing is saved yet.')).toBeNull();
    await click('Check');
    await click('Apply 2 changes');
    await screen.findByText('2 changes were saved.');
    expect(bodyOf(calls, '/api/district-file')).toEqual({
      file_name: 'two-pools.yaml',
      text: 'settings:\n  A: 1\n',
      reason: 'Board order',
    });
    expect(screen.queryByLabelText('Text of the file')).toBeNull();
  });

  it('says what is wrong, keeps what was mended through a reload, and checks again', async () => {
    const wrong = { changes: [], problems: [{ line: 2, words: 'There is no setting A.' }], months: nothing };
    visit({ 'POST /api/district-file/check': wrong });
    await click('Use Two Pools');
    await click('Check');
    expect(await screen.findByText('1 mistake. Correct it above, then check again.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
    await userEvent.type(screen.getByLabelText('Text of the file'), '# mended');
    cleanup();
    visit();
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Text of the file');
    expect(text.value).toBe('settings:\n  A: 1\n# mended');
  });

  it('is what somebody chose from their computer; what is no YAML is refused', async () => {
    visit();
    const input = await screen.findByLabelText('Choose a district file', { selector: 'input' });
    await userEvent.upload(input, new File(['a: 1'], 'plains.yaml'));
    expect(await screen.findByRole('heading', { name: 'plains.yaml' })).toBeTruthy();
    await click('Discard');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'plains.yaml' })).toBeNull());
  });

  it('that the district matches already has nothing to apply; what cannot be checked says why', async () => {
    let isFailing = true;
    visit({
      'POST /api/district-file/check': () =>
        isFailing ? problem(422, { detail: 'No.' }) : { changes: [], problems: [], months: nothing },
    });
    await click('Use Two Pools');
    await click('Check');
    expect(await screen.findByText('The file was not checked. No.')).toBeTruthy();
    isFailing = false;
    await click('Check');
    expect(await screen.findByText('The district already matches the file.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  });

  it('is undone, the last one that is in force, and says what stays', async () => {
    const file = { applied_at: '2026-11-01T12:00:00Z', applied_by: 'Dee Developer' };
    visit({
      'GET /api/ui-list-district-files': [
        { district_file_ndx: 2, file_name: 'b.yaml', ...file, undone_at: '2026-11-02T12:00:00Z', undone_by: 'Ada' },
        { district_file_ndx: 1, file_name: 'a.yaml', ...file, undone_at: null, undone_by: null },
      ],
      'DELETE /api/district-file': {
        file_name: 'a.yaml',
        settings: 1,
        records: 3,
        kept: [{ record: 'Ogallala', why: 'used since' }],
      },
    });
    expect(await screen.findByText(/^b\.yaml, applied .* by Dee Developer; undone .* by Ada$/)).toBeTruthy();
    await click('Undo a.yaml');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('a.yaml was undone: 1 setting and 3 records. Not undone: Ogallala (used since).'),
    ).toBeTruthy();
  });
});
