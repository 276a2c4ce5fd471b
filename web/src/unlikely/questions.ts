/** What is asked of the person before something unlikely is saved. */
export interface Question {
  /** A sentence for each value. */
  doubts: readonly string[];
  answer: (isMeant: boolean) => void;
}

let open: readonly Question[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly Question[]) => {
  open = next;
  for (const listener of listeners) listener();
};

/** Whether what was entered is meant: the person says so in a dialog. Questions that come together wait for one another. */
export const isMeant = (doubts: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const question: Question = {
      doubts,
      answer: (meant) => {
        change(open.filter((one) => one !== question));
        resolve(meant);
      },
    };
    change([...open, question]);
  });

export const firstQuestion = (): Question | undefined => open[0];

export function onQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
