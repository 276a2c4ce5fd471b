import type { Values } from '@artesian/contract/language/register';

/** What is saved of a month: where it belongs, and which of its fields are told. */
export function ofPlace<R>(values: Values, places: readonly string[], fields: object): R {
  const names = [...places, ...Object.keys(fields)].filter((name) => values[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, values[name]])) as R;
}
