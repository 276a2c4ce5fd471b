import { ApiError } from '@artesian/contract/language/client';
import type { Row } from '@artesian/contract/language/register';
import { monthlyDistribution } from '@artesian/contract/permits/permit-rows';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../api.ts';
import { rowsQuery } from '../../register/list/use-rows.ts';
import { useKeyPerAct } from '../../register/form/use-save.ts';
import type { ChangedRow } from '../../ui/editable-table/props.ts';
import { inPercent, nameOfMonth, shareOf } from './shares.ts';

type Changed = readonly ChangedRow<Row>[];

/**
 * Saves the twelve months as one act, each with the version that it was read with: whoever saves second is told of every month that
 * somebody else saved meanwhile, with both values, and goes on from theirs.
 */
export function useSaveDistribution(permit: number, rows: readonly Row[] | undefined) {
  const queries = useQueryClient();
  const keyOfAct = useKeyPerAct();
  return useCallback(
    async (changed: Changed): Promise<readonly Row[]> => {
      const twelve = (rows ?? []).map((row) => asSent(row, changed));
      try {
        const saved = await api.register(monthlyDistribution).replace(twelve, keyOfAct(twelve));
        return changed.map(({ row }) => saved.find(({ ndx }) => ndx === row.ndx)!);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error;
        const theirs = await queries.fetchQuery({ ...rowsQuery(monthlyDistribution, permit), staleTime: 0 });
        throw savedMeanwhile(error, rows ?? [], theirs, changed);
      }
    },
    [permit, rows, queries, keyOfAct],
  );
}

function asSent(row: Row, changed: Changed) {
  const mine = changed.find((one) => one.row.ndx === row.ndx);
  const { ndx, version, alloc_percentage } = { ...row, ...mine?.row, ...mine?.changes };
  return { ndx: ndx as number, version, alloc_percentage: alloc_percentage as number };
}

/** Both values of each month that both changed, and theirs of the others. */
function savedMeanwhile(error: ApiError, before: readonly Row[], theirs: readonly Row[], changed: Changed): ApiError {
  const saved = theirs.filter((row) => before.find(({ ndx }) => ndx === row.ndx)?.version !== row.version);
  const disputed = changed.flatMap(({ row, changes }, index) => {
    const other = theirs.find(({ ndx }) => ndx === row.ndx);
    return other && other.version !== row.version ? [{ index, mine: { ...row, ...changes }, other }] : [];
  });
  const others = saved.filter(({ ndx }) => !disputed.some(({ other }) => other.ndx === ndx));
  const errors = disputed.map(({ index, mine, other }) => ({
    field: `${index}.alloc_percentage`,
    message: `Someone else saved ${said(other)} here meanwhile; yours is ${said(mine)}. Save again to use yours.`,
  }));
  const ofOthers = others.map((row) => `${nameOfMonth(row)} ${said(row)}`).join(', ');
  const whole = `Someone else saved this distribution meanwhile${ofOthers && `: ${ofOthers} by now`}. Check the total and save again.`;
  return new ApiError(412, { ...error.problem, detail: whole, errors: [...errors, { field: '', message: whole }] });
}

const said = (row: Row) => inPercent(shareOf(row) ?? 0);
