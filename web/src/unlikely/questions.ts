/** What is asked of the person before something is saved. */
interface Asked {
  title: string;
  /** What the buttons say. */
  act: string;
  cancel: string;
  sentences: readonly string[];
}

export interface Question extends Asked {
  answer: (isMeant: boolean) => void;
}

let open: readonly Question[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly Question[]) => {
  open = next;
  for (const listener of listeners) listener();
};

/** Whether the person says yes in a dialog. Questions that come together wait for one another. */
export const isConfirmed = (asked: Asked): Promise<boolean> =>
  new Promise((resolve) => {
    const question: Question = {
      ...asked,
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
