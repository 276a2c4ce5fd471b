/** A run of text in a line. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; to: string; children: Inline[] };

export interface Heading {
  kind: 'heading';
  level: number;
  text: Inline[];
}

export type Block =
  | Heading
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

/**
 * Reads Markdown as the documents of the product and of districts use it: headings, paragraphs, lists within lists, tables, code, links,
 * bold and italic. Pictures are left out; what it does not know stays as it was written.
 */
export function parseMarkdown(markdown: string): Block[] {
  return blocksOf(markdown.replaceAll('\r\n', '\n').split('\n'));
}

/** The headings of the second level, which tell what a document holds. */
export const headingsOf = (markdown: string): Heading[] =>
  parseMarkdown(markdown).filter((block) => block.kind === 'heading' && block.level === 2) as Heading[];

/** Runs of text as nothing but their words. */
export const wordsOf = (runs: readonly Inline[]): string =>
  runs.map((run) => ('text' in run ? run.text : wordsOf(run.children))).join('');

/** What a link to a heading ends with. */
export const anchorOf = ({ text }: Heading): string =>
  wordsOf(text)
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

const HEADING = /^(#{1,6}) +(.+?) *#*$/;
const FENCE = /^\s*```/;
const ITEM = /^( *)([-*]|\d+[.)]) +/;
const ROW = /^\s*\|.*\|\s*$/;
const RULE = /^\s*\|[\s|:-]+\|\s*$/;
const PICTURE = /!\[[^\]]*\]\([^)]*\)/g;

function headingOf(line: string): { level: number; words: string } | undefined {
  const found = HEADING.exec(line);
  return found ? { level: found[1]!.length, words: found[2]! } : undefined;
}

/** Takes one block after the other from the front of the lines. */
function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const [block, taken] = firstBlock(lines.slice(at));
    if (block) blocks.push(block);
    at += taken;
  }
  return blocks;
}

type Taken = [block: Block | undefined, lines: number];

function firstBlock(lines: string[]): Taken {
  const [first = ''] = lines;
  if (first.trim() === '') return [undefined, 1];
  if (FENCE.test(first)) return fenced(lines);
  const heading = headingOf(first);
  if (heading) return [{ kind: 'heading', level: heading.level, text: inlineOf(heading.words) }, 1];
  if (ITEM.test(first)) return list(lines);
  if (ROW.test(first) && RULE.test(lines[1] ?? '')) return table(lines);
  return paragraph(lines);
}

function fenced(lines: string[]): Taken {
  const close = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  const end = close === -1 ? lines.length : close;
  return [{ kind: 'code', text: lines.slice(1, end).join('\n') }, end + 1];
}

/** An item goes on in the lines that are indented below it, whatever they hold. */
function list(lines: string[]): Taken {
  const { indent, ordered } = markerOf(lines[0]!)!;
  const items: string[][] = [];
  let at = 0;
  for (; at < lines.length; at++) {
    const line = lines[at]!;
    const marker = markerOf(line);
    if (marker?.indent === indent) items.push([line.slice(marker.width)]);
    else if (line.trim() === '' ? goesOn(lines.slice(at), indent) : indentOf(line) > indent || !startsBlock(line))
      items.at(-1)!.push(line);
    else break;
  }
  return [{ kind: 'list', ordered, items: items.map((item) => blocksOf(unindented(item))) }, at];
}

function markerOf(line: string) {
  const found = ITEM.exec(line);
  return found ? { indent: found[1]!.length, width: found[0].length, ordered: /\d/.test(found[2]!) } : undefined;
}

const indentOf = (line: string) => line.length - line.trimStart().length;
const startsBlock = (line: string) => HEADING.test(line) || FENCE.test(line) || ROW.test(line);

/** Whether a list continues after empty lines. */
function goesOn(lines: string[], indent: number): boolean {
  const next = lines.find((line) => line.trim() !== '');
  return next !== undefined && (indentOf(next) > indent || markerOf(next)?.indent === indent);
}

/** Without what indents all lines but the first, so that code within an item keeps its own indents alone. */
function unindented([first = '', ...rest]: string[]): string[] {
  const least = Math.min(...rest.filter((line) => line.trim() !== '').map(indentOf));
  return [first, ...rest.map((line) => line.slice(Math.min(least, indentOf(line))))];
}

function table(lines: string[]): Taken {
  const end = lines.findIndex((line) => !ROW.test(line));
  const rows = lines.slice(0, end === -1 ? undefined : end);
  const [head = [], ...body] = rows.filter((line) => !RULE.test(line)).map(cellsOf);
  return [{ kind: 'table', head, rows: body }, rows.length];
}

const cellsOf = (line: string): Inline[][] =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => inlineOf(cell.trim()));

function paragraph(lines: string[]): Taken {
  const end = lines.findIndex(
    (line, index) => index > 0 && (line.trim() === '' || startsBlock(line) || ITEM.test(line)),
  );
  const taken = lines.slice(0, end === -1 ? undefined : end);
  const text = taken
    .map((line) => line.trim())
    .join(' ')
    .replaceAll(PICTURE, '')
    .trim();
  return [text === '' ? undefined : { kind: 'paragraph', text: inlineOf(text) }, taken.length];
}

const INLINE = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|(?<!\w)_([^_]+)_(?!\w)|\*([^*\s][^*]*)\*/;

function inlineOf(text: string): Inline[] {
  const found = INLINE.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const before: Inline[] = found.index > 0 ? [{ kind: 'text', text: text.slice(0, found.index) }] : [];
  return [...before, runOf(found), ...inlineOf(text.slice(found.index + found[0].length))];
}

function runOf([, code, words, to, strong, underscored, starred]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (to !== undefined) return { kind: 'link', to, children: inlineOf(words!) };
  if (strong !== undefined) return { kind: 'strong', children: inlineOf(strong) };
  return { kind: 'emphasis', children: inlineOf((underscored ?? starred)!) };
}
