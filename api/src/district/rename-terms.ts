import { vocabularyNamed } from '@artesian/contract/vocabularies';
import type pg from 'pg';
import { findWord } from '../vocabularies/add-word.ts';
import { saveWord } from '../vocabularies/save-word.ts';
import type { SaidRename } from './read-file.ts';

/** A term that a file renamed: in which list, and its names. */
export interface RenamedTerm {
  list: string;
  before: string;
  after: string;
}

/**
 * Renames what a list calls `was`. Answers null where the list has the new name alone, as after the file was applied once, and in words why it
 * cannot be.
 */
export async function renameTerm(
  client: pg.PoolClient,
  listName: string,
  { was, word }: Pick<SaidRename, 'was' | 'word'>,
): Promise<RenamedTerm | string | null> {
  const { list, kept } = vocabularyNamed(listName)!;
  const [old, known] = [await findWord(client, list, was), await findWord(client, list, word)];
  if (known && known.key !== old?.key)
    return old ? `The list has both “${was}” and “${known.word}”. Remove was, or merge them in Lists of Terms.` : null;
  if (!old) return `The list has no “${was}” to rename.`;
  if (old.word === word) return null;
  if (kept.words.includes(old.word)) return `“${old.word}” cannot be renamed. ${kept.why}`;
  await saveWord(client, list, old, { [list.label]: word });
  return { list: listName, before: old.word, after: word };
}

/** Gives a term its old name back. Answers why not, if not. */
export async function undoRename(
  client: pg.PoolClient,
  { list: listName, before, after }: RenamedTerm,
): Promise<string | undefined> {
  const list = vocabularyNamed(listName)?.list;
  const now = list && (await findWord(client, list, after));
  if (!now || now.word !== after) return 'changed since';
  if (await findOther(client, list, before, now.key)) return `The list has another “${before}”.`;
  await saveWord(client, list, now, { [list.label]: before });
  return undefined;
}

async function findOther(client: pg.PoolClient, list: Parameters<typeof findWord>[1], word: string, key: number) {
  const found = await findWord(client, list, word);
  return found !== undefined && found.key !== key;
}
