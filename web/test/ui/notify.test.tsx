import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { describe, expect, it } from 'vitest';
import { notify } from '../../src/ui/notify.ts';
import { renderAt } from '../support/render-at.tsx';

describe('a message', () => {
  it('that is told before the page can show one is shown then', async () => {
    notify.info('Your session has ended.');
    renderAt('/');
    expect(await screen.findByText('Your session has ended.')).toBeTruthy();
    toast.dismiss();
  });

  it('can be closed by hand, and taken back where that is offered', async () => {
    renderAt('/');
    let undone = false;
    notify.info('The new row was removed.', { action: { label: 'Undo', onClick: () => (undone = true) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(undone).toBe(true);
    notify.error('Not saved.');
    await screen.findByText('Not saved.');
    await userEvent.click(screen.getAllByRole('button', { name: 'Close toast' })[0]!);
    await expect.poll(() => screen.queryByText('Not saved.'), { timeout: 5000 }).toBeNull();
    toast.dismiss();
  });

  it('goes by itself after six seconds, later where there is a way back, and never of an error', async () => {
    renderAt('/');
    notify.success('Saved.');
    notify.warning('No files selected');
    notify.info('The new row was removed.', { action: { label: 'Undo', onClick: () => undefined } });
    notify.info('The job goes on.', { persistent: true });
    notify.error('Not saved.');
    const shown = () => toast.getToasts().map((one) => ('duration' in one ? [one.type, one.duration] : []));
    await expect.poll(shown).toEqual([
      ['success', 6000],
      ['warning', 6000],
      ['info', 10_000],
      ['info', Infinity],
      ['error', Infinity],
    ]);
  });
});
