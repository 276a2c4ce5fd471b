import { flag, key, text } from './language/fields.ts';
import { defineRegister, type Register } from './language/register.ts';
import { vocabularies, type Vocabulary } from './vocabularies.ts';

/** The words of a list with what it says of each, as files bring them; what rules go by stays, as on its screen. */
const listOfFiles = ({ name, title, list: { table, value, label }, says }: Vocabulary): Register =>
  defineRegister({
    path: `imports/lists/${name}`,
    table,
    key: value,
    keys: { [value]: key('Number') },
    title,
    one: 'word',
    label,
    read: 'staff',
    write: 'staff',
    has: [],
    import: {
      as: `list:${name}`,
      adds: true,
      key: [label],
      headings: { [label]: ['name', 'description', 'label', 'value'], word_retired: ['no longer offered'] },
    },
    fields: { [label]: text('Word'), ...says, word_retired: flag('Retired') },
  }) as Register;

/** One for every list of words that staff edit. */
export const listsOfFiles: readonly Register[] = vocabularies.map(listOfFiles);
