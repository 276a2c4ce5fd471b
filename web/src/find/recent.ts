import { namesOfPerson } from '../session/names-of-person.ts';
import { remember, remembered } from '../ui/remembered.ts';
import type { Item } from './item.ts';

const NAME = namesOfPerson.foundRecently;
const MOST = 6;
/** In the place of a person where nobody is signed in. */
export const VISITOR = '';

interface Recent {
  /** Whose: nobody is shown what another looked for on the same device. */
  person: string;
  items: Item[];
}

/** What this person went to lately from here, on this device; the latest first. */
export function recentOf(person: string): Item[] {
  const recent = remembered<Recent>(NAME);
  return recent?.person === person ? recent.items : [];
}

export function noteRecent(person: string, item: Item): void {
  // Visitors of one device may be several people.
  if (person === VISITOR) return;
  const others = recentOf(person).filter(({ href }) => href !== item.href);
  remember(NAME, { person, items: [item, ...others].slice(0, MOST) } satisfies Recent);
}
