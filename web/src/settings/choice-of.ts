/** What a setting with choices says; one that nobody has set says the first. */
export const choiceOf = (choices: ReadonlyMap<string, string>, value: string | null): string =>
  choices.get(value ?? '') ?? [...choices.values()][0]!;
