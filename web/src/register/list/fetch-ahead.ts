import { metaOf, type Register } from '@artesian/contract/language/register';
import { lookups } from '@artesian/contract/lookups';
import { registers } from '@artesian/contract/registers';
import { queryClient } from '../../api.ts';
import type { Session } from '../../session/session.tsx';
import { optionQueries } from '../form/options.ts';

/**
 * Fetches what the forms that somebody may save choose from: one list after the other, so that whatever they do meanwhile goes first. A
 * list that fails keeps none of the others; the form that needs it asks again. A form that opens meanwhile waits for the same answer, so it is
 * asked for as patiently as by the form.
 */
export async function fetchAhead(may: Session['may']) {
  for (const path of listsOf(registers.filter(({ calls }) => may(calls.create) || may(calls.update)))) {
    await queryClient.fetchQuery(optionQueries.get(path)!).catch((error: unknown) => {
      console.warn(`The list ${path} could not be fetched ahead.`, error);
    });
  }
}

/** The lookups that fields of these registers name; the longer lists of records come when they are searched. */
function listsOf(saved: readonly Register[]): Set<string> {
  const short = new Set(lookups.map(({ path }) => path));
  const named = saved.flatMap((register) => Object.keys(register.fields).map((name) => metaOf(register, name).to));
  return new Set(named.filter((path) => path !== undefined && short.has(path)) as string[]);
}
