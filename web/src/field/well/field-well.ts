import { ApiError } from '@artesian/contract/language/client';
import type { Values } from '@artesian/contract/language/register';
import { useLiveQuery } from 'dexie-react-hooks';
import { useCarried } from '../carried/use-carried.ts';
import type { Entry } from '../outbox/entry.ts';
import { store } from '../outbox/store.ts';
import { isUnreachable } from '../page/is-unreachable.ts';
import type { Asked } from '../page/Loaded.tsx';
import { useCarriedWell, type WellFacts } from './use-well-facts.ts';

/** The well that one works at. */
export interface FieldWell {
  /** As it stands in the address. */
  id: string;
  /** What people call it: its District Well Id, or that it is new. */
  name: string;
  /** As far as it is known on this device. */
  row: Values;
  /** How calls name it: its number and its District Well Id, or what stands for them until the server has it. */
  number: string;
  districtId: string;
  /** The entry that makes it, while the server does not have it. */
  after: string | undefined;
  /** When it was asked for, if it comes from the device. */
  keptSince: { askedAt: number; isKept: boolean } | undefined;
}

const NEW = 'new-';

/** The address of what is done at a well. */
export const wellPath = (id: string, page = ''): string =>
  `/field-services/well-actions/${encodeURIComponent(id)}${page && `/${page}`}`;

/** The name in addresses of a well that the server does not know yet, by the entry that makes it. */
export const nameOfNewWell = (entry: string): string => `${NEW}${entry}`;

/** A well by what its address calls it: its District Well Id, or the entry that makes it. */
export function useFieldWell(id: string): Asked & { well: FieldWell | undefined } {
  const made = id.startsWith(NEW) ? id.slice(NEW.length) : undefined;
  const entry = useLiveQuery(async () => (made ? ((await store.entries.get(made)) ?? null) : undefined), [made]);
  const asked = useCarried<Values>(made ? undefined : `/api/field-services/wells/${encodeURIComponent(id)}`);
  const listed = useCarriedWell(made ? undefined : id);
  if (made)
    return {
      well: entry ? wellOfEntry(id, entry) : undefined,
      error:
        entry === null ? new ApiError(404, { title: 'The entry that adds this well is not on this device.' }) : null,
      isFetching: entry === undefined,
      refetch: () => undefined,
    };
  const { data, error, isFetching, refetch } = asked;
  // Without a connection a well that was not opened here before is known by the list that the device carries.
  if (!data && error && isUnreachable(error) && (listed.facts || listed.isLoading)) {
    const well = listed.facts && wellOfFacts(id, listed.facts, listed.askedAt);
    return { well, error: null, isFetching, refetch };
  }
  return {
    well: data && wellOfRow(id, data.answer, data),
    error: data ? null : error,
    isFetching,
    refetch,
  };
}

const wellOfRow = (id: string, row: Values, keptSince?: FieldWell['keptSince']): FieldWell => ({
  id,
  name: String(row.district_well_id),
  row,
  number: String(row.well_ndx),
  districtId: String(row.district_well_id),
  after: undefined,
  keptSince,
});

const wellOfFacts = (id: string, facts: WellFacts, askedAt: number): FieldWell =>
  wellOfRow(
    id,
    { ...facts, district_well_id: facts.well_id, physical_location_address: facts.well_address },
    { askedAt, isKept: true },
  );

const wellOfEntry = (id: string, entry: Entry): FieldWell =>
  entry.answer?.district_well_id
    ? wellOfRow(id, entry.answer)
    : {
        id,
        name: 'New well',
        row: { ...entry.values, ...entry.toSend?.body },
        number: '{well_ndx}',
        districtId: '{district_well_id}',
        after: entry.id,
        keptSince: undefined,
      };

/** `BS-011 · Cedar Creek`: of what entries are, for lists of them. */
export const formatWell = ({ name, row }: FieldWell): string =>
  [name, row.well_name].filter((word) => typeof word === 'string' && word !== '').join(' · ');

/** In the place of what belongs to a well and cannot be had. */
export const failedOf = ({ name }: Pick<FieldWell, 'name'>): string => `Failed to Load Data for Well ${name}`;
