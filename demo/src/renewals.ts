import type { Permit } from './permits.ts';
import { monthOf, type Size } from './size.ts';

/** Of the present fiscal year some are left to renew: their permittees did not answer yet. */
const isLeftOver = ({ permit_ndx }: Permit) => permit_ndx % 20 === 3;

/** Permits that were renewed for the present fiscal year and the one before, each year in one act of the August before it. */
export function inventRenewals(permits: readonly Permit[], { today }: Size) {
  const { year, month } = monthOf(today);
  const present = month >= 9 ? year + 1 : year;
  return [present - 1, present].flatMap((fiscal_year, index) =>
    permits
      .filter((permit) => isDueFor(permit, `${fiscal_year - 1}-09-01`))
      .filter((permit) => fiscal_year < present || !isLeftOver(permit))
      .map(({ permit_ndx }) => ({
        permit_ndx,
        fiscal_year,
        renewal_act: index + 1,
        created_timestamp: `${fiscal_year - 1}-08-20T15:00:00Z`,
      })),
  );
}

const isDueFor = ({ start_date, ended_date }: Permit, firstDay: string) =>
  start_date < firstDay && (ended_date === null || ended_date >= firstDay);
