import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** Fields with what cannot be in them, and the words that say so: entered together, refused together. */
export type Attempt = readonly (readonly [label: string, typed: string, words: RegExp])[];

/** An input of a form by its label, be it required or not. Roles take long to look for on a page of many inputs. */
export const inputOf = (form: ParentNode, label: string) =>
  waitFor(() => {
    const labels = [...form.querySelectorAll('label')];
    const found = labels.find(({ textContent }) => textContent.replace(/[\s*]+$/, '') === label);
    const field = found && (document.getElementById(found.htmlFor) ?? found.querySelector('input'));
    if (!field) throw new Error(`Nothing is labelled ${label}.`);
    return field as HTMLInputElement;
  });

/** At once: key by key it takes long. */
export async function fillIn(form: ParentNode, label: string, typed: string) {
  fireEvent.change(await inputOf(form, label), { target: { value: typed } });
}

/** Saving is refused with a line for each input and no other, at its field too, and what was typed still stands there. */
export async function refuseEach(form: HTMLElement, attempts: readonly Attempt[], save = 'Save') {
  const press = (name: string) => userEvent.click(within(form).getByText(name, { selector: 'button' }));
  for (const attempt of attempts) {
    for (const [label, typed] of attempt) await fillIn(form, label, typed);
    await press(save);
    const summary = (await within(form).findByText('There is a problem')).parentElement!;
    const lines = () => [...summary.querySelectorAll('li')].map(({ textContent }) => textContent);
    await waitFor(() => expect(lines()).toHaveLength(attempt.length));
    for (const [label, typed, words] of attempt) {
      expect(lines()).toContainEqual(expect.stringMatching(new RegExp(`^${label}: .*(?:${words.source})`, 'i')));
      const field = await inputOf(form, label);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(field.value).toBe(typed);
    }
    await press('Reset');
  }
}
