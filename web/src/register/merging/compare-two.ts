import { metaOf, type Register, type Values } from '@artesian/contract/language/register';
import { hasField, partsOf } from '@artesian/contract/parts';
import { isUnset, same } from '../form/input-text.ts';

export type Side = 'keep' | 'drop';

export interface ComparedField {
  /** The register that holds it. */
  part: Register;
  field: string;
}

/** Fields that say where something is only together. */
const PLACE = ['latitude', 'longitude'];

/** The fields of two records: those in which they differ, and those in which both say the same; not those that are empty in both. */
export function compareTwo(register: Register, keep: Values, drop: Values) {
  const fields = partsOf(register).flatMap((part) =>
    Object.keys(part.fields)
      .filter((field) => hasField(part, field))
      .map((field): ComparedField => ({ part, field })),
  );
  const isFilled = (one: ComparedField) => !isEmpty(one, keep) || !isEmpty(one, drop);
  const isSame = (one: ComparedField) => same(keep[one.field] ?? null, drop[one.field] ?? null);
  const filled = fields.filter(isFilled);
  return { differing: filled.filter((one) => !isSame(one)), alike: filled.filter(isSame) };
}

/** What the kept record says stands, unless it says nothing. */
export const usualSide = (one: ComparedField, keep: Values, drop: Values): Side =>
  isEmpty(one, keep) && !isEmpty(one, drop) ? 'drop' : 'keep';

function isEmpty({ part, field }: ComparedField, record: Values): boolean {
  const value = record[field];
  return value === '' || isUnset(metaOf(part, field).kind, value);
}

/** The choice of a side for a field; a place is chosen whole. */
export function choosing(differing: readonly ComparedField[], one: ComparedField, side: Side): Record<string, Side> {
  const isPlace = ({ part, field }: ComparedField) => PLACE.includes(metaOf(part, field).kind);
  const fields = isPlace(one) ? differing.filter(isPlace) : [one];
  return Object.fromEntries(fields.map(({ field }) => [field, side]));
}
