import { saveLevelSteps, type LevelStep, type SeriesWindow } from '@artesian/contract/science/level-series';
import { ApiError } from '@artesian/contract/language/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { notify } from '../ui/notify.ts';
import { SERIES } from './use-series.ts';
import { useKept } from '../session/use-kept.ts';

interface Draft {
  /** Of what they were made from. */
  version: number;
  steps: LevelStep[];
}

/** The steps as they are being changed, kept in this tab until they are saved. */
export function useSteps(well: number) {
  const { user } = useSession();
  const [draft, keep] = useKept<Draft>(`steps of ${user?.sub} ${well}`);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ steps, version }: Draft) =>
      api.call(saveLevelSteps, { params: { well_ndx: well }, body: { steps }, version }),
    onSuccess: ({ version }, saved) => {
      const isChanged = latest.current !== undefined && latest.current.steps !== saved.steps;
      keep(isChanged ? { version, steps: latest.current!.steps } : undefined);
      // What they would be stays in sight until they are seen as saved.
      queries.removeQueries({ queryKey: [SERIES, well], type: 'inactive' });
      notify.success(saved.steps.length === 0 ? 'Saved. No corrections are applied.' : 'Corrections saved.');
    },
  });
  const isConflict = error instanceof ApiError && error.status === 412;
  return {
    draft: draft?.steps,
    enter: (series: SeriesWindow, steps: LevelStep[]) => keep({ version: draft?.version ?? series.version, steps }),
    discard: () => {
      reset();
      keep(undefined);
    },
    save: () => draft && mutate(draft),
    /** Saves mine over what somebody else saved. */
    saveOver: () => {
      const { version } = (error as ApiError).problem.current as unknown as { version: number };
      if (draft) mutate({ ...draft, version });
    },
    isSaving: isPending,
    isConflict,
    error: isConflict ? null : error,
  };
}
