import { droughtIndicators, droughtTriggers } from '@artesian/contract/drought/indicators';
import type { StageOfDistrict } from '@artesian/contract/drought/drought-stages';
import { calledForStage, type Severity, type StageTrigger } from '@artesian/domain/drought-stage';
import type { z } from 'zod';
import { longDate } from '../../ui/dates.ts';

export type Reading = z.output<typeof droughtIndicators.row>;
export type Trigger = z.output<typeof droughtTriggers.row>;

/** The triggers that hold on a day, the mildest stage first; of all, the latest first. A trigger without a number is never reached. */
export function triggersOn(
  day: string,
  triggers: readonly Trigger[],
  stages: readonly StageOfDistrict[],
): StageTrigger[] {
  return stages.flatMap(({ drought_stage_ndx: stage, severity }) => {
    const trigger = triggers.find((one) => one.drought_stage_ndx === stage && one.valid_from <= day && !one.removed);
    return trigger && severity > 0
      ? { severity, flow_cfs: trigger.flow_cfs ?? -Infinity, level_ft_msl: trigger.level_ft_msl ?? -Infinity }
      : [];
  });
}

interface Standing {
  latest: Reading;
  triggers: readonly StageTrigger[];
  /** Undefined while nothing is declared for the present month. */
  declared: number | undefined;
  stages: readonly StageOfDistrict[];
}

/** Which stage the indicators ask for, which one is declared, and why they differ: a sentence each. */
export function formatStanding({ latest, triggers, declared, stages }: Standing): string[] {
  const standing = stages.find((stage) => stage.drought_stage_ndx === declared);
  const inForce = standing?.severity ?? 0;
  const called = calledForStage(inForce, latest, triggers);
  // Of those that restrict nothing, the first one is no drought.
  const calledStage = stages.find(({ severity }) => severity === called);
  const asked = `On ${longDate(latest.read_on)}, the indicators call for ${calledStage?.drought_stage_name}: ${whyCalled(latest, called, triggers)}.`;
  const declaredWords =
    declared === undefined
      ? 'No stage is declared for this month.'
      : `Declared for this month: ${standing?.drought_stage_name}.`;
  return [asked, declaredWords, whyDifferent(called, inForce, latest, triggers)];
}

function whyCalled(latest: Reading, called: Severity, triggers: readonly StageTrigger[]): string {
  const trigger = triggers.find(({ severity }) => severity === called);
  const read = [flowOf(latest), levelOf(latest)].filter(Boolean).join(', ');
  if (!trigger) return `${read}, above all triggers`;
  // A trigger may be of one indicator alone.
  const limits = [
    Number.isFinite(trigger.flow_cfs) && `${trigger.flow_cfs} cfs`,
    Number.isFinite(trigger.level_ft_msl) && `${trigger.level_ft_msl} ft msl`,
  ].filter(Boolean);
  return `${read}; its ${limits.length > 1 ? 'triggers are' : 'trigger is'} ${limits.join(' and ')}`;
}

const flowOf = ({ flow_cfs }: Reading) => flow_cfs !== null && `spring flow ${flow_cfs} cfs`;
const levelOf = ({ level_ft_msl }: Reading) => level_ft_msl !== null && `index well ${level_ft_msl} ft msl`;

function whyDifferent(
  called: Severity,
  declared: Severity,
  latest: Reading,
  triggers: readonly StageTrigger[],
): string {
  if (called > declared)
    return 'They differ. One indicator at its trigger is enough for a stage; the stage takes effect the month after the Board declares it.';
  if (called < declared)
    return 'They differ. Both indicators are above the triggers of the declared stage; the stage stays until the Board eases it.';
  const held = triggers.find(({ severity }) => severity === declared);
  const isHeldByOne =
    held && ((latest.flow_cfs ?? -Infinity) > held.flow_cfs || (latest.level_ft_msl ?? -Infinity) > held.level_ft_msl);
  return isHeldByOne ? 'They agree. One indicator has recovered; a stage ends only when both have.' : 'They agree.';
}
