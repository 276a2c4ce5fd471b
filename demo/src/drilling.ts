import type { Meter } from './meters.ts';
import type { PermitWell } from './permits.ts';
import type { Well } from './wells.ts';

/** Wells as they are, but that none was drilled after water was permitted or metered from it. */
export function drillBeforeUse(wells: Well[], links: PermitWell[], meters: Meter[]): Well[] {
  const firstYears = new Map<number, number>();
  const usedSince = (well_ndx: number, year: number) =>
    firstYears.set(well_ndx, Math.min(year, firstYears.get(well_ndx) ?? year));
  for (const { well_ndx, start_date } of links) usedSince(well_ndx, Number(start_date.slice(0, 4)));
  for (const { setup_well_ndx, alsoAt, joined } of meters)
    for (const well_ndx of [setup_well_ndx, ...alsoAt]) usedSince(well_ndx, joined.year);
  return wells.map((well) => drilledBefore(well, firstYears.get(well.well_ndx)));
}

/** The year of drilling, or what is taken for it where nobody knows. */
export const drilledYear = ({ drilled_date }: Well): number => Number(drilled_date?.slice(0, 4) ?? 1900);

function drilledBefore(well: Well, year: number | undefined): Well {
  if (year === undefined || drilledYear(well) < year) return well;
  // Some are drilled for their permit, others have been there for years.
  return { ...well, drilled_date: `${year - 1 - (well.well_ndx % 12)}${well.drilled_date!.slice(4)}` };
}
