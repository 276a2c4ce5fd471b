import type { Register, Values } from '@artesian/contract/language/register';
import { hasField, partsOf } from '@artesian/contract/parts';
import type pg from 'pg';
import { parsed } from '../platform/parsed.ts';
import { invalid } from '../platform/problems.ts';
import { effectsOf } from '../register/effects.ts';
import { relationsIn } from '../register/relations.ts';
import { serveRegister } from '../register/served-register.ts';
import { change } from '../register/write.ts';
import type { User } from '../sign-in/authentication.ts';
import type { Dependencies } from '../views/dependencies.ts';

interface Saving {
  client: pg.PoolClient;
  user: User;
  dependencies: Dependencies;
}

/** Saves what the kept record is to say, by the rules and effects of each register that holds some of it. */
export async function saveValues(saving: Saving, register: Register, key: number, values: Values) {
  for (const [part, entered] of valuesOfParts(register, values)) {
    const served = serveRegister(part, relationsIn(saving.dependencies)(part));
    const writing = { client: saving.client, user: saving.user, were: [] };
    await change(served, writing, key, entered, undefined);
    await effectsOf(part).finally?.({ client: writing.client, keys: [key], were: writing.were });
  }
}

function valuesOfParts(register: Register, values: Values): [Register, Values][] {
  const parts = partsOf(register);
  const unknown = Object.keys(values).find((field) => !parts.some((part) => hasField(part, field)));
  if (unknown !== undefined) throw invalid(`values.${unknown}`, `A ${register.one} has no field ${unknown}.`);
  return parts
    .map((part): [Register, Values] => [part, fieldsOf(part, values)])
    .filter(([, entered]) => Object.keys(entered).length > 0)
    .map(([part, entered]) => [part, parsed(part.change, entered, 'values.')]);
}

const fieldsOf = (part: Register, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => hasField(part, field)));
