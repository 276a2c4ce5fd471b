-- Every level that is for the public, as corrected: of wells without steps and marks what was measured.
create view levels_to_publish as
select
  readings.well_ndx,
  'logger' as of_what,
  readings.read_at as at,
  readings.dtw_ft::double precision as dtw_ft,
  false as is_pumping,
  false as is_approved
from public.logger_readings as readings
where not exists (select from public.level_pieces as pieces where pieces.well_ndx = readings.well_ndx)

union all
select
  readings.well_ndx,
  'logger',
  readings.read_at + pieces.moved_by,
  readings.dtw_ft + pieces.add_ft
    + pieces.add_ft_per_second * extract(epoch from readings.read_at - pieces.add_from)::double precision,
  pieces.is_pumping,
  pieces.is_approved
from public.level_pieces as pieces
join public.logger_readings as readings
  on readings.well_ndx = pieces.well_ndx
  and readings.read_at >= pieces.from_at
  and readings.read_at < pieces.to_at
where pieces.of_what = 'logger'
  and pieces.is_published
  and readings.dtw_ft between pieces.least_ft and pieces.greatest_ft

union all
select
  levels.well_ndx,
  'hand',
  levels.collect_timestamp,
  levels.dtw_ft,
  levels.is_pumping or coalesce(pieces.is_pumping, false),
  coalesce(pieces.is_approved, false)
from public.water_levels as levels
left join public.level_pieces as pieces
  on pieces.of_what = 'hand'
  and pieces.well_ndx = levels.well_ndx
  and levels.collect_timestamp >= pieces.from_at
  and levels.collect_timestamp < pieces.to_at
where coalesce(pieces.is_published, true);
