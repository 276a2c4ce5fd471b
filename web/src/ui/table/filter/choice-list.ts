/** A choice as it is written among several: a bar, a backslash, or a parenthesis at its start gets a backslash before it. */
export const choiceText = (choice: string): string => choice.replace(/[\\|]|^\(/g, '\\$&');

/** The choice that was written so. */
export const choiceOf = (text: string): string => text.replace(/\\(.)/gs, '$1');

/** The written choices of `A|B`, each to be read by `choiceOf`. */
export const choiceTextsOf = (filter: string): string[] => filter.match(/(?:[^\\|]|\\.?)+/gs) ?? [];
