import { wantedOf, type Wanted } from './wanted.ts';

/** What is told of a hit in one line: first what it was found by. */
export const whyFirst = (parts: readonly string[], wanted: Wanted): string =>
  parts.toSorted((one, other) => Number(isWhy(other, wanted)) - Number(isWhy(one, wanted))).join(' · ');

export function isWhy(part: string, wanted: Wanted): boolean {
  const words = wantedOf(part)?.text ?? '';
  return wanted.words.some((forms) => forms.some((form) => words.includes(form)));
}
