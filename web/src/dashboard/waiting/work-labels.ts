import type { KindOfWork, workWaiting } from '@artesian/contract/dashboard/work-waiting';
import { WARNING_PERCENT } from '@artesian/domain/warning';
import type { z } from 'zod';
import {
  ACREAGE,
  CLAIMS,
  meterNamed,
  permitNumbered,
  permitsOfGroup,
  registrationTo,
  renewalsOf,
  SENT_IN,
  STAGES,
  UPLOADS,
  waterUnderNoPermitOf,
  type ListLink,
} from '../list-links.ts';

export type Waiting = z.output<typeof workWaiting.row>;

interface WorkLabel {
  /** Of one and of many, after their number. */
  one: string;
  many: string;
  /** The list that holds it. */
  listOf: (waiting: Waiting) => ListLink;
}

const ofGroup = { listOf: ({ title }: Waiting) => permitsOfGroup(title) };
const ofMeter = { listOf: ({ title }: Waiting) => meterNamed(title) };

export const workLabels: Readonly<Record<KindOfWork, WorkLabel>> = {
  overpumped: { one: 'Permit or group over 100 %', many: 'Permits and groups over 100 %', ...ofGroup },
  'over-warning': {
    one: `Permit or group over ${WARNING_PERCENT} %`,
    many: `Permits and groups over ${WARNING_PERCENT} %`,
    ...ofGroup,
  },
  'under-no-permit': {
    one: 'Well pumped under no permit',
    many: 'Wells pumped under no permit',
    listOf: ({ title }) => waterUnderNoPermitOf({ district_well_id: title }),
  },
  'negative-use': { one: 'Month of negative use', many: 'Months of negative use', ...ofMeter },
  'submitted-reading': {
    one: 'Reading submitted by an owner',
    many: 'Readings submitted by owners',
    listOf: () => ({ to: SENT_IN, search: {} }),
  },
  'late-reading': { one: 'Late meter reading', many: 'Late meter readings', ...ofMeter },
  registration: {
    one: 'Registration to review',
    many: 'Registrations to review',
    listOf: ({ record_ndx }) => registrationTo(record_ndx),
  },
  'claim-letter': {
    one: 'Access code letter to print',
    many: 'Access code letters to print',
    listOf: () => ({ to: CLAIMS, search: {} }),
  },
  'incomplete-distribution': {
    one: 'Incomplete distribution',
    many: 'Incomplete distributions',
    listOf: ({ title }) => permitNumbered(title),
  },
  'without-land': {
    one: 'Permit without acres',
    many: 'Permits without acres',
    listOf: () => ({ to: ACREAGE, search: {} }),
  },
  'permits-to-renew': {
    one: 'Year with permits to renew',
    many: 'Years with permits to renew',
    listOf: ({ record_ndx }) => renewalsOf(record_ndx),
  },
  'failed-upload': {
    one: 'Failed upload',
    many: 'Failed uploads',
    listOf: () => ({ to: UPLOADS, search: {} }),
  },
  'stage-to-enter': {
    one: 'Month without a drought stage entry',
    many: 'Months without a drought stage entry',
    listOf: () => ({ to: STAGES, search: {} }),
  },
  'stage-called-for': {
    one: 'Drought stage called for by triggers',
    many: 'Drought stages called for by triggers',
    listOf: ({ record_ndx: area }) => ({ to: STAGES, search: { area } }),
  },
};
