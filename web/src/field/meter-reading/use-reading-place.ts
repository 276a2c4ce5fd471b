import { carriedMeters } from '@artesian/contract/field/carry';
import type { ReadingToEdit } from '@artesian/contract/metering/readings';
import type { ReadingToEnter } from '@artesian/contract/metering/readings-entry';
import { rowsOfTable, type Table } from '@artesian/contract/language/table';
import { monthNumber, monthOfDay, monthOfNumber } from '@artesian/domain/month';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useSettings } from '../../session/settings.tsx';
import { dayIn } from '../../ui/district-day.ts';
import { useCarried } from '../carried/use-carried.ts';
import { districtYear } from '../../ui/district-year.ts';

/** What is read: all of it stands in the address, `?fiscal_year=2026&month=5&group=12&meter=7`. */
export interface ReadingPlace {
  fiscal_year: number;
  month: number;
  group: number | undefined;
  meter: number | undefined;
}

type Searched = Partial<Record<keyof ReadingPlace, unknown>>;

/** At first the last month that is over: it is the one to read. */
export function useReadingPlace() {
  const { timeZone } = useSettings();
  const search: Searched = useSearch({ strict: false });
  const navigate = useNavigate();
  const { year, month } = monthOfNumber(monthNumber(monthOfDay(dayIn(timeZone))) - 1);
  const place: ReadingPlace = {
    fiscal_year: numberIn(search.fiscal_year) ?? districtYear().ofDay(`${year}-${String(month).padStart(2, '0')}-01`),
    month: numberIn(search.month) ?? month,
    group: numberIn(search.group),
    meter: numberIn(search.meter),
  };
  const show = (changes: { [K in keyof ReadingPlace]?: ReadingPlace[K] | undefined }) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...changes, entry: undefined }),
      replace: true,
      resetScroll: false,
    });
  return { place, show };
}

const numberIn = (value: unknown): number | undefined =>
  value !== undefined && value !== '' && Number.isInteger(Number(value)) ? Number(value) : undefined;

/** A meter's month with what its reading is held against, as far as that is known here. */
export type MeterToRead = ReadingToEdit & Partial<ReadingToEnter>;

/**
 * The meters to read: those of the permit group, or, where the device carries no list of it, all active meters with the readings that it
 * carries of them. Undefined until they are there.
 */
export function useMetersToRead({ fiscal_year, month, group }: ReadingPlace) {
  const of = group === undefined ? undefined : `${fiscal_year}/${month}/${group}`;
  const listed = useCarried<ReadingToEdit[]>(of && `/api/field-services/meter-reading/meters/${of}`);
  const around = useCarried<ReadingToEnter[]>(of && `/api/ui-meter-readings-edits/${of}`);
  const carried = useCarried<Table>('/api/field-services/carry/meters?as=table');
  const withAround = useMemo(
    () =>
      listed.data?.answer.map((row) => ({
        ...around.data?.answer.find(({ meter_ndx, c_month }) => meter_ndx === row.meter_ndx && c_month === row.c_month),
        ...row,
      })),
    [listed.data, around.data],
  );
  const all = useMemo(() => {
    const table = carried.data?.answer;
    return table && (rowsOfTable(table) as CarriedMeter[]).map((meter) => asToRead(meter, fiscal_year, month));
  }, [carried.data, fiscal_year, month]);
  const isAlone = group === undefined || (listed.error !== null && !listed.data);
  return {
    meters: (isAlone ? all : withAround) as readonly MeterToRead[] | undefined,
    isAlone,
    keptSince: isAlone ? carried.data : listed.data,
    error: isAlone ? (carried.error ?? null) : null,
    isFetching: listed.isFetching || carried.isFetching,
    refetch: () => {
      void carried.refetch();
      if (of) void listed.refetch();
    },
  };
}

type CarriedMeter = z.output<typeof carriedMeters.row>;

/** A month of a meter that only its last readings are known of. */
function asToRead(meter: CarriedMeter, fiscal_year: number, month: number): MeterToRead {
  const { year: c_year } = districtYear().monthIn(month, fiscal_year);
  const lastMonth =
    meter.last_year === null ? undefined : monthNumber({ year: meter.last_year, month: meter.last_month! });
  const isLater = lastMonth === undefined || lastMonth < monthNumber({ year: c_year, month });
  const isSame = lastMonth === monthNumber({ year: c_year, month });
  return {
    meter_reading_ndx: null,
    meter_ndx: meter.meter_ndx,
    meter_id: meter.meter_id,
    fiscal_year,
    c_year,
    c_month: month,
    grouping_ndx: 0,
    grouping_name: '',
    dial_unit: meter.dial_unit,
    dial_multiplier: meter.dial_multiplier,
    dial_digits: meter.dial_digits,
    dial_decimals: meter.dial_decimals,
    prev_meter_reading: isLater ? meter.last_reading : isSame ? meter.previous_reading : null,
    prev_dial_unit: (isSame ? meter.previous_dial_unit : null) ?? meter.last_dial_unit,
    prev_dial_multiplier: (isSame ? meter.previous_dial_multiplier : null) ?? meter.last_dial_multiplier,
    meter_reading: null,
    adjustment: 0,
    mr_adjustment_reason_ndx: null,
    mr_report_status_ndx: null,
    calculated_gallons: null,
    notes: null,
    version: null,
    joined_date: meter.joined_date,
    retired_date: meter.retired_date,
    largest_monthly_gal: meter.largest_monthly_gal,
  };
}
