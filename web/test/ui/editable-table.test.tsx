import { ApiError } from '@artesian/contract/language/client';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { edwards, openRocks, openShares, shares, type Rock } from '../support/rocks-page.tsx';

const cell = (name: string | RegExp) =>
  screen.findByRole(/Formation|Month/.test(String(name)) ? 'rowheader' : 'cell', { name });

/** Goes to a cell as with the mouse. */
const goTo = async (name: string | RegExp) => userEvent.click(await cell(name));
const keys = (typed: string) => userEvent.keyboard(typed);
const here = () => document.activeElement?.getAttribute('aria-label');

function copied(): string {
  const data = new DataTransfer();
  const event = createEvent.copy(document.activeElement!, { clipboardData: data });
  fireEvent(document.activeElement!, event);
  return data.getData('text/plain');
}

const lines = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join(' | '));

/** As the API words it. */
const refusal = (errors: { field: string; message: string }[]) => new ApiError(422, { ...words, status: 422, errors });
const words = { type: 'about:blank', title: 'Refused', detail: 'Refused', code: 'validation', request_id: 'request-1' };

describe('walking through the cells', () => {
  it('takes one stop of the Tab key, and goes on by arrows, Home, End and with Ctrl', async () => {
    openRocks();
    await cell('Formation, row Edwards: Edwards');
    await userEvent.tab();
    await userEvent.tab();
    expect(here()).toBe('Formation, row Edwards: Edwards');
    await keys('{ArrowRight}{ArrowDown}');
    expect(here()).toBe('Top (ft), row Glen Rose: 120');
    await keys('{Home}');
    expect(here()).toBe('Formation, row Glen Rose: Glen Rose');
    await keys('{Control>}{Home}{/Control}{End}');
    expect(here()).toBe('Nothing to save: row Edwards');
    await keys('{Control>}{End}{/Control}{PageUp}{ArrowLeft}');
    expect(here()).toBe('Logged, row Edwards: 01/01/2020');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Add a rock');
  });

  it('says what is where, and what can be changed', async () => {
    openRocks();
    const thickness = await cell('Thickness (ft), row Glen Rose: 1,330.5');
    const grid = screen.getByRole('grid', { name: 'Rocks' });
    expect(grid.getAttribute('aria-rowcount')).toBe('4');
    expect(thickness.getAttribute('aria-readonly')).toBe('true');
    expect(thickness.getAttribute('aria-colindex')).toBe('4');
    expect(thickness.closest('tr')!.getAttribute('aria-rowindex')).toBe('3');
    await userEvent.click(thickness);
    await keys('5');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect((await cell('Total Thickness: 1,450.5 ft')).textContent).toBe('1,450.5 ft');
  });
});

describe('editing a cell', () => {
  it('replaces by typing, edits by F2 and goes back by Escape', async () => {
    openRocks();
    await goTo('Bottom (ft), row Edwards: 120');
    await keys('95');
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Bottom (ft), row Edwards' });
    expect(input.value).toBe('95');
    await keys('{Escape}');
    expect(here()).toBe('Bottom (ft), row Edwards: 120');
    await keys('{F2}.5{Enter}');
    expect(here()).toBe('Bottom (ft), row Glen Rose: 1,450.5');
    await cell('Bottom (ft), row Edwards: 120.5');
    expect(await cell('Thickness (ft), row Edwards: 120.5')).toBeTruthy();
  });

  it('enters by Tab and goes right, on to the next row at the end of one', async () => {
    openRocks();
    await goTo('Logged, row Edwards: 01/01/2020');
    await keys('2/29/2024{Tab}');
    expect(await cell('Logged, row Edwards: 02/29/2024')).toBeTruthy();
    expect(here()).toMatch(/^Save: row Edwards/);
    await keys('{ArrowLeft}{F2}{Tab}');
    await goTo('Top (ft), row Edwards: 0');
    await keys('1{Shift>}{Tab}{/Shift}');
    expect(here()).toBe('Formation, row Edwards: Edwards');
  });

  it('turns a flag over by Space and by a click on its box', async () => {
    openRocks();
    await goTo('Confirmed, row Edwards: No');
    await keys(' ');
    const flag = await cell('Confirmed, row Edwards: Yes');
    await userEvent.click(flag.querySelector('[data-flag]')!);
    expect(await cell('Confirmed, row Edwards: No')).toBeTruthy();
  });

  it('finds an option by a part of its name', async () => {
    openRocks();
    await goTo('Formation, row Edwards: Edwards');
    await keys('creek');
    expect(await screen.findByRole('option', { name: 'Cow Creek' })).toBeTruthy();
    await keys('{Enter}');
    expect(await cell('Formation, row Cow Creek: Cow Creek')).toBeTruthy();
    expect(here()).toBe('Formation, row Glen Rose: Glen Rose');
    await keys('{F2}');
    await userEvent.click(await screen.findByRole('option', { name: 'Edwards' }));
    expect(await cell('Formation, row Glen Rose: Edwards')).toBeTruthy();
  });

  it('begins by a click on the cell where one is already, and ends by one elsewhere', async () => {
    openRocks();
    await goTo('Top (ft), row Edwards: 0');
    await goTo('Top (ft), row Edwards: 0');
    await userEvent.type(screen.getByRole('textbox'), '7');
    await goTo('Top (ft), row Glen Rose: 120');
    expect(await cell('Top (ft), row Edwards: 7')).toBeTruthy();
  });

  it('changes nothing that is read only', async () => {
    openRocks({ isReadOnly: true });
    await goTo('Top (ft), row Edwards: 0');
    await keys('5{F2}{Delete}');
    await userEvent.paste('9');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(here()).toBe('Top (ft), row Edwards: 0');
    expect(screen.queryByRole('button', { name: 'Add a rock' })).toBeNull();
  });
});

describe('a row that is saved by itself', () => {
  it('is saved when it is left, not before', async () => {
    const sent = openRocks();
    await goTo('Top (ft), row Edwards: 0');
    await keys('5{Tab}90{Tab}');
    expect(sent).toEqual([]);
    await keys('{ArrowDown}');
    expect(await cell('Saved: row Edwards')).toBeTruthy();
    expect(sent).toEqual([[1, { ft_to_top: 5, ft_to_bottom: 90 }]]);
  });

  it('is saved at once by its button, and when the table is left', async () => {
    const sent = openRocks();
    await goTo('Top (ft), row Edwards: 0');
    await keys('5{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Save: row Edwards' }));
    await cell('Saved: row Edwards');
    await goTo('Top (ft), row Edwards: 5');
    await keys('6');
    await userEvent.click(document.body);
    await expect
      .poll(() => sent)
      .toEqual([
        [1, { ft_to_top: 5 }],
        [1, { ft_to_top: 6 }],
      ]);
  });

  it('waits until what is not understood is corrected, and loses nothing of it', async () => {
    const sent = openRocks();
    await goTo('Top (ft), row Edwards: 0');
    await keys('abot 5{Enter}');
    const wrong = await cell('Top (ft), row Edwards: abot 5');
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(wrong.getAttribute('aria-describedby')!)!.textContent).toBe('Enter a number.');
    expect(await cell('Thickness (ft), row Edwards: empty')).toBeTruthy();
    expect(await cell('Total Thickness: not known')).toBeTruthy();
    expect(sent).toEqual([]);

    expect(screen.getByRole('alert').textContent).toBe('1 problem: Top (ft), row Edwards: Enter a number.');
    await userEvent.click(screen.getByRole('button', { name: 'Top (ft), row Edwards: Enter a number.' }));
    expect(document.activeElement).toBe(wrong);
    await keys('{F2}');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('abot 5');
    await userEvent.clear(screen.getByRole('textbox'));
    await keys('1,234 ft{Enter}');
    await expect.poll(() => sent).toEqual([[1, { ft_to_top: 1234 }]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows beside its cells what the server says of them', async () => {
    const answers = [refusal([{ field: 'ft_to_bottom', message: 'Enter more than the top.' }]), undefined];
    openRocks({
      save: async (row: Rock, changes: object) => {
        const error = answers.shift();
        if (error) throw error;
        return { ...row, ...changes };
      },
    });
    await goTo('Bottom (ft), row Edwards: 120');
    await keys('0{Enter}');
    const problem = 'Bottom (ft), row Edwards: Enter more than the top.';
    expect(await screen.findByRole('button', { name: problem })).toBeTruthy();
    expect((await cell('Bottom (ft), row Edwards: 0')).getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: problem }));
    await keys('130{Enter}');
    expect(await cell('Saved: row Edwards')).toBeTruthy();
    expect(screen.queryByRole('button', { name: problem })).toBeNull();
  });

  it('keeps everything when the server is away, and tries again', async () => {
    let isAway = true;
    openRocks({
      save: async (row: Rock, changes: object) => {
        if (isAway) throw new Error('The server cannot be reached.');
        return { ...row, ...changes };
      },
    });
    await goTo('Top (ft), row Edwards: 0');
    await keys('5{Enter}');
    const again = await screen.findByRole('button', { name: /^Try again .*The server cannot be reached.*row Edwards/ });
    expect(await cell('Top (ft), row Edwards: 5')).toBeTruthy();
    isAway = false;
    await userEvent.click(again);
    expect(await cell('Saved: row Edwards')).toBeTruthy();
  });

  it('keeps what is typed while a save is on its way, and saves it next', async () => {
    const answers: (() => void)[] = [];
    const sent: object[] = [];
    openRocks({
      save: (row: Rock, changes: object) => {
        sent.push(changes);
        return new Promise<Rock>((resolve) => answers.push(() => resolve({ ...row, ...changes })));
      },
    });
    await goTo('Top (ft), row Edwards: 0');
    await keys('5{Enter}');
    await cell('Saving: row Edwards');
    await goTo('Bottom (ft), row Edwards: 120');
    await keys('90{Enter}');
    answers[0]!();
    await expect.poll(() => sent).toEqual([{ ft_to_top: 5 }, { ft_to_bottom: 90 }]);
    answers[1]!();
    expect(await cell('Saved: row Edwards')).toBeTruthy();
    expect(await cell('Top (ft), row Edwards: 5')).toBeTruthy();
    expect(await cell('Bottom (ft), row Edwards: 90')).toBeTruthy();
  });
});

describe('adding and deleting rows', () => {
  it('adds a row at the end, asks for what is missing, and keeps the focus when it is saved', async () => {
    const sent = openRocks();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a rock' }));
    expect(here()).toBe('Formation, row new: empty');
    await keys('cow{Tab}');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save: row new' }));
    expect(screen.getByRole('alert').textContent).toBe('1 problem: Top (ft), row new: *Required field');
    await goTo('Top (ft), row new: empty');
    await keys('1450.5{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Save: row new' }));
    expect(await cell('Saved: row Cow Creek')).toBeTruthy();
    expect(sent).toEqual([['new', { formation_ndx: 3, ft_to_top: 1450.5 }]]);
    expect(here()).toBe('Saved: row Cow Creek');
  });

  it('keeps what is typed in a new row while it is on its way', async () => {
    let answer: (() => void) | undefined;
    openRocks({
      add: (values) =>
        new Promise<Rock>((resolve) => {
          answer = () => resolve({ ...edwards, ft_to_bottom: null, ...values, ndx: 3 });
        }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a rock' }));
    await keys('cow{Tab}1450.5{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Save: row new' }));
    await goTo('Bottom (ft), row new: empty');
    await keys('15');
    answer!();
    await screen.findByRole('textbox', { name: 'Bottom (ft), row Cow Creek' });
    await keys('00{Enter}');
    expect(await cell('Bottom (ft), row Cow Creek: 1,500')).toBeTruthy();
    expect(await cell('Top (ft), row Cow Creek: 1,450.5')).toBeTruthy();
  });

  it('takes a new row away in which nothing was entered', async () => {
    const sent = openRocks();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a rock' }));
    await keys('{ArrowUp}');
    expect(here()).toBe('Formation, row Glen Rose: Glen Rose');
    expect(screen.getAllByRole('rowheader', { name: /Formation/ })).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('deletes with the way back, and the focus stays in the table', async () => {
    const acts: string[] = [];
    openRocks({
      removeLabel: 'Delink',
      remove: async ({ ndx }: Rock) => {
        acts.push(`deleted ${ndx}`);
        return async () => void acts.push(`restored ${ndx}`);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delink: row Edwards' }));
    await screen.findByText('This entry was deleted from the database');
    expect(screen.queryByRole('button', { name: 'Delink: row Edwards' })).toBeNull();
    expect(here()).toBe('Delink: row Glen Rose');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Delink: row Edwards' })).toBeTruthy();
    expect(acts).toEqual(['deleted 1', 'restored 1']);
  });

  it('offers neither where there is neither', async () => {
    openRocks({ add: undefined });
    await cell('Top (ft), row Edwards: 0');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that there are no rows', async () => {
    openRocks({ empty: 'No rocks are known of this well.' }, []);
    expect(await screen.findByText('No rocks are known of this well.')).toBeTruthy();
  });
});

it('waits for its rows in their shape', async () => {
  openRocks({ rows: undefined });
  expect((await screen.findByRole('grid', { name: 'Rocks' })).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Add a rock' })).toBeNull();
});

it('shades rows as the screen says', async () => {
  openRocks({ rowTone: ({ ft_to_top }) => (ft_to_top === 120 ? 'grey' : undefined) });
  const tone = async (name: string) => (await cell(name)).closest('tr')!.dataset.tone;
  expect(await tone('Top (ft), row Glen Rose: 120')).toBe('grey');
  expect(await tone('Top (ft), row Edwards: 0')).toBeUndefined();
});

describe('pasting from a spreadsheet', () => {
  const paste = (text: string) => userEvent.paste(text);
  const question = () => screen.findByRole('dialog', { name: 'Paste into Rocks?' });

  it('shows first what would change and what is not understood, then does it, and takes it back', async () => {
    const sent = openRocks();
    await goTo('Top (ft), row Edwards: 0');
    await paste('10\t95\t85\r\n"95"\tdeep\t1\r\n');
    const dialog = await question();
    expect(within(dialog).getByText('4 cells will change.')).toBeTruthy();
    expect(within(dialog).getByText(/^1 cell cannot be saved and/)).toBeTruthy();
    expect(within(dialog).getByText('2 cells cannot be changed here and will stay unchanged.')).toBeTruthy();
    expect(lines(dialog)).toEqual([
      'Glen Rose | Bottom | 1450.5 | deep (not understood: Enter a number.)',
      'Edwards | Top | 0 | 10',
      'Edwards | Bottom | 120 | 95',
      'Glen Rose | Top | 120 | 95',
    ]);
    expect(sent).toEqual([]);

    await userEvent.click(within(dialog).getByRole('button', { name: 'Paste 4 cells' }));
    expect((await cell('Bottom (ft), row Glen Rose: deep')).getAttribute('aria-invalid')).toBe('true');
    await expect.poll(here).toBe('Top (ft), row Edwards: 10');
    await keys('{Control>}z{/Control}');
    expect(await cell('Top (ft), row Edwards: 0')).toBeTruthy();
    expect(await cell('Bottom (ft), row Glen Rose: 1,450.5')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does nothing when it is not wanted', async () => {
    openRocks();
    await goTo('Top (ft), row Edwards: 0');
    await paste('10\t95');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await expect.poll(here).toBe('Top (ft), row Edwards: 0');
    expect(await cell('Bottom (ft), row Edwards: 120')).toBeTruthy();
  });

  it('adds the rows that are missing, and saves each', async () => {
    const sent = openRocks();
    await goTo('Formation, row Glen Rose: Glen Rose');
    await paste('Glen Rose\t120\t1,450.5\ncow creek\t1450.5\t(3)');
    const dialog = await question();
    expect(within(dialog).getByText('1 row will be added.')).toBeTruthy();
    expect(within(dialog).getByText('3 cells would stay the same.')).toBeTruthy();
    expect(lines(dialog)[0]).toBe('new | Bottom | – | -3 (not understood: Enter 0 or more.)');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(here()).toBe('Formation, row Glen Rose: Glen Rose');

    await paste('Glen Rose\t120\t1,450.5\ncow creek\t1450.5\t1500');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Paste 3 cells' }));
    expect(await cell('Saved: row Cow Creek')).toBeTruthy();
    expect(sent).toEqual([['new', { formation_ndx: 3, ft_to_top: 1450.5, ft_to_bottom: 1500 }]]);
  });

  it('puts one value into one cell without asking', async () => {
    openRocks();
    await goTo('Top (ft), row Edwards: 0');
    await paste('12');
    expect(await cell('Top (ft), row Edwards: 12')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('copies the chosen cells so that they can be pasted again', async () => {
    openRocks();
    await goTo('Formation, row Edwards: Edwards');
    await keys('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}');
    expect(copied()).toBe('Edwards\t0\t120\nGlen Rose\t120\t1450.5');
    expect((await cell('Top (ft), row Glen Rose: 120')).getAttribute('aria-selected')).toBe('true');
  });

  it('empties the chosen cells, and brings them back', async () => {
    openRocks();
    await goTo('Bottom (ft), row Edwards: 120');
    await keys('{Shift>}{ArrowDown}{/Shift}{Delete}');
    expect(await cell('Bottom (ft), row Edwards: empty')).toBeTruthy();
    expect(await cell('Bottom (ft), row Glen Rose: empty')).toBeTruthy();
    await keys('{Control>}z{/Control}');
    expect(await cell('Bottom (ft), row Edwards: 120')).toBeTruthy();
    expect(await cell('Bottom (ft), row Glen Rose: 1,450.5')).toBeTruthy();
  });
});

describe('rows that are saved together', () => {
  const none = async () => undefined;
  const save = () => screen.getByRole('button', { name: 'Save' });

  it('are counted, held to their total, and saved by one button', async () => {
    const sent: unknown[] = [];
    openShares(async (rows) => void sent.push(rows.map(({ row, changes }) => [row.month, changes])));
    await goTo('Share (%), row January: 50.000');
    await keys('49.999{Enter}');
    expect(screen.getByText('Share: the total must be 100.000 %. It is 99.999 %: 0.001 % is missing.')).toBeTruthy();
    expect(screen.getByText('1 change in 1 row. Correct the total first.')).toBeTruthy();
    await userEvent.click(save());
    expect(sent).toEqual([]);

    await goTo('Share (%), row February: 30.000');
    await keys('30.001{Enter}');
    expect(screen.getByText('Share: the total is 100.000 %, as it must be.')).toBeTruthy();
    await userEvent.click(save());
    expect(await screen.findByText('New data was updated to the database')).toBeTruthy();
    expect(sent).toEqual([
      [
        ['January', { share: 49_999 }],
        ['February', { share: 30_001 }],
      ],
    ]);
    expect(await screen.findByText('No changes yet')).toBeTruthy();
  });

  it('go back by Reset', async () => {
    openShares(none);
    await goTo('Share (%), row January: 50.000');
    await keys('7{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await cell('Share (%), row January: 50.000')).toBeTruthy();
    expect(screen.getByText('No changes yet')).toBeTruthy();
  });

  it('say in percent what is wrong with a percentage', async () => {
    openShares(none);
    await goTo('Share (%), row January: 50.000');
    await keys('101{Enter}33.3333{Enter}half{Enter}');
    expect(screen.getByRole('alert').textContent).toBe(
      '3 problems: Share (%), row January: Enter a percentage from 0 to 100. · ' +
        'Share (%), row February: Use at most 3 digits after the point. · Share (%), row March: Enter a number.',
    );
    await userEvent.click(save());
    expect(here()).toBe('Share (%), row January: 101.000');
  });

  it('lose nothing by a refusal, which is shown beside the cell that it names', async () => {
    openShares(async () => {
      throw refusal([{ field: 'rows.1.share', message: 'This month is over.' }]);
    });
    await goTo('Share (%), row January: 50.000');
    await keys('40{Enter}40{Enter}');
    await userEvent.click(save());
    expect(await screen.findByRole('button', { name: 'Share (%), row February: This month is over.' })).toBeTruthy();
    expect(await cell('Share (%), row January: 40.000')).toBeTruthy();
    expect((await cell('Share (%), row February: 40.000')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^2 changes in 2 rows\./)).toBeTruthy();
  });

  it('show what the server says of a row, of a cell that was not changed too, and can be sent again', async () => {
    const answers = [
      refusal([
        { field: '1.month', message: 'February is over.' },
        { field: '0.permit_ndx', message: 'This permit does not exist.' },
      ]),
      refusal([{ field: '1', message: 'Someone else has changed this record since you opened it.' }]),
    ];
    const sent: unknown[] = [];
    openShares(async (rows) => {
      sent.push(rows.map(({ changes }) => changes));
      throw answers.shift()!;
    });
    await goTo('Share (%), row January: 50.000');
    await keys('40{Enter}40{Enter}');
    await userEvent.click(save());
    expect(await screen.findByRole('button', { name: 'Month, row February: February is over.' })).toBeTruthy();
    expect((await cell('Month, row February: February')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('button', { name: 'Row January: This permit does not exist.' })).toBeTruthy();
    await userEvent.click(save());
    expect(await screen.findByRole('button', { name: /^Row February: Someone else/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /January|over/ })).toBeNull();
    expect(await cell('Share (%), row January: 40.000')).toBeTruthy();
    expect(sent).toEqual([
      [{ share: 40_000 }, { share: 40_000 }],
      [{ share: 40_000 }, { share: 40_000 }],
    ]);
  });

  it('say why they could not be saved when that concerns no row', async () => {
    openShares(async () => {
      throw new Error('The server cannot be reached.');
    });
    await goTo('Share (%), row January: 50.000');
    await keys('40{Enter}40{Enter}');
    await userEvent.click(save());
    expect(await screen.findByText(/Not saved: The server cannot be reached\./)).toBeTruthy();
    expect(await cell('Share (%), row January: 40.000')).toBeTruthy();
  });

  it('are not left behind unasked, also while a cell is being typed in', async () => {
    openShares(none);
    await goTo('Share (%), row January: 50.000');
    await keys('40');
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(await cell('Share (%), row January: 40.000')).toBeTruthy();
  });

  it('keep the months that are over as they are', async () => {
    const [january, ...others] = shares(50_000, 30_000, 20_000);
    openShares(none, [{ ...january!, is_editable: false }, ...others]);
    await goTo('Share (%), row January: 50.000');
    await keys('7{Enter}');
    expect(here()).toBe('Share (%), row January: 50.000');
    expect((await cell('Share (%), row February: 30.000')).getAttribute('aria-readonly')).toBe('false');
  });
});
