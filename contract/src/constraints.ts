import { droughtConstraints, droughtRuleWords } from './drought/constraints.ts';
import { fieldConstraints } from './field/constraints.ts';
import { guideConstraints } from './guides/constraints.ts';
import type { WordsOfTables } from './language/constraint-words.ts';
import { meteringConstraints, meteringRuleWords } from './metering/constraints.ts';
import { noticeConstraints } from './notices/constraints.ts';
import { ownerConstraints } from './owners/constraints.ts';
import { peopleConstraints } from './people/constraints.ts';
import { permitConstraints, permitRuleWords } from './permits/constraints.ts';
import { registers } from './registers.ts';
import { scienceConstraints } from './science/constraints.ts';
import { settingConstraints } from './settings/constraints.ts';
import { vocabularyConstraints } from './vocabularies.ts';
import { wellConstraints } from './wells/constraints.ts';

const ofTables: WordsOfTables = {
  ...wellConstraints,
  ...permitConstraints,
  ...meteringConstraints,
  ...droughtConstraints,
  ...noticeConstraints,
  ...ownerConstraints,
  ...peopleConstraints,
  ...scienceConstraints,
  ...fieldConstraints,
  ...guideConstraints,
  ...settingConstraints,
  ...vocabularyConstraints,
};

/** What to tell a person who breaks a constraint, by table and by the constraint's name. */
export const constraintWords: WordsOfTables = registers.reduce(
  (tables, { table, constraints }) => ({ ...tables, [table]: { ...tables[table], ...constraints } }),
  ofTables,
);

/** The same of rules that no constraint of a table holds. */
export const ruleWords = { ...permitRuleWords, ...meteringRuleWords, ...droughtRuleWords };
/** Those of them that a correction with a reason passes. */
export const passedByReason = Object.keys(ruleWords).filter(
  (rule) => rule.endsWith('_past_needs_reason') || rule === 'closed_years_hold',
);
