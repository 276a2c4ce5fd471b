import type { Register } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import { checkLabelField } from '../map/check-label-field.ts';
import { keepAmendment } from '../permits/amendments/keep-amendment.ts';
import { askOfOtherPermits } from '../permits/ask-of-other-permits.ts';
import { keepReductions } from '../permits/keep-reductions.ts';
import { keepShares } from '../permits/keep-shares.ts';
import { keepTier } from '../permits/keep-tier.ts';
import { savePermit } from '../permits/save-permit.ts';
import { acceptRegistration } from '../registrations/accept.ts';
import { addDriller } from '../wells/add-driller.ts';
import { deriveTexasGrid } from '../wells/derive-texas-grid.ts';
import { followOwner, keepOwner, recordOwner } from '../wells/follow-owner.ts';
import type { Effects } from './effect.ts';

/** By the path of the register. */
const effects: Record<string, Effects> = {
  'list-wells': { ...deriveTexasGrid, ...followOwner, ...keepOwner },
  'list-wells-completion': addDriller,
  'list-wells-associated-contacts': recordOwner,
  'list-permits': savePermit,
  'list-permit-groups': keepTier,
  'list-permits-associated-wells': askOfOtherPermits,
  'list-permit-types': keepReductions,
  'data-registrations': acceptRegistration,
  'list-map-layers': checkLabelField,
  'data-permits-monthly-distributions': keepShares,
  'data-permit-amendments': keepAmendment,
};

export const effectsOf = ({ path }: Pick<Register, 'path'>): Effects => effects[path] ?? {};

/** Throws where an effect belongs to no register, or where nothing writes what a register keeps elsewhere. */
export function checkEffects() {
  const unknown = Object.keys(effects).filter((path) => !registers.some((register) => register.path === path));
  if (unknown.length > 0) throw new Error(`There are effects for ${unknown.join(', ')}, but no such register.`);
  const unwritten = registers.filter((register) => register.elsewhere && !writesElsewhere(effectsOf(register)));
  if (unwritten.length > 0) throw new Error(`Nothing writes what ${unwritten[0]!.path} keeps elsewhere.`);
}

const writesElsewhere = ({ before, after }: Effects) => before !== undefined || after !== undefined;
