import { problemIn } from '@artesian/contract/language/client';
import type { EffectsOfSave } from '@artesian/contract/language/effects-of-saves';
import type { Problem } from '@artesian/contract/language/problem';
import { ASK, CORRECTION_REASON, EFFECTS, HOLDS_FROM } from '@artesian/contract/language/save-headers';
import { decisions } from './questions.ts';

const SAVES: readonly unknown[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * `fetch`, which has the server show what a save would change of the months of permits. Where it changes some, the person decides from when
 * it holds, and why where it reaches into the past; then it is saved. Else the answer says that it was canceled.
 */
export const askingForEffects =
  (fetchAnswer: typeof fetch): typeof fetch =>
  async (input, init) => {
    if (!SAVES.includes(init?.method) || (init?.body && typeof init.body !== 'string')) return fetchAnswer(input, init);
    const asking = (more: Record<string, string> = {}) =>
      fetchAnswer(input, withHeaders(init, { [EFFECTS]: ASK, ...more }));
    const response = await asking();
    const shown = await problemIn(response);
    const effects = shown?.effects;
    if (!effects) return response;
    const effectsFrom = async (month: string): Promise<EffectsOfSave | string> => {
      const answer = await asking({ [HOLDS_FROM]: month }).catch(() => undefined);
      const found = answer && (await problemIn(answer));
      return found?.effects ?? found?.detail ?? 'The server cannot be reached. Check the connection and try again.';
    };
    const decision = await decisions.ask({ effects, effectsFrom });
    if (!decision) return canceled(shown, response.status);
    const { holdsFrom, reason } = decision;
    return fetchAnswer(
      input,
      withHeaders(init, {
        ...(holdsFrom !== undefined && { [HOLDS_FROM]: holdsFrom }),
        ...(reason !== undefined && { [CORRECTION_REASON]: encodeURIComponent(reason) }),
      }),
    );
  };

/** The refusal that showed the effects, in the words of whoever saw them and left it. */
const canceled = (shown: Partial<Problem>, status: number): Response =>
  Response.json({ ...shown, title: 'Canceled', detail: 'You canceled the change.' }, { status });

function withHeaders(init: RequestInit | undefined, more: Record<string, string>): RequestInit {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return { ...init, headers };
}
