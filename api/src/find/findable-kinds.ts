import type { FindableRegister } from '@artesian/contract/query/find';
import type { OwnedColumn } from '@artesian/contract/language/view';

/** What a way to a record is asked with, in SQL. */
export interface Asked {
  /** Whether a column `words` holds every word. */
  holds: string;
  /** What an id begins with. */
  beginning: string;
  /** Whether the row is the reader's, by a column. */
  own: (column: OwnedColumn) => string;
}

/** Records of a register as they are found. */
export interface FindableKind {
  register: FindableRegister;
  key: OwnedColumn;
  /** The view of the schema `api` with the words of each. */
  view: string;
  /** By what belongs to them: queries of their keys. */
  byOthers: (asked: Asked) => string[];
}

const owners =
  'select rolo_ndx, plain_words(coalesce(r_organization, r_name)) as words from contacts where rolo_ndx <> 999999';

/** Of records that fit equally well, those of the first kind come first. */
export const findableKinds: readonly FindableKind[] = [
  {
    register: 'list-wells',
    key: 'well_ndx',
    view: 'api.findable_wells',
    byOthers: ({ holds, own }) => [
      `select well_ndx from (${owners}) as owners join wells on wells.contact_ndx = owners.rolo_ndx where ${holds}`,
      `select well_ndx
       from (
         select well_ndx, plain_words(permit_number) as words from api.current_permit_wells where ${own('permit_ndx')}
       ) as permitted
       where ${holds}`,
    ],
  },
  {
    register: 'list-permits',
    key: 'permit_ndx',
    view: 'api.findable_permits',
    byOthers: ({ holds }) => [
      `select permit_ndx from (${owners}) as holders join permits using (rolo_ndx) where ${holds}`,
    ],
  },
  { register: 'list-rolodex', key: 'rolo_ndx', view: 'api.findable_contacts', byOthers: () => [] },
  {
    register: 'list-meters',
    key: 'meter_ndx',
    view: 'api.findable_meters',
    byOthers: ({ beginning, own }) => [
      `select meter_ndx from meters
       where setup_well_ndx in (
         select well_ndx from api.findable_wells where plain_label like ${beginning} and ${own('well_ndx')}
       )`,
    ],
  },
];
