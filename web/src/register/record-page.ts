import { screens } from '../screens/all-screens.ts';
import { addressOf, isOpenTo, type Screen, type Visitor } from '../screens/screen.ts';

/** The screen for the records of a register, by its path; undefined where there is none for who is here. */
export const screenOfRecords = (register: string, visitor: Visitor): Screen | undefined =>
  screens.find(({ recordsOf, who }) => recordsOf === register && isOpenTo(who, visitor));

/** Its address: each record stands at its key below it. */
export function recordPageOf(register: string, visitor: Visitor): string | undefined {
  const screen = screenOfRecords(register, visitor);
  return screen && addressOf(screen);
}
