import { meterReadingsOfMonth, productionOfWell, waterLevelsOfWell } from '@artesian/contract/map/graphs';
import { levelHistory } from '@artesian/contract/map/level-history';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** The reported months of a well, oldest first. */
export const useProduction = (well_ndx: number) =>
  useQuery({
    queryKey: ['graph-production', well_ndx],
    queryFn: async ({ signal }) => {
      const rows = await api.view(productionOfWell, { params: { well_ndx }, signal });
      return rows.toSorted((a, b) => a.c_year - b.c_year || a.c_month - b.c_month);
    },
  });

/** Depths of a well by day, oldest first. */
export const useWaterLevels = (well_ndx: number) =>
  useQuery({
    queryKey: ['graph-water-levels', well_ndx],
    queryFn: async ({ signal }) => {
      const rows = await api.view(waterLevelsOfWell, { params: { well_ndx }, signal });
      return rows.toSorted((a, b) => a.collect_day.localeCompare(b.collect_day));
    },
  });

/** The levels of a well against its own history. */
export const useLevelHistory = (well_ndx: number) =>
  useQuery({
    queryKey: ['level-history', well_ndx],
    queryFn: ({ signal }) => api.call(levelHistory, { params: { well_ndx }, signal }),
  });

/** The readings behind one month; nothing is asked while no month is chosen. */
export const useMeterReadings = (well_ndx: number, month: { c_year: number; c_month: number } | undefined) =>
  useQuery({
    queryKey: ['graph-meter-readings', well_ndx, month?.c_year, month?.c_month],
    queryFn: ({ signal }) =>
      api.view(meterReadingsOfMonth, {
        params: { well_ndx, c_year: month?.c_year ?? 0, c_month: month?.c_month ?? 0 },
        signal,
      }),
    enabled: month !== undefined,
  });
