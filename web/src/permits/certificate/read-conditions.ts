import type { Token, Tokens } from 'marked';
import { readMarkdown, wordsOf } from '../../document/read-markdown.ts';

export interface Conditions {
  title: string;
  /** In their order: paragraphs, and what is numbered or marked in a list. */
  lines: readonly ConditionLine[];
}

export interface ConditionLine {
  /** `1.`, as the list begins, or a bullet; none of a paragraph. */
  mark: string | undefined;
  text: string;
}

/** The conditions of certificates out of Markdown: its first heading is their title, the lists below it are theirs. */
export function readConditions(markdown: string): Conditions {
  const tokens = readMarkdown(markdown);
  const title = tokens.find(({ type }) => type === 'heading');
  const lines = tokens.filter((token) => token !== title).flatMap(linesOf);
  return { title: title ? wordsOf(title) : 'Permit Conditions', lines: lines.filter(({ text }) => text !== '') };
}

const linesOf = (token: Token): ConditionLine[] =>
  token.type === 'list' ? linesOfList(token as Tokens.List) : [{ mark: undefined, text: inOneLine(wordsOf(token)) }];

function linesOfList({ ordered, start, items }: Tokens.List): ConditionLine[] {
  const markOf = (index: number) => (ordered ? `${Number(start) + index}.` : '•');
  return items.flatMap(({ tokens }, index) => {
    const parts = tokens.flatMap(linesOf);
    return parts.map((part, place) => (place === 0 ? { ...part, mark: markOf(index) } : part));
  });
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
