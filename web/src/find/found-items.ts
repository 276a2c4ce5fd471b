import { t } from '@artesian/domain/texts/translate';
import type { FindableRegister, FoundRecord } from '@artesian/contract/query/find';
import { HOME } from '../owners/paths.ts';
import { recordPageOf } from '../register/record-page.ts';
import type { Visitor } from '../screens/screen.ts';
import type { Group, Item } from './item.ts';

export const titleOf: Record<FindableRegister, string> = {
  'list-wells': t('Wells'),
  'list-permits': t('Permits'),
  'list-rolodex': t('Owners and contacts'),
  'list-meters': t('Meters'),
};

/** Where Well Owners, to whom no register is open, read of what is their own. */
const ownPage: Record<FindableRegister, (found: FoundRecord) => string | undefined> = {
  'list-wells': ({ title }) => `/wells/${encodeURIComponent(title)}`,
  'list-permits': ({ key }) => `${HOME}#permit-${key}`,
  'list-rolodex': () => undefined,
  'list-meters': ({ key }) => `${HOME}#meter-${key}`,
};

/** The records that were found, by kind; the kind of the best first. */
export function groupsOf(found: readonly FoundRecord[], visitor: Visitor): Group[] {
  const kinds = [...new Set(found.map(({ register }) => register))];
  return kinds.map((kind) => ({
    title: titleOf[kind],
    items: found.filter(({ register }) => register === kind).flatMap((record) => itemOf(record, visitor) ?? []),
  }));
}

function itemOf(found: FoundRecord, visitor: Visitor): Item | undefined {
  const { register, key, title, detail, removed } = found;
  const page = recordPageOf(register, visitor);
  const href = page ? `${page}/${key}` : ownPage[register](found);
  return href === undefined ? undefined : { of: register, label: title, detail, href, isRemoved: removed };
}
