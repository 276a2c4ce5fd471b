import type { Random } from './random.ts';
import type { Well } from './wells.ts';

const MONTHS = Array.from({ length: 24 }, (_, index) => ({
  c_year: 2024 + Math.floor((index + 9) / 12),
  c_month: ((index + 9) % 12) + 1,
}));

/** Two years of monthly readings, more in summer. Gallons on the meter's register. */
export function inventReadings(random: Random, meters: { meter_ndx: number; retired_date: string | null }[]) {
  return meters.flatMap(({ meter_ndx, retired_date }) => {
    const usual = random.between(20_000, 400_000);
    let register = random.between(0, 5_000_000);
    const months = retired_date
      ? MONTHS.filter(({ c_year, c_month }) => c_year * 12 + c_month <= 2025 * 12 + 11)
      : MONTHS;
    return months.map(({ c_year, c_month }) => {
      const season = 1 + 0.6 * Math.sin(((c_month - 4) / 12) * 2 * Math.PI);
      register += Math.round(usual * season * (0.85 + 0.3 * random.next()));
      return { meter_ndx, c_year, c_month, meter_reading: register, mr_report_status_ndx: 1 };
    });
  });
}

/** Depth to water in feet below land surface, quarterly for five years, at the wells that are watched. */
export function inventWaterLevels(random: Random, wells: Well[]) {
  const watched = wells.filter(({ monitoring_status_ndx }) => monitoring_status_ndx !== 999);
  return watched.flatMap(({ well_ndx, well_depth_ft }) => {
    const usual = Math.min(well_depth_ft ?? 400, 600) * (0.3 + 0.3 * random.next());
    return Array.from({ length: 20 }, (_, quarter) => ({
      well_ndx,
      collect_timestamp: `${2021 + Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 2).padStart(2, '0')}-15T15:00:00Z`,
      dtw_ft: Number((usual + 12 * Math.sin(quarter / 3) + random.bell() * 2).toFixed(2)),
      is_pumping: false,
    }));
  });
}

export function inventSamples(random: Random, wells: Well[]) {
  return wells
    .filter(() => random.chance(0.06))
    .map(({ well_ndx }) => ({ well_ndx, collect_timestamp: `${random.between(2012, 2025)}-04-10T16:00:00Z` }));
}
