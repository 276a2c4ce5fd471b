import { UNSET } from '@artesian/contract/language/fields';
import type { Row } from '@artesian/contract/language/register';
import { waterLevelsOfWell, type WaterLevelDay } from '@artesian/contract/map/graphs';
import { wellCompletion } from '@artesian/contract/wells/well-parts';
import { wellComponents, wellFormations } from '@artesian/contract/wells/well-rows';
import { wells } from '@artesian/contract/wells/wells';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordQuery } from '../../register/record.ts';
import { useOptions, type FieldOptions } from '../../register/form/use-options.ts';
import { rowsQuery } from '../../register/list/use-rows.ts';
import { relatedQuery } from '../related-query.ts';
import { useEnteredDepths } from './entered-depths.ts';
import type { WellBore } from './well-bore.ts';

/** What is known of a well below the ground, with what is being entered. It is drawn without a water level where that cannot be had. */
export function useWellBore(well: number) {
  const formations = useQuery(rowsQuery(wellFormations, well));
  const components = useQuery(rowsQuery(wellComponents, well));
  const construction = useQuery(recordQuery(wellCompletion, well));
  const entered = useEnteredDepths(well);
  const levels = useQuery(relatedQuery(waterLevelsOfWell, well));
  const { data: record } = useQuery(recordQuery(wells, well));
  const rocks = useOptions(wellFormations).formation_ndx;
  const kinds = useOptions(wellComponents).well_component_ndx;
  const bore = useMemo(
    () =>
      formations.data &&
      components.data &&
      construction.data &&
      boreOf({
        formations: formations.data,
        components: components.data,
        construction: { ...construction.data, ...entered },
        levels: levels.data ?? [],
        rocks,
        kinds,
      }),
    [formations.data, components.data, construction.data, entered, levels.data, rocks, kinds],
  );
  const failed = [formations, components, construction].find(({ error, data }) => error && !data);
  return {
    bore,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
    hasNoLevels: levels.isError,
    isEntered: entered !== undefined,
    isPublished: record?.is_published !== false,
  };
}

interface BoreRows {
  formations: readonly Row[];
  components: readonly Row[];
  construction: Row;
  levels: readonly WaterLevelDay[];
  rocks: FieldOptions | undefined;
  kinds: FieldOptions | undefined;
}

export function boreOf({ formations, components, construction, levels, rocks, kinds }: BoreRows): WellBore {
  const last = levels.at(-1);
  return {
    formations: formations.map((row) => ({
      name: nameOf(rocks, row.formation_ndx, 'Formation not set'),
      top_ft: row.ft_to_top as number | null,
      bottom_ft: row.ft_to_bottom as number | null,
    })),
    components: components.map((row) => ({
      name: nameOf(kinds, row.well_component_ndx, 'Component not set'),
      top_ft: row.top_depth_ft as number | null,
      bottom_ft: row.bottom_depth_ft as number | null,
      diameter_in: row.diameter_inches as number | null,
    })),
    wellDepth_ft: construction.well_depth_ft as number | null,
    boreDiameter_in: construction.bore_diam_in as number | null,
    pumpDepth_ft: construction.pump_depth_ft as number | null,
    water: last ? { depth_ft: last.dtw_ft, day: last.collect_day, isPumping: last.is_pumping } : null,
  };
}

const nameOf = (options: FieldOptions | undefined, value: unknown, unset: string) =>
  value === UNSET ? unset : (options?.byValue.get(value as number)?.label ?? '…');
