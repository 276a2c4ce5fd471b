import { useSession } from '../session/session.tsx';
import { recordPageOf } from './record-page.ts';

/** The address of the screen for the records of a register (by its path), each at its key below it; undefined where there is none for who is here. */
export function useRecordPage(register: string | undefined): string | undefined {
  const visitor = useSession();
  return register && recordPageOf(register, visitor);
}
