import { vocabularies, type Vocabulary } from '@artesian/contract/vocabularies';
import { invalid } from '../../platform/problems.ts';
import { findWord, insertWord } from '../../vocabularies/add-word.ts';
import type { ImportHooks, SheetRow } from '../file/sheet-row.ts';

/** Words come in under the next number. What rules go by is never retired. */
function hooksOfList({ list, says, kept, stays }: Vocabulary): ImportHooks {
  const columns = [...Object.keys(says), 'word_retired'];
  return {
    async examine(client, records) {
      for (const { row, was, values } of records) {
        const same = was ? undefined : await findWord(client, list, values[list.label] as string);
        if (same) refuse(row, inList(same.word));
        if (values.word_retired !== true) continue;
        if (kept.words.includes(String(was?.[list.label]))) refuse(row, kept.why);
        if (stays && was?.[list.value] === stays.key) refuse(row, stays.why);
      }
    },
    write: {
      async add(client, records) {
        const keys: number[] = [];
        for (const { values } of records) {
          const word = values[list.label] as string;
          // The file itself may have it twice, in other letters.
          const same = await findWord(client, list, word);
          if (same) throw invalid('word', inList(same.word));
          const said = columns.filter((column) => values[column] !== undefined);
          keys.push(
            await insertWord(client, list, word, Object.fromEntries(said.map((column) => [column, values[column]]))),
          );
        }
        return keys;
      },
      async change(client, records) {
        for (const { was, changes } of records) {
          const changed = columns.filter((column) => column in changes);
          if (changed.length === 0) continue;
          await client.query(
            `update ${list.table} set ${changed.map((column, place) => `${column} = $${place + 2}`).join(', ')}
             where ${list.value} = $1`,
            [was[list.value], ...changed.map((column) => changes[column])],
          );
        }
      },
    },
  };
}

const inList = (word: string) => `The list already has “${word}”.`;
const refuse = (row: SheetRow, words: string) => row.refusals.push({ subject: words, words });

/** By the path of what files bring in. */
export const hooksOfLists: Record<string, ImportHooks> = Object.fromEntries(
  vocabularies.map((vocabulary) => [`imports/lists/${vocabulary.name}`, hooksOfList(vocabulary)]),
);
