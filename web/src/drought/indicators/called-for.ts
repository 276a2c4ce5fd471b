import { droughtIndicators, droughtTriggers } from '@artesian/contract/drought/indicators';
import {
  calledForStage,
  restrictiveStages,
  type DroughtStage,
  type StageTrigger,
} from '@artesian/domain/drought-stage';
import type { z } from 'zod';
import { longDate } from '../../ui/dates.ts';

export type Reading = z.output<typeof droughtIndicators.row>;
export type Trigger = z.output<typeof droughtTriggers.row>;

/** The triggers that hold on a day, the mildest stage first; of all, the latest first. A trigger without a number is never reached. */
export function triggersOn(day: string, triggers: readonly Trigger[]): StageTrigger[] {
  return restrictiveStages.flatMap((stage) => {
    const trigger = triggers.find((one) => one.drought_stage_ndx === stage && one.valid_from <= day && !one.removed);
    return trigger
      ? { stage, flow_cfs: trigger.flow_cfs ?? -Infinity, level_ft_msl: trigger.level_ft_msl ?? -Infinity }
      : [];
  });
}

interface Standing {
  latest: Reading;
  triggers: readonly StageTrigger[];
  /** Undefined while nothing is declared for the present month. */
  declared: number | undefined;
  names: ReadonlyMap<number, string>;
}

/** Which stage the indicators ask for, which one is declared, and why they differ: a sentence each. */
export function formatStanding({ latest, triggers, declared, names }: Standing): string[] {
  const inForce = restrictive(declared);
  const called = calledForStage(inForce, latest, triggers);
  const nameOf = (stage: number) => names.get(stage) ?? `Stage ${stage}`;
  const asked = `On ${longDate(latest.read_on)}, the indicators call for ${nameOf(called)}: ${whyCalled(latest, called, triggers)}.`;
  const declaredWords =
    declared === undefined ? 'No stage is declared for this month.' : `Declared for this month: ${nameOf(declared)}.`;
  return [asked, declaredWords, whyDifferent(called, inForce, latest, triggers)];
}

/** The first stage restricts nobody. */
const restrictive = (stage: number | undefined): DroughtStage =>
  stage === undefined || stage === 1 ? 0 : (stage as DroughtStage);

function whyCalled(latest: Reading, called: DroughtStage, triggers: readonly StageTrigger[]): string {
  const trigger = triggers.find(({ stage }) => stage === called);
  const read = [flowOf(latest), levelOf(latest)].filter(Boolean).join(', ');
  if (!trigger) return `${read}, above all triggers`;
  return `${read}; its triggers are ${trigger.flow_cfs} cfs and ${trigger.level_ft_msl} ft msl`;
}

const flowOf = ({ flow_cfs }: Reading) => flow_cfs !== null && `spring flow ${flow_cfs} cfs`;
const levelOf = ({ level_ft_msl }: Reading) => level_ft_msl !== null && `index well ${level_ft_msl} ft msl`;

function whyDifferent(
  called: DroughtStage,
  declared: DroughtStage,
  latest: Reading,
  triggers: readonly StageTrigger[],
): string {
  if (called > declared)
    return 'They differ. One indicator at its trigger is enough for a stage; the stage takes effect the month after the Board declares it.';
  if (called < declared)
    return 'They differ. Both indicators are above the triggers of the declared stage; the stage stays until the Board eases it.';
  const held = triggers.find(({ stage }) => stage === declared);
  const isHeldByOne =
    held && ((latest.flow_cfs ?? -Infinity) > held.flow_cfs || (latest.level_ft_msl ?? -Infinity) > held.level_ft_msl);
  return isHeldByOne ? 'They agree. One indicator has recovered; a stage ends only when both have.' : 'They agree.';
}
