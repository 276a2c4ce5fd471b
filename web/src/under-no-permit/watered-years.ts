import type { pumpedInAll } from '@artesian/contract/metering/under-no-permit';
import type { z } from 'zod';

/** The wells are staff's to see. */
export type PumpedMonth = Omit<z.output<typeof pumpedInAll.row>, 'wells_without_permit'> & {
  wells_without_permit?: readonly string[];
};

export interface WateredYear {
  fiscal_year: number;
  /** In gallons, over the months that are shown. */
  permits: number;
  noPermit: number;
  /** The first and the last month of water under no permit. */
  first: string;
  last: string;
  /** None for others than staff. */
  wells: readonly string[];
}

/** The years with water under no permit, the latest first. */
export function wateredYears(months: readonly PumpedMonth[]): WateredYear[] {
  return [...new Set(months.map(({ fiscal_year }) => fiscal_year))]
    .flatMap((fiscal_year) => {
      const ofYear = months.filter((month) => month.fiscal_year === fiscal_year);
      const without = ofYear.filter(isWithoutPermit).map(({ mo }) => mo);
      if (without.length === 0) return [];
      return {
        fiscal_year,
        permits: ofYear.reduce((sum, { permits_gallons }) => sum + permits_gallons, 0),
        noPermit: ofYear.reduce((sum, { no_permit_gallons }) => sum + no_permit_gallons, 0),
        first: without.reduce((one, other) => (one < other ? one : other)),
        last: without.reduce((one, other) => (one > other ? one : other)),
        wells: [...new Set(ofYear.flatMap(({ wells_without_permit = [] }) => wells_without_permit))].toSorted(),
      };
    })
    .toSorted((one, other) => other.fiscal_year - one.fiscal_year);
}

/** Also of a meter that ran backwards. */
const isWithoutPermit = ({ no_permit_gallons, wells_without_permit = [] }: PumpedMonth) =>
  no_permit_gallons !== 0 || wells_without_permit.length > 0;
