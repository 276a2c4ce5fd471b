/** Begins every CSV of the product: without it Excel takes UTF-8 for something else, and other readers pass over it. */
export const csvMark = '\ufeff';

export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** A value of RFC 4180. */
export const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Text that a spreadsheet would take for a formula gets an apostrophe before it: anybody may register a well. */
export const csvText = (text: string): string => csvCell(noFormula(text));

export const noFormula = (text: string): string => (/^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text);
