import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Pair, type YAMLMap } from 'yaml';
import type { DistrictSetting } from '@artesian/contract/settings/district-settings';
import type { TableRow } from '../import/file/table-row.ts';
import { lists, records, settings, type Section } from './sections.ts';

/** Beside a term of a list: what it is called until the file is applied. */
export const WAS = 'was';

/** What is wrong with a district file, and on which line. */
export interface Problem {
  line: number;
  words: string;
}

export interface SaidSetting {
  setting: DistrictSetting;
  /** Null of one that is left empty: as the server was started. */
  value: string | null;
  line: number;
}

/** A term that is called otherwise than it was. */
export interface SaidRename {
  was: string;
  word: string;
  line: number;
}

/** The records of a section, by the fields of its register, each on the line where it begins. */
export interface SaidSection {
  section: Section;
  rows: TableRow[];
  renames: SaidRename[];
}

export interface DistrictFile {
  settings: SaidSetting[];
  sections: SaidSection[];
  problems: Problem[];
}

/** Reads a district file. Whatever cannot be meant is told with its line; the rest is read. */
export function readDistrictFile(text: string): DistrictFile {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const file: DistrictFile = { settings: [], sections: [], problems: [] };
  const reader = new Reader(counter, file);
  for (const { message, pos } of document.errors)
    file.problems.push({ line: counter.linePos(pos[0]).line, words: `${message.split(' at line ')[0]!}.` });
  if (file.problems.length === 0 && document.contents !== null) reader.read(document.contents);
  // What is applied first is first, in whichever order the file has it.
  const order = [...lists, ...records];
  file.sections.sort((one, other) => order.indexOf(one.section) - order.indexOf(other.section));
  return file;
}

class Reader {
  readonly #counter: LineCounter;
  readonly #file: DistrictFile;

  constructor(counter: LineCounter, file: DistrictFile) {
    this.#counter = counter;
    this.#file = file;
  }

  read(contents: Node) {
    const parts: Record<string, (node: Node) => void> = {
      settings: (node) => this.#each(node, (pair) => this.#readSetting(pair)),
      lists: (node) => this.#each(node, (pair) => this.#readSection(pair, lists, 'list')),
      records: (node) => this.#each(node, (pair) => this.#readSection(pair, records, 'kind of record')),
    };
    this.#each(contents, (pair) => {
      const part = parts[keyOf(pair)];
      if (!part)
        this.#refuse(pair.key, `A district file has no part “${keyOf(pair)}”. Use ${inWords(Object.keys(parts))}.`);
      else if (pair.value) part(pair.value);
    });
  }

  #readSetting(pair: Entry) {
    const name = keyOf(pair);
    const setting = settings.find((one) => one.name === name);
    if (!setting) return this.#refuse(pair.key, `A district file has no setting ${name}.`);
    const value = this.#scalar(pair.value);
    if (value !== undefined) this.#file.settings.push({ setting, value: value || null, line: this.#lineOf(pair.key) });
  }

  #readSection(pair: Entry, among: readonly Section[], what: string) {
    const section = among.find(({ name }) => name === keyOf(pair));
    if (!section)
      return this.#refuse(
        pair.key,
        `There is no ${what} “${keyOf(pair)}”. Use ${inWords(among.map(({ name }) => name))}.`,
      );
    if (!isSeq(pair.value))
      return this.#refuse(pair.value ?? pair.key, `${section.name} must be a list. Begin each entry with a dash.`);
    const said: SaidSection = { section, rows: [], renames: [] };
    for (const item of pair.value.items) this.#readEntry(item as Node, said);
    this.#file.sections.push(said);
  }

  #readEntry(item: Node, { section, rows, renames }: SaidSection) {
    const line = this.#lineOf(item);
    if (isScalar(item) && section.word) {
      rows.push({ line, cells: { [section.word]: textOf(item.value) } });
      return;
    }
    if (!isMap(item)) return this.#refuse(item, `This entry needs fields: ${inWords([...section.fields.keys()])}.`);
    const cells: Record<string, string> = {};
    let was = '';
    this.#each(item, (pair) => {
      if (section.word && keyOf(pair) === WAS) {
        was = this.#scalar(pair.value) ?? '';
        return;
      }
      const field = section.fields.get(keyOf(pair));
      if (!field)
        return this.#refuse(
          pair.key,
          `${section.name} has no field “${keyOf(pair)}”. Use ${inWords([...section.fields.keys()])}.`,
        );
      cells[field] = this.#scalar(pair.value) ?? '';
    });
    rows.push({ line, cells });
    const word = cells[section.word ?? ''];
    if (was && word) renames.push({ was, word, line });
  }

  #scalar(node: Node | null): string | undefined {
    if (node === null) return '';
    if (isScalar(node)) return textOf(node.value);
    return this.#refuse(node, 'Enter a single value.');
  }

  #each(node: Node, act: (pair: Entry) => void) {
    if (!isMap(node)) return this.#refuse(node, 'Use names, each followed by a colon and a value.');
    for (const pair of (node as YAMLMap<Node, Node | null>).items) act(pair);
  }

  #refuse(node: Node, words: string): undefined {
    this.#file.problems.push({ line: this.#lineOf(node), words });
    return undefined;
  }

  #lineOf(node: Node): number {
    return this.#counter.linePos(node.range?.[0] ?? 0).line;
  }
}

type Entry = Pair<Node, Node | null>;
const keyOf = ({ key }: Entry): string => (isScalar(key) ? textOf(key.value) : '');
const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : `${value as string | number | boolean}`.trim();
const inWords = (names: readonly string[]) => names.join(', ');
