import { droughtTriggerRules } from '@artesian/contract/drought/triggers';
import { rulesHeldOn, type TriggerRules } from '@artesian/domain/drought-triggers';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listQuery } from '../../register/form/options.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AreaSelector, useAreaInAddress } from '../area-in-address.tsx';
import { useDays } from '../indicators/use-days.ts';
import { useStages } from '../use-stages.ts';
import { Replayed } from './Replayed.tsx';
import { readRules, readTriggers, triggersToBegin, writeRules, writeTriggers } from './replay-in-address.ts';
import { RulesToReplay } from './RulesToReplay.tsx';
import { TriggersToReplay } from './TriggersToReplay.tsx';
import { underDroughtStage } from '../way-back.ts';

const YEARS = 5;

/** Which stages other triggers and rules would have called for on days that are over. Not in the specification: the path is ours. */
export default function ReplayScreen() {
  const area = useAreaInAddress();
  const search: { from?: unknown; through?: unknown; triggers?: unknown; rules?: unknown } = useSearch({
    strict: false,
  });
  const { today, stages, areas } = useStages(area);
  const fromYear = Number(today.slice(0, 4)) + 1 - YEARS;
  const { triggers: dated, error, retry, isWaiting } = useDays(area, fromYear);
  const held = useRules(area, today);
  const navigate = useNavigate();
  const change = (changed: object) =>
    void navigate({
      to: '.',
      search: (known: object) => ({ ...known, ...changed }),
      replace: true,
      resetScroll: false,
    });
  const asked = {
    from: dayIn(search.from) ?? `${fromYear}-01-01`,
    through: dayIn(search.through) ?? today,
    triggers: readTriggers(search.triggers) ?? triggersToBegin(today, dated, stages),
    rules: readRules(search.rules) ?? held.rules,
  };
  const isReady = !isWaiting && !held.isWaiting && stages.length > 0;
  return (
    <>
      <PageHeader
        breadcrumb={underDroughtStage}
        title="Replay Triggers"
        purpose="Which stages other triggers and rules would have called for in the past. Nothing is saved: to put them in force, enter them under Triggers and Rules."
        actions={<AreaSelector label="Area" areas={areas} />}
      />
      {(error ?? held.error) && <ErrorPanel error={(error ?? held.error)!} onRetry={retry} />}
      {!error && !held.error && !isReady && <Skeleton variant="rounded" height={300} />}
      {!error && !held.error && isReady && (
        <>
          <RulesToReplay {...asked} onDays={change} onRules={(rules) => change({ rules: writeRules(rules) })} />
          <TriggersToReplay
            triggers={asked.triggers}
            onChange={(triggers) => change({ triggers: writeTriggers(triggers) })}
          />
          <Replayed area={area} asked={{ ...asked.rules, ...asked }} />
        </>
      )}
    </>
  );
}

/** The rules that hold in an area today. */
function useRules(area: number, today: string) {
  const { data, error, isPending } = useQuery(listQuery(droughtTriggerRules));
  const rules = useMemo(() => {
    const all = (data ?? []) as unknown as (TriggerRules & { holds_from: string; drought_area_ndx: number })[];
    return rulesHeldOn(
      today,
      all.filter(({ drought_area_ndx }) => drought_area_ndx === area),
    );
  }, [data, today, area]);
  return { rules, error, isWaiting: isPending };
}

const dayIn = (told: unknown): string | undefined =>
  typeof told === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(told) ? told : undefined;
