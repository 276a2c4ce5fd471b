import type { Catalogue } from './translate.ts';

/**
 * What a district calls its stages, areas, measures and terms in another language, a name on each line: `Stage II Alarm = Etapa II Alarma`.
 * A line with nothing after `=` is one that nobody translated yet. Throws RangeError with what is wrong, to be read after “It”.
 */
export function readOwnNames(text: string): Catalogue {
  const names = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [name = '', ...rest] = line.split('=');
    const translation = rest.join('=').trim();
    if (rest.length === 0 || name.trim() === '')
      throw new RangeError(`needs a name and an equals sign on line ${index + 1}`);
    if (translation !== '') names.set(name.trim(), translation);
  }
  return Object.fromEntries(names);
}

/** The lines on which somebody is to write the translations of names. */
export const linesFor = (names: readonly string[]): string => names.map((name) => `${name} = `).join('\n');
