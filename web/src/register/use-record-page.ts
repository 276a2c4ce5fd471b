import { screens } from '../screens.tsx';
import { useSession } from '../session/session.tsx';
import { addressOf } from '../shell/menu.ts';
import { isOpenTo } from '../shell/screen.ts';

/** The address of the screen for the records of a register (by its path), each at its key below it; undefined where there is none for who is here. */
export function useRecordPage(register: string | undefined): string | undefined {
  const visitor = useSession();
  const screen = screens.find(({ recordsOf, who }) => recordsOf === register && isOpenTo(who, visitor));
  return register && screen && addressOf(screen);
}
