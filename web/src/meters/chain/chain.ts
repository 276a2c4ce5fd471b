import { meterChain, readingsOfChain } from '@artesian/contract/metering/replacement';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../../api.ts';

export type ChainedMeter = z.output<typeof meterChain.row>;
export type ChainedReading = z.output<typeof readingsOfChain.row>;

/** What a meter replaced and what replaced it, the first one first. */
export const chainQuery = (meter_ndx: number) =>
  queryOptions({
    queryKey: [meterChain.path, meter_ndx],
    queryFn: ({ signal }) => api.view(meterChain, { params: { meter_ndx }, signal }),
  });

/** The readings of all of them, the latest first. */
export const chainReadingsQuery = (meter_ndx: number) =>
  queryOptions({
    queryKey: [readingsOfChain.path, meter_ndx],
    queryFn: ({ signal }) => api.view(readingsOfChain, { params: { meter_ndx }, signal }),
  });
