import { t } from '@artesian/domain/texts/translate';
import { wellPortrait, type WellPortrait } from '@artesian/contract/wells/portrait';
import { answer } from '../platform/calls/answer.ts';
import { notFound } from '../platform/problems.ts';
import { findNamedWell } from './one-well.ts';

const MOST_NEIGHBORS = 5;
const FIVE_MILES_M = 5 * 1609.344;

const readPortrait = `
  select
    wells.usgs_site_num,
    (
      select json_build_object(
        'formations', (
          select coalesce(json_agg(json_build_object('name', formation_name, 'top_ft', ft_to_top, 'bottom_ft', ft_to_bottom)
            order by ft_to_top, ft_to_bottom, ndx), '[]')
          from well_formations
          join formations using (formation_ndx)
          where well_formations.well_ndx = wells.well_ndx and well_formations.formation_ndx <> 999
        ),
        'components', (
          select coalesce(json_agg(json_build_object(
            'name', well_component_desc, 'top_ft', top_depth_ft, 'bottom_ft', bottom_depth_ft, 'diameter_in', diameter_inches
          ) order by top_depth_ft, bottom_depth_ft, ndx), '[]')
          from well_components
          join well_component_types using (well_component_ndx)
          where well_components.well_ndx = wells.well_ndx and well_components.well_component_ndx <> 999
        ),
        'well_depth_ft', wells.well_depth_ft,
        'bore_diameter_in', wells.bore_diam_in,
        'pump_depth_ft', wells.pump_depth_ft
      )
      where $2
    ) as bore,
    (
      select json_build_object(
        'day', latest.collect_day, 'depth_ft', latest.dtw_ft, 'is_pumping', latest.is_pumping,
        'is_approved', latest.approval = 'approved', 'elevation_ft', latest.water_elevation_ft,
        'vertical_datum', latest.vertical_datum,
        'year_ago', (
          select json_build_object('day', earlier.collect_day, 'depth_ft', earlier.dtw_ft)
          from api.open_water_levels as earlier
          where earlier.well_ndx = latest.well_ndx
            and earlier.collect_day between latest.collect_day - 396 and latest.collect_day - 334
            and earlier.is_pumping = latest.is_pumping
          order by abs(latest.collect_day - 365 - earlier.collect_day), earlier.collect_day
          limit 1
        )
      )
      from api.open_water_levels as latest
      where latest.well_ndx = wells.well_ndx
      order by latest.collect_day desc
      limit 1
    ) as level,
    (
      select coalesce(json_agg(json_build_object(
        'parameter', parameter, 'value', value, 'unit', unit, 'is_nondetect', is_nondetect, 'collected_on', collected_on,
        'drinking_limit', drinking_limit, 'drinking_limit_kind', drinking_limit_kind,
        'drinking_limit_source', drinking_limit_source
      ) order by drinking_limit_kind, display_order, parameter), '[]')
      from (
        select distinct on (results.parameter)
          results.*, (collected_at at time zone district_time_zone())::date as collected_on,
          parameters.drinking_limit, parameters.drinking_limit_kind, parameters.drinking_limit_source, parameters.display_order
        from api.open_water_quality as results
        join aqsci_parameters as parameters on parameters.parameter_name = results.parameter
        where results.well_ndx = wells.well_ndx
        order by results.parameter, collected_at desc, result_ndx desc
      ) as latest
    ) as quality,
    (
      select coalesce(json_agg(json_build_object(
        'well_id', district_well_id, 'well_name', well_name, 'distance_ft', distance_ft, 'level_class', level_class
      ) order by distance_ft, district_well_id), '[]')
      from (
        select
          others.district_well_id, others.well_name, standings.level_class,
          round((st_distance(others.geog, wells.geog) / 0.3048)::numeric)::double precision as distance_ft
        from wells as others
        left join api.level_classes_today as standings using (well_ndx)
        where others.is_published and not others.removed
          and others.well_ndx <> wells.well_ndx
          and st_dwithin(others.geog, wells.geog, ${FIVE_MILES_M})
        order by distance_ft, district_well_id
        limit ${MOST_NEIGHBORS}
      ) as nearest
    ) as neighbors
  from wells
  where well_ndx = $1`;

/** `GET /api/wells/{id}/portrait`; 404 for a well that is not published. */
export const answerWellPortrait = answer(wellPortrait, async ({ params: { id } }, { database, config }) => {
  const well = await findNamedWell(database, null, id);
  if (!well) throw notFound(t('published well {id}', { id }));
  const { rows } = await database.pool.query<WellPortrait>({
    ...database.named('well-portrait'),
    text: readPortrait,
    values: [well.well_ndx, config.DISTRICT_PUBLIC_WELL_LOGS === 'true'],
  });
  return rows[0]!;
});
