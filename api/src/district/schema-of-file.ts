import type { FieldMeta } from '@artesian/contract/language/fields';
import { metaIn } from '../import/subject.ts';
import { WAS } from './read-file.ts';
import { lists, records, settings, type Section } from './sections.ts';

const scalar = { type: ['string', 'number', 'boolean', 'null'] };

/** What an editor must know of a district file: a JSON Schema (draft 2020-12) with every name, its meaning and its choices. */
export const schemaOfFile = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'District',
  ...objectOf({
    settings: objectOf(
      Object.fromEntries(
        settings.map(({ name, label, help, choices }) => [
          name,
          {
            ...scalar,
            title: label,
            ...(help && { description: help }),
            ...(choices && { enum: withNumbers([...choices.keys()]) }),
          },
        ]),
      ),
    ),
    lists: objectOf(Object.fromEntries(lists.map((section) => [section.name, listOf(section)]))),
    records: objectOf(Object.fromEntries(records.map((section) => [section.name, listOf(section)]))),
  }),
});

const objectOf = (properties: Record<string, object>) => ({
  type: ['object', 'null'],
  additionalProperties: false,
  properties,
});

function listOf({ subject, fields, word }: Section) {
  const entry = objectOf({
    ...Object.fromEntries([...fields].map(([name, field]) => [name, fieldOf(metaIn(subject, field))])),
    ...(word && { [WAS]: { ...scalar, title: 'Was', description: 'The term to rename, as the list has it now.' } }),
  });
  return { type: 'array', title: subject.register.title, items: word ? { anyOf: [scalar, entry] } : entry };
}

function fieldOf({ label, unit, help, meaning, choices, kind }: FieldMeta) {
  const description = [unit && `In ${unit}.`, help, meaning].filter(Boolean).join(' ');
  const type = kind === 'flag' ? { type: 'boolean' } : scalar;
  return { ...type, title: label, ...(description && { description }), ...(choices && { enum: [...choices] }) };
}

/** As YAML reads what is written without quotes. */
const withNumbers = (choices: readonly string[]) =>
  choices.flatMap((choice): (string | number | boolean)[] => {
    if (choice === 'true' || choice === 'false') return [choice, choice === 'true'];
    return /^\d+$/.test(choice) ? [choice, Number(choice)] : [choice];
  });
