import type { EffectsOfSave } from '@artesian/contract/language/effects-of-saves';

/** From when a change holds, and why where it reaches into the past. */
export interface Decision {
  holdsFrom: string | undefined;
  reason: string | undefined;
}

/** What is asked of the person before a change of what permits allow is saved. */
export interface Question {
  number: number;
  effects: EffectsOfSave;
  /** What the change would do from another month on; why not, where it cannot. */
  effectsFrom: (month: string) => Promise<EffectsOfSave | string>;
  answer: (decision: Decision | undefined) => void;
}

let asked = 0;
let open: readonly Question[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly Question[]) => {
  open = next;
  for (const listener of listeners) listener();
};

/** What the person decides in a dialog; undefined where nothing is to be saved. Questions that come together wait for one another. */
export const decisionOn = (about: Pick<Question, 'effects' | 'effectsFrom'>): Promise<Decision | undefined> =>
  new Promise((resolve) => {
    const question: Question = {
      ...about,
      number: (asked += 1),
      answer: (decision) => {
        change(open.filter((one) => one !== question));
        resolve(decision);
      },
    };
    change([...open, question]);
  });

export const firstQuestion = (): Question | undefined => open[0];

export function onQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
