import { ruleKinds } from '@artesian/domain/levels/find-flagged';
import { z } from 'zod';
import { noSuch } from '../language/constraint-words.ts';
import { endpoint } from '../language/endpoint.ts';
import {
  choice,
  decimal,
  defaulted,
  flag,
  integer,
  key,
  longText,
  optional,
  reference,
  text,
  timestamp,
  withoutDefault,
} from '../language/fields.ts';
import { defineRegister, type RowOf, type Values } from '../language/register.ts';
import { pick } from '../language/rows.ts';
import { view } from '../language/view.ts';
import { wellFields } from '../wells/fields.ts';

// Rules that levels are held to each night. Nothing of it is in the specification: the paths are ours.

export const levelsOfRule = ['Loggers', 'By hand', 'Both'] as const;
export type LevelsOfRule = (typeof levelsOfRule)[number];
const MOST_TOLD = 20;

/** The e-mail addresses of a rule. */
export const addressesIn = (told: string | null): string[] => [
  ...new Set((told ?? '').split(/[\s,;]+/).filter((address) => address !== '')),
];

const depth = (label: string) => optional(decimal(label, 'ft', { min: -20_000, max: 20_000 }));
const some = (label: string, unit: string, max: number, help?: string) =>
  optional(decimal(label, unit, { min: 0, max, ...(help !== undefined && { help }) }));
const is =
  (kind: string) =>
  ({ kind: chosen }: Values) =>
    chosen === kind;
const isNot =
  (kind: string) =>
  ({ kind: chosen }: Values) =>
    chosen !== kind;
const isOneOf = (kind: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, is(kind)]));

const noRange = 'Enter how shallow or how deep levels may be, or both.';
const outOfOrder = 'The shallowest level must be less deep than the deepest.';
const aboveNothing = 'Enter a number above 0.';

export const levelRules = defineRegister({
  path: 'list-level-rules',
  table: 'level_rules',
  key: 'rule_ndx',
  keys: { rule_ndx: key('Rule') },
  title: 'Water-Level Rules',
  one: 'rule',
  label: 'rule_name',
  read: 'staff',
  write: 'staff',
  computed: { open_findings: integer('Open Findings') },
  fields: {
    rule_name: text('Name', 120),
    kind: choice('Looks For', ruleKinds, {
      help: 'Levels out of a range, changes that are too fast, a line that stays flat, a gap, or a low battery.',
    }),
    well_ndx: optional(reference('Well', 'list-wells', { help: 'If empty, the rule applies to all wells.' })),
    of_what: defaulted(choice('Levels', levelsOfRule), 'Loggers'),
    shallowest_ft: depth('Shallower Than'),
    deepest_ft: depth('Deeper Than'),
    rate_ft: some('Changes by More Than', 'ft', 20_000),
    rate_per: optional(choice('Within', ['hour', 'day'])),
    flat_hours: some('Stays for More Than', 'hours', 10_000),
    flat_ft: some('Counts as the Same Within', 'ft', 100, 'Such as 0.01 ft.'),
    gap_days: some(
      'No Data for More Than',
      'days',
      3650,
      'A rule for all wells skips wells without a level for a year.',
    ),
    battery_v: some('Below', 'V', 100),
    is_on: defaulted(withoutDefault(flag('On', { help: 'A new or changed rule checks the past year.' })), true),
    told: optional(
      longText('Recipients', 2000, {
        help: 'E-mail addresses separated by commas. If empty, findings appear only in the list.',
      }),
    ),
  },
  rules: {
    shown: {
      of_what: isNot('Battery'),
      ...isOneOf('Range', 'shallowest_ft', 'deepest_ft'),
      ...isOneOf('Rate', 'rate_ft', 'rate_per'),
      ...isOneOf('Flat line', 'flat_hours', 'flat_ft'),
      ...isOneOf('Gap', 'gap_days'),
      ...isOneOf('Battery', 'battery_v'),
    },
    needs: {
      ...isOneOf('Rate', 'rate_ft', 'rate_per'),
      ...isOneOf('Flat line', 'flat_hours', 'flat_ft'),
      ...isOneOf('Gap', 'gap_days'),
      ...isOneOf('Battery', 'battery_v'),
    },
    check: ({ kind, shallowest_ft: shallowest, deepest_ft: deepest, told, ...others }) => [
      ...(kind === 'Range' && (shallowest ?? null) === null && (deepest ?? null) === null
        ? [{ field: 'shallowest_ft' as const, message: noRange }]
        : []),
      ...(kind === 'Range' && typeof shallowest === 'number' && typeof deepest === 'number' && shallowest >= deepest
        ? [{ field: 'deepest_ft' as const, message: outOfOrder }]
        : []),
      ...(['rate_ft', 'flat_hours', 'gap_days', 'battery_v'] as const)
        .filter((name) => others[name] === 0)
        .map((field) => ({ field, message: aboveNothing })),
      ...toldProblems((told as string | null | undefined) ?? null),
    ],
  },
  constraints: {
    level_rules_named_once: { field: 'rule_name', message: 'Another rule has this name.' },
    level_rules_well_exists: noSuch('well', 'well_ndx'),
    level_rules_kind_known: { field: 'kind', message: `Choose one of: ${ruleKinds.join(', ')}.` },
    level_rules_levels_known: { field: 'of_what', message: `Choose one of: ${levelsOfRule.join(', ')}.` },
    level_rules_rate_positive: { field: 'rate_ft', message: aboveNothing },
    level_rules_rate_per_known: { field: 'rate_per', message: 'Choose an hour or a day.' },
    level_rules_flat_hours_positive: { field: 'flat_hours', message: aboveNothing },
    level_rules_flat_not_negative: { field: 'flat_ft', message: 'Enter 0 or more.' },
    level_rules_gap_positive: { field: 'gap_days', message: aboveNothing },
    level_rules_battery_positive: { field: 'battery_v', message: aboveNothing },
    level_rules_told_at_addresses: { field: 'told', message: 'Enter e-mail addresses.' },
    level_rules_range_in_order: { field: 'deepest_ft', message: outOfOrder },
    level_rules_with_numbers: { field: 'kind', message: 'Enter the limits for this kind of rule.' },
  },
});
export type LevelRuleRow = RowOf<typeof levelRules>;

function toldProblems(told: string | null): { field: 'told'; message: string }[] {
  const addresses = addressesIn(told);
  const wrong = addresses.find((address) => !z.email().safeParse(address).success);
  if (wrong !== undefined) return [{ field: 'told', message: `‘${wrong}’ is not an e-mail address.` }];
  return addresses.length > MOST_TOLD ? [{ field: 'told', message: `Enter at most ${MOST_TOLD} addresses.` }] : [];
}

export const levelFindings = defineRegister({
  path: 'list-level-findings',
  table: 'level_findings',
  key: 'finding_ndx',
  keys: { finding_ndx: key('Finding') },
  title: 'Flagged Water Levels',
  one: 'finding',
  label: 'district_well_id',
  alsoCalled: 'rule_name',
  orderBy: ['from_at desc', 'finding_ndx'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'update', 'replace-by-array'],
  computed: {
    ...pick(wellFields, 'well_ndx', 'district_well_id', 'well_name'),
    rule_name: text('Rule'),
    kind: choice('Looks For', ruleKinds),
    from_at: timestamp('From'),
    to_at: optional(timestamp('Through', { meaning: 'Empty while it continues.' })),
    what: text('Finding'),
    worst: optional(decimal('Worst Value', '', { meaning: 'The unit is given beside it.' })),
    worst_unit: text('Unit'),
    found_at: timestamp('Found'),
    looked_at: optional(timestamp('Reviewed On')),
    looked_at_by: optional(text('Reviewed By')),
  },
  fields: { is_looked_at: flag('Looked At'), remark: optional(text('Remark', 1000)) },
  constraints: {
    level_findings_rule_exists: { message: 'This rule does not exist.' },
    level_findings_well_exists: noSuch('well', 'well_ndx'),
    level_findings_look_exists: { message: 'This check does not exist.' },
    level_findings_once: { message: 'This is already noted.' },
    level_findings_in_order: { message: 'The end of a finding must be on or after its start.' },
    level_findings_looked_at_by_somebody: {
      field: 'is_looked_at',
      message: 'A reviewed finding must name its reviewer.',
    },
  },
});
export type LevelFinding = RowOf<typeof levelFindings>;

export const levelLooks = view({
  path: 'ui-list-level-looks',
  access: 'staff',
  summary: 'When water levels were last checked, newest first, with the number of findings',
  orderBy: ['look_ndx desc'],
  row: {
    look_ndx: key('Look'),
    looked_at: timestamp('When'),
    rules: integer('Rules'),
    wells: integer('Wells', { meaning: 'With levels that were new.' }),
    findings: integer('Noted'),
  },
});

export const checkLevelRules = endpoint({
  method: 'POST',
  path: '/api/check-level-rules',
  access: 'staff',
  summary: 'Check new water levels against the rules now, as happens each night',
  answer: z.object({
    looked_at: z.string().nullable(),
    /** Noted this time. */
    findings: z.int(),
    open_findings: z.int(),
  }),
  patienceMs: 60_000,
});
