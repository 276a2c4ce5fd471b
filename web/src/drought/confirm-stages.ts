import { droughtStage, whatEntriesDo } from '@artesian/contract/drought/declarations';
import type { Row } from '@artesian/contract/language/register';
import { firstDayOf } from '@artesian/domain/month';
import { api } from '../api.ts';
import { confirmations } from '../unlikely/questions.ts';
import { counted } from '../ui/counted.ts';
import { formatMonth } from '../ui/dates.ts';
import type { ChangedRow } from '../ui/editable-table/props.ts';
import { formatLimits } from './limits/format-limits.ts';
import { UNDECLARED } from './use-stages.ts';

/** Whether the stages of these months shall change: every permit's limits follow from them, so they are told first. */
export async function confirmStages(names: ReadonlyMap<number, string>, rows: readonly ChangedRow<Row>[]) {
  const months = rows.map(({ row, changes }) => ({
    area: row['drought_area_ndx'] as number,
    month: firstDayOf({ year: row['d_year'] as number, month: row['d_month'] as number }),
    from: row['drought_stage_ndx'],
    to: changes['drought_stage_ndx'],
  }));
  const stages = months.map(({ area, month, to }) => ({
    drought_area_ndx: area,
    month,
    drought_stage_ndx: droughtStage.catch(UNDECLARED).parse(to),
  }));
  const { months: all, limits } = await api.call(whatEntriesDo, { body: { stages } });
  const nameOf = (stage: unknown) => names.get(stage as number) ?? 'No stage';
  const entered = new Set(months.map(({ month }) => month));
  const following = all.filter((month) => !entered.has(month));
  const [first] = months;
  const isMeant = await confirmations.ask({
    title: `Change the stage of ${months.length === 1 ? formatMonth(first!.month) : counted(months.length, 'month')}?`,
    act: months.length === 1 ? 'Change this stage' : 'Change these stages',
    cancel: 'Cancel',
    sentences: [
      ...months.map(({ month, from, to }) => `${formatMonth(month)}: ${nameOf(from)} becomes ${nameOf(to)}.`),
      ...(following.length > 0
        ? [`Also changes the months it continues into, through ${formatMonth(following.at(-1)!)}.`]
        : []),
      `${formatLimits(limits)}.`,
    ],
  });
  return isMeant ?? false;
}
