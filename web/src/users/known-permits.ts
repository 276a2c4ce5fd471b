import type { User } from '@artesian/contract/people/users';
import type { CellOption } from '../ui/editable-table/column.ts';
import { createOptionSearch, MOST_SUGGESTIONS } from '../register/form/option-search.ts';

/** A permit to choose from. */
export interface KnownPermit {
  permit_ndx: number;
  permit_number: string;
  permit_name?: string | null;
}

/** Permits as a cell has them: their numbers, with commas between. */
export interface PermitsInCells {
  /** The numbers of a text as they are written, each once. */
  read: (text: string) => string;
  /** What is wrong with a text, in words. */
  problemOf: (text: string) => string | undefined;
  /** Each the whole text with one more permit. */
  offer: (text: string) => CellOption[];
  /** The permits of a text without problems. */
  ndxOf: (text: string) => number[];
}

export const numbersOf = ({ associated_permits: permits }: Pick<User, 'associated_permits'>): string =>
  permits.map(({ permit_number }) => permit_number).join(', ');

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Permits that have ended are no longer offered, and stay with whom they are. */
export function permitsInCells(offered: readonly KnownPermit[], users: readonly User[]): PermitsInCells {
  const known = new Map(
    [...users.flatMap(({ associated_permits }) => associated_permits), ...offered].map((permit) => [
      permit.permit_number.toLowerCase(),
      permit,
    ]),
  );
  const named = (part: string) => known.get(part.toLowerCase());
  const options = offered.map(({ permit_number: label, permit_name }) => ({
    label,
    ...(permit_name && { detail: permit_name }),
  }));
  const search = createOptionSearch<{ label: string; detail?: string }>(options);
  const read = (text: string) =>
    [...new Set(partsOf(text).map((part) => named(part)?.permit_number ?? part))].join(', ');
  return {
    read,
    problemOf: (text) => {
      const unknown = partsOf(text).find((part) => !named(part));
      return unknown === undefined ? undefined : `Permit ${unknown} does not exist. Choose permits from the list.`;
    },
    offer: (text) => {
      const comma = text.lastIndexOf(',');
      const before = partsOf(text.slice(0, Math.max(0, comma)));
      return search
        .find(text.slice(comma + 1))
        .filter(({ label }) => !before.includes(label))
        .slice(0, MOST_SUGGESTIONS)
        .map(({ label, detail }) => ({ value: [...before, label].join(', '), label, ...(detail && { detail }) }));
    },
    ndxOf: (text) => partsOf(text).flatMap((part) => named(part)?.permit_ndx ?? []),
  };
}
