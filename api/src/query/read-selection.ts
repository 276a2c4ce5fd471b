import type { Focus } from '@artesian/contract/query/focuses';
import type { Selection } from '@artesian/contract/query/query-calls';
import { invalid } from '../platform/problems.ts';
import { compared, type Condition } from '../views/rows-of-view.ts';

/** What a selection asks of the rows of its focus. Throws 400 for a column that does not filter it, or a value of another kind. */
export const readSelection = (focus: Focus, selection: Selection): Condition[] =>
  Object.entries(selection).map(([name, wanted]) => conditionOf(focus, name, wanted));

function conditionOf(focus: Focus, name: string, wanted: Selection[string]): Condition {
  if (name === focus.key || name === 'without') return pickedBy(focus, name, wanted);
  const flag = focus.flags.find(({ column }) => column === name);
  if (flag) {
    if (typeof wanted === 'boolean') return compared(name, '=', wanted);
    throw invalid(name, `${flag.label} must be true, false, or not set`);
  }
  const list = focus.lists.find(({ column }) => column === name);
  if (!list) throw invalid(name, `${focus.title} are not filtered by ${name}. ${filtersOf(focus)}`);
  if (!areWords(wanted)) throw invalid(name, `${list.label} is a list of words.`);
  return { sql: (parameter) => `coalesce("${name}", '') = any(${parameter}::text[])`, value: wanted };
}

function pickedBy({ key }: Focus, name: string, wanted: Selection[string]): Condition {
  if (!areNumbers(wanted)) throw invalid(name, `${name} is a list of numbers of records.`);
  const operator = name === 'without' ? '<> all' : '= any';
  return { sql: (parameter) => `"${key}" ${operator}(${parameter}::bigint[])`, value: wanted };
}

const filtersOf = ({ key, flags, lists }: Focus) =>
  `It may name ${[key, 'without', ...[...flags, ...lists].map(({ column }) => column)].join(', ')}.`;

const areWords = (wanted: Selection[string]): wanted is string[] =>
  Array.isArray(wanted) && wanted.every((value) => typeof value === 'string');
const areNumbers = (wanted: Selection[string]): wanted is number[] =>
  Array.isArray(wanted) && wanted.every((value) => typeof value === 'number');

/** The filters in words, for the name of a file: `is-permitted`, `not-in-district`, `well-class`. */
export const formatSelection = ({ key }: Focus, selection: Selection): string[] =>
  Object.entries(selection).map(([name, wanted]) => {
    if (name === key || name === 'without') return 'picked';
    return wanted === false ? `not ${name}` : name;
  });
