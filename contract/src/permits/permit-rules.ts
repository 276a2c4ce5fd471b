import { permitYearProblem } from '@artesian/domain/permit-number';
import { NO_OWNER } from '../language/fields.ts';
import type { Rules, Values } from '../language/register.ts';
import { addsPermittee, rulesOfNewPermittee } from './new-permittee.ts';

/** Statuses that end a permit: none begins with one of them (spec 3 §9). */
export const ENDING_STATUSES: readonly unknown[] = [3, 7];

/** What an Administrative Record stands behind: an approved amendment, or the note of whoever changes it (spec 3 §6). */
export const ofRecord = [
  'rolo_ndx',
  'permit_status_ndx',
  'primary_use_ndx',
  'secondary_use_ndx',
  'authorized_volume_gal',
] as const;

const valueIn = (values: Values, field: string) => (values[field] === NO_OWNER ? null : (values[field] ?? null));

/** Whether what is entered changes a permit in something that an Administrative Record stands behind. */
const needsRecord = (values: Values, was: Values | undefined): boolean =>
  was !== undefined &&
  (addsPermittee(values) || ofRecord.some((field) => valueIn(values, field) !== valueIn(was, field)));

const isKnown = (_values: Values, was: Values | undefined) => was !== undefined;
const isEnded = ({ permit_status_ndx: status }: Values) => ENDING_STATUSES.includes(status);

const BEGINS_ENDED = 'A new permit cannot have a status that ends it.';
const RECORD_IS_NEEDED =
  'This change needs an Administrative Record: enter the decision here, or have an amendment approved.';

function check(values: Values, was: Values | undefined) {
  const yearProblem = permitYearProblem(String(values.permit_year ?? ''), new Date().getFullYear());
  const lacksRecord = needsRecord(values, was) && !values.administrative_note;
  return [
    ...(yearProblem ? [{ field: 'permit_year' as const, message: yearProblem }] : []),
    ...(!was && isEnded(values) ? [{ field: 'permit_status_ndx' as const, message: BEGINS_ENDED }] : []),
    ...(lacksRecord ? [{ field: 'administrative_note' as const, message: RECORD_IS_NEEDED }] : []),
  ];
}

export const permitRules = {
  shown: {
    ...rulesOfNewPermittee.shown,
    rolo_ndx: (values: Values) => !addsPermittee(values),
    new_number: isKnown,
    administrative_note: needsRecord,
  },
  needs: { ...rulesOfNewPermittee.needs, administrative_note: needsRecord },
  offers: {
    permit_status_ndx: {
      fits: ({ permit_status_ndx: status }: Values, _values: Values, was: Values | undefined) =>
        was !== undefined || !ENDING_STATUSES.includes(status),
      otherwise: BEGINS_ENDED,
    },
  },
  check,
} satisfies Rules;
