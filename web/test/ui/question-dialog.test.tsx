import { act, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { expect, it } from 'vitest';
import { questionDialog } from '../../src/ui/question-dialog.tsx';
import { Questions } from '../../src/ui/questions.ts';
import { Toasts } from '../../src/shell/Toasts.tsx';

it('questions come one after the other, and none is lost', async () => {
  const questions = new Questions<string, string>();
  const Asking = questionDialog(questions, () =>
    Promise.resolve({
      default: ({ question: { asked, answer } }) => (
        <button type="button" onClick={() => answer(`${asked} Yes.`)}>
          {asked}
        </button>
      ),
    }),
  );
  render(<Asking />);
  const answers = [questions.ask('First?'), questions.ask('Second?')];
  const first = await screen.findByRole('button', { name: 'First?' });
  expect(screen.queryByRole('button', { name: 'Second?' })).toBeNull();
  act(() => first.click());
  act(() => screen.getByRole('button', { name: 'Second?' }).click());
  expect(await Promise.all(answers)).toEqual(['First? Yes.', 'Second? Yes.']);
});

it('who cannot be asked has not said yes, and is told why', async () => {
  const questions = new Questions<string, string>();
  const Asking = questionDialog(questions, () => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <>
      <Asking />
      <Toasts />
    </>,
  );
  expect(await questions.ask('Is this right?')).toBeUndefined();
  await screen.findByText('The server cannot be reached. Check the connection and try again.');
  toast.dismiss();
});
