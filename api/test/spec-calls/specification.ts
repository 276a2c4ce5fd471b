import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Access } from '@artesian/contract/language/roles';

/** One row of the specification's list of calls. */
export interface SpecifiedCall {
  method: string;
  path: string;
  access: Access;
}

const list = fileURLToPath(new URL('../../../../shared/spec/endpoints.tsv', import.meta.url));

/** Whether the specification lies beside the project. */
export const hasSpecification = existsSync(list);

/** Calls that read although they are not GET: what they are asked is too long for an address. */
const readingBodies: Record<string, object> = {
  'POST /api/ui-list-permits-certificate-print-info': { permitNdxArray: [1, 2, 3] },
  'PUT /api/drought-compliance': {
    tiers: [0, 1, 2, 3],
    is_overpumped: false,
    start_cal_year: 2025,
    start_cal_month: 1,
    end_cal_year: 2025,
    end_cal_month: 12,
    aq_group_names: ['Edwards', 'Trinity', 'Other'],
  },
};

export const bodyOf = ({ method, path }: SpecifiedCall): object | undefined => readingBodies[`${method} ${path}`];

/** Every reading call of the specification, in its order. */
export const readingCalls = (): SpecifiedCall[] => specifiedCalls().filter(isReading);

/** Every other one. */
export const writingCalls = (): SpecifiedCall[] => specifiedCalls().filter((call) => !isReading(call));

const isReading = (call: SpecifiedCall) => call.method === 'GET' || bodyOf(call) !== undefined;

function specifiedCalls(): SpecifiedCall[] {
  const [, ...lines] = readFileSync(list, 'utf8').trim().split('\n');
  return lines
    .map((line) => line.split('\t'))
    .map(([method, path, access]) => ({ method: method!, path: path!, access: access!.split(' ')[0] as Access }));
}
