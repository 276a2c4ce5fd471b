import { z } from 'zod';
import type { LayerRow, Switched } from './layer-rows.ts';
import { joinedWords, splitWords } from '../language/word-list.ts';

/** By the id of a row: whether it draws what is so (true) or what is not (false). A row without an entry draws all. */
export type BooleanFilters = Readonly<Record<string, boolean>>;

/** What a reader asks of the layers: which are drawn, and what of each. */
export interface LayerChoices {
  switched: Switched;
  booleans: BooleanFilters;
}

/** The choices as an address holds them: layers switched `on` and `off` by hand, and `where` as `springs:yes`. */
export const layerQuery = z.object({
  on: z.string().optional(),
  off: z.string().optional(),
  where: z.string().optional(),
});

/** The choices as search parameters; what is as at first is undefined. */
export const searchOfLayers = ({ switched, booleans }: LayerChoices): z.output<typeof layerQuery> => ({
  on: joined(namesWhere(switched, true)),
  off: joined(namesWhere(switched, false)),
  where: joined(Object.entries(booleans).map(([row, isTrue]) => `${row}:${isTrue ? 'yes' : 'no'}`)),
});

/** Reads what `searchOfLayers` wrote; what makes no sense is left out. */
export const layersOfSearch = ({ on = '', off = '', where = '' }: z.output<typeof layerQuery>): LayerChoices => ({
  switched: {
    ...Object.fromEntries(splitWords(off).map((layer) => [layer, false])),
    ...Object.fromEntries(splitWords(on).map((layer) => [layer, true])),
  },
  booleans: Object.fromEntries(
    splitWords(where)
      .map((word) => /^(.+):(yes|no)$/.exec(word))
      .filter((match) => match !== null)
      .map(([, row = '', answer]) => [row, answer === 'yes']),
  ),
});

/** The choices that concern these rows. */
export const choicesAmong = (rows: readonly LayerRow[], { switched, booleans }: LayerChoices): LayerChoices => {
  const ids = new Set(rows.map(({ id }) => id));
  return { switched: only(ids, switched), booleans: only(ids, booleans) };
};

const only = (ids: ReadonlySet<string>, choices: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(Object.entries(choices).filter(([id]) => ids.has(id)));

const namesWhere = (switched: Switched, on: boolean) => Object.keys(switched).filter((layer) => switched[layer] === on);

const joined = (words: string[]) => (words.length > 0 ? joinedWords(words) : undefined);
