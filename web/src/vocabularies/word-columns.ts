import { fieldMeta } from '@artesian/contract/language/fields';
import type { Word } from '@artesian/contract/vocabularies/calls';
import type { Vocabulary } from '@artesian/contract/vocabularies';
import type { FieldOptions } from '../register/form/use-options.ts';
import type { Column } from '../ui/table/column.ts';
import { cellOf, describedBy } from '../ui/table/declared-column.ts';

/** What the table of a list shows of its words. */
export function wordColumns(
  { says, kept, stays }: Vocabulary,
  options: Readonly<Record<string, FieldOptions>>,
): Column<Word>[] {
  return [
    { id: 'word', header: 'Term', kind: 'text', value: ({ word }) => word, isName: true },
    ...Object.entries(says).map(([name, schema]): Column<Word> => {
      const meta = fieldMeta.get(schema)!;
      const chosen = options[name]?.byValue;
      return {
        id: name,
        ...describedBy(meta),
        value: ({ says: said }) =>
          chosen ? (chosen.get(Number(said[name]))?.label ?? null) : cellOf(meta, said[name]),
      };
    }),
    { id: 'used', header: 'Used', kind: 'number', unit: 'times', decimals: 0, value: timesUsed },
    { id: 'used_by', header: 'Used By', kind: 'text', value: (word) => formatUses(word) || null },
    { id: 'offered', header: 'Offered', kind: 'flag', value: ({ retired }) => !retired },
    ...(kept.words.length > 0 || stays ? [staysBecause] : []),
  ];
}

const staysBecause: Column<Word> = {
  id: 'stays',
  header: 'Stays Because',
  kind: 'text',
  value: ({ stays }) => stays,
};

export const timesUsed = ({ used }: Pick<Word, 'used'>): number => used.reduce((sum, { count }) => sum + count, 0);

/** `1,204 in wells, 1 in permits` */
export const formatUses = ({ used }: Pick<Word, 'used'>): string =>
  used.map(({ in: holder, count }) => `${count.toLocaleString('en-US')} in ${holder}`).join(', ');
