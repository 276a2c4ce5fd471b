import { drilledYear } from './drilling.ts';
import type { Client } from './geography/load.ts';
import type { Random } from './random.ts';
import type { Size } from './size.ts';
import type { Well } from './wells.ts';

const UNSET = 999;
const watched = (wells: Well[]) => wells.filter(({ monitoring_status_ndx }) => monitoring_status_ndx !== UNSET);

/** Wells whose level a logger follows: the first active ones that are watched. */
export const monitoringWells = (wells: Well[], { monitoringWells: count }: Size): Well[] =>
  watched(wells)
    .filter(({ well_status_ndx, is_published }) => well_status_ndx === 1 && is_published)
    .slice(0, count);

/**
 * Quarterly for five years by hand, at the wells that are watched without a logger: read at the casing top, corrected to
 * land surface.
 */
export function inventWaterLevels(random: Random, wells: Well[], withLogger: readonly Well[]) {
  const byHand = watched(wells).filter((well) => !withLogger.includes(well));
  return byHand.flatMap((well) => {
    const { well_ndx, well_depth_ft, elevation_ft } = well;
    const usual = Math.min(well_depth_ft ?? 400, 600) * (0.3 + 0.3 * random.next());
    const height_in = random.pick([0, 12, 18, 24, -24]);
    return Array.from({ length: 20 }, (_, quarter) => {
      const isPumping = random.chance(0.05);
      const depth_ft = usual + 12 * Math.sin(quarter / 3) + random.bell() * 2 + (isPumping ? 25 : 0);
      const dtw_ft = Number(depth_ft.toFixed(2));
      return {
        well_ndx,
        collect_timestamp: `${2021 + Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 2).padStart(2, '0')}-15T15:00:00Z`,
        dtw_ft,
        is_pumping: isPumping,
        has_eline_access_port: height_in >= 0,
        has_conductor_pipe: false,
        wl_meas_method_ndx: random.pick([1, 1, 1, 2, 3]),
        wl_meas_from_ndx: 1,
        aqsci_data_source_ndx: 1,
        wl_meas_point_height_in: height_in,
        wl_meas_val_ft: Number((dtw_ft + height_in / 12).toFixed(2)),
        land_surface_elevation_ft: elevation_ft,
        vertical_datum: 'NAVD88',
        sampled_by: 'demo|administrator',
      };
    }).filter(({ collect_timestamp }) => Number(collect_timestamp.slice(0, 4)) > drilledYear(well));
  });
}

/**
 * Daily depths of the loggers over many years, written by the database: a year's rise and fall, years of drought and
 * recovery, and what is different every day. The same for the same wells and days.
 */
export async function loadDailyLevels(client: Client, wells: Well[], { yearsOfLevels, today }: Size) {
  await client.query(
    `insert into daily_water_levels (well_ndx, collect_day, dtw_ft)
     select
       well_ndx,
       day,
       greatest(-3, depth_ft * 0.4
         + 9 * sin(2 * pi() * (extract(doy from day) - 120) / 365)
         + 16 * sin(2 * pi() * (day - date '2006-01-01') / 2150 + well_ndx)
         + 6 * sin(2 * pi() * (day - date '2006-01-01') / 790)
         + (hashint4(well_ndx + (day - date '2000-01-01') * 31) % 1000) / 2000.0)::numeric(8, 2)::real
     from unnest($1::integer[], $2::float8[], $5::integer[]) as wells (well_ndx, depth_ft, drilled_year)
     cross join lateral (
       select generated::date as day
       from generate_series($4::date - make_interval(years => $3), $4::date - 1, interval '1 day') as days (generated)
     ) as days
     -- Loggers fail now and then.
     where hashint4(well_ndx * 7 + (day - date '2000-01-01') / 20) % 100 <> 0
       and extract(year from day) > drilled_year`,
    [
      wells.map(({ well_ndx }) => well_ndx),
      wells.map(({ well_depth_ft }) => Math.min(well_depth_ft ?? 400, 600)),
      yearsOfLevels,
      today,
      wells.map(drilledYear),
    ],
  );
}
