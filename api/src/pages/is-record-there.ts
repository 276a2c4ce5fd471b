import { admits } from '@artesian/contract/language/roles';
import { isBesideRegisters, publicPages } from '@artesian/contract/record-pages';
import { registers } from '@artesian/contract/registers';
import type { Context } from '../platform/context.ts';
import { withoutPersons } from '../platform/logged-request.ts';
import type { RecordPage } from '../platform/web-files.ts';
import { relationsIn } from '../register/relations.ts';
import { registerStore } from '../register/store.ts';
import type { Authentication, User } from '../sign-in/authentication.ts';
import { scopeOf } from '../sign-in/scope.ts';
import { besideRegisters, isKey } from './beside-registers.ts';

/**
 * Whether the record that a page shows is there for whoever asks. What somebody may not see is not there for them. Where sign-in is an identity
 * provider's, who asks for a page of the staff is not known, and each of these pages is there: it asks everybody to sign in.
 */
export function isRecordThere(context: Context, { whoAsks }: Authentication) {
  const { database } = context;
  const relationOf = relationsIn(context.dependencies);
  const registersByPath = new Map(registers.map((register) => [register.path, register]));
  const others = besideRegisters(context);

  const isThereFor = async (user: User | null, of: string, keys: readonly string[]): Promise<boolean> => {
    if (isBesideRegisters(of)) return (!whoAsks && !publicPages.includes(of)) || others[of](user, ...keys);
    const register = registersByPath.get(of)!;
    const [key = ''] = keys;
    if (!isKey(key)) return false;
    if (!whoAsks) return true;
    if (!user || !admits(register.list ?? register.read, user.roles)) return false;
    const store = registerStore(register, relationOf(register));
    return (await store.find(database.pool, scopeOf(user, register.key), Number(key))) !== undefined;
  };

  return async ({ of, keys, request, reply }: RecordPage): Promise<boolean> => {
    try {
      return await isThereFor((await whoAsks?.(request, reply)) ?? null, of, keys);
    } catch (error) {
      // The page itself says what cannot be had.
      const reason = withoutPersons(error instanceof Error ? error.message : String(error));
      request.log.warn({ reason }, 'whether the record of a page is there is not known');
      return true;
    }
  };
}
