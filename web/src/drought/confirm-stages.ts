import { droughtStage, mostMonths, whatIfStages } from '@artesian/contract/drought/declarations';
import type { Row } from '@artesian/contract/language/register';
import { firstDayOf } from '@artesian/domain/month';
import { api } from '../api.ts';
import { isConfirmed } from '../unlikely/questions.ts';
import { counted } from '../ui/counted.ts';
import { monthInWords } from '../ui/dates.ts';
import type { ChangedRow } from '../ui/editable-table/props.ts';
import { limitsInWords } from './limits/limits-in-words.ts';

/** Whether the stages of these months shall change: every permit's limits follow from them, so they are told first. */
export async function confirmStages(names: ReadonlyMap<number, string>, rows: readonly ChangedRow<Row>[]) {
  const months = rows.map(({ row, changes }) => ({
    month: firstDayOf({ year: row['d_year'] as number, month: row['d_month'] as number }),
    from: row['drought_stage_ndx'],
    to: changes['drought_stage_ndx'],
  }));
  // Without a stage a month is not reduced.
  const stages = months.map(({ month, to }) => ({ month, drought_stage_ndx: droughtStage.catch(0).parse(to) }));
  const limits = await Promise.all(
    inParts(stages, mostMonths).map((some) => api.call(whatIfStages, { body: { stages: some } })),
  );
  const nameOf = (stage: unknown) => names.get(stage as number) ?? 'No stage';
  const [first] = months;
  return isConfirmed({
    title: `Change the stage of ${months.length === 1 ? monthInWords(first!.month) : counted(months.length, 'month')}?`,
    act: months.length === 1 ? 'Change this stage' : 'Change these stages',
    cancel: 'Cancel',
    sentences: [
      ...months.map(({ month, from, to }) => `${monthInWords(month)}: ${nameOf(from)} becomes ${nameOf(to)}.`),
      `${limitsInWords(limits.flat())}.`,
    ],
  });
}

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size));
