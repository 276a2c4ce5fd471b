import type { Values } from '@artesian/contract/register';

/** What happened to one field since the record was opened here. */
export interface FieldChange {
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Both changed it, to different values: somebody must choose. */
  isConflict: boolean;
}

/** What was changed here and there since `base`, field by field. `mine` holds only what was changed here. */
export function compareChanges(base: Values, mine: Values, theirs: Values, fields: readonly string[]): FieldChange[] {
  return fields
    .map((field) => {
      const here = field in mine ? mine[field] : base[field];
      const mineChanged = !same(here, base[field]);
      const theirsChanged = !same(theirs[field], base[field]);
      return {
        field,
        base: base[field],
        mine: here,
        theirs: theirs[field],
        mineChanged,
        theirsChanged,
        isConflict: mineChanged && theirsChanged && !same(here, theirs[field]),
      };
    })
    .filter(({ mineChanged, theirsChanged }) => mineChanged || theirsChanged)
    .map(({ mineChanged: _mine, theirsChanged: _theirs, ...change }) => change);
}

export type Choices = Record<string, 'mine' | 'theirs'>;

/** What is left to save on top of their record once somebody chose. */
export function mergedChanges(changes: readonly FieldChange[], choices: Choices): Values {
  return Object.fromEntries(
    changes
      .filter(
        ({ field, mine, theirs, base, isConflict }) =>
          (isConflict ? choices[field] === 'mine' : !same(mine, base)) && !same(mine, theirs),
      )
      .map(({ field, mine }) => [field, mine]),
  );
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
