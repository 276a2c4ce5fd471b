import type { Column } from '../column.ts';

/** What a `choice` can be filtered by: as declared, or what the rows hold. */
export function choicesOf<T>({ choices, value }: Column<T>, rows: readonly T[]): readonly string[] {
  if (choices) return choices;
  const held = new Set<string>();
  for (const row of rows) {
    const text = value(row);
    if (typeof text === 'string') held.add(text);
  }
  return [...held].toSorted();
}
