/** Something that only the person can say. */
export interface Question<Asked, Answer> {
  number: number;
  asked: Asked;
  /** Undefined where the person does not say. */
  answer: (said: Answer | undefined) => void;
}

/** What is asked of the person, one at a time: questions that come together wait for one another. */
export class Questions<Asked, Answer> {
  #count = 0;
  #open: readonly Question<Asked, Answer>[] = [];
  readonly #listeners = new Set<() => void>();

  /** What the person answers; undefined where nothing is to be done. */
  ask(asked: Asked): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      const question: Question<Asked, Answer> = {
        number: (this.#count += 1),
        asked,
        answer: (said) => {
          this.#change(this.#open.filter((one) => one !== question));
          resolve(said);
        },
      };
      this.#change([...this.#open, question]);
    });
  }

  readonly first = (): Question<Asked, Answer> | undefined => this.#open[0];

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(open: readonly Question<Asked, Answer>[]) {
    this.#open = open;
    for (const listener of this.#listeners) listener();
  }
}
