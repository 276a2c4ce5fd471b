import { lexer, type Token, type Tokens } from 'marked';

/** What a document in Markdown is made of, as the library has it. */
export const readMarkdown = (markdown: string): Token[] => lexer(markdown);

/** The headings of the second level, which tell what a document holds. */
export const headingsOf = (markdown: string): Tokens.Heading[] =>
  readMarkdown(markdown).filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2);

/** A run of text as nothing but its words. */
export const wordsOf = (token: Token): string =>
  'tokens' in token && token.tokens ? token.tokens.map(wordsOf).join('') : 'text' in token ? String(token.text) : '';

/** What a link to a heading ends with. */
export const anchorOf = (heading: Tokens.Heading): string =>
  wordsOf(heading)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** What a document says before its first heading of the second level, without its title. */
export const leadOf = (markdown: string): string => withoutTitle(markdown).split(/^## /m)[0]!;

export const withoutTitle = (markdown: string): string => markdown.replace(/^# .*\n+/, '');

/** A heading of the second level with all that stands below it. */
export function sectionOf(markdown: string, heading: string): string {
  const section = markdown.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`));
  if (section === undefined) throw new Error(`There is no heading '${heading}'.`);
  return section;
}
