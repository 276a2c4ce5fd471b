import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Chooses one of a list. */
export async function choose(label: string, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  // A list of several stays open.
  await userEvent.keyboard('{Escape}');
}
