import type { Endpoint } from '@artesian/contract/language/endpoint';
import type { Register } from '@artesian/contract/language/register';
import type { CallOfRegister } from '@artesian/contract/language/register-calls';
import type { Call } from '../platform/calls/call.ts';
import { answerList, answerOne } from './read.ts';
import { serveRegister, type ServedRegister } from './served-register.ts';
import { actCreate, actDelete, actReplace, actUpdate } from './write.ts';

const answers: Record<CallOfRegister, (endpoint: Endpoint, served: ServedRegister) => Call> = {
  list: answerList,
  one: answerOne,
  create: actCreate,
  update: actUpdate,
  delete: actDelete,
  'replace-by-array': actReplace,
};

/** The calls of a register. Removal and return are updates, as the specification has it; where it deletes, rows are deleted. */
export function callsOfRegister(register: Register, relation: string): Call[] {
  const served = serveRegister(register, relation);
  return Object.entries(register.calls).map(([name, endpoint]) => answers[name as CallOfRegister](endpoint, served));
}
