-- Makes blocks of six hours from the readings that are there now; where there are none, there is no block. Each is aggregated by itself, so
-- that no other readings are gone through.
create function make_logger_blocks(wells integer[], blocks timestamptz[]) returns void
language sql
begin atomic
  delete from public.logger_blocks
  using unnest(wells, blocks) as touched (well_ndx, block_at)
  where logger_blocks.well_ndx = touched.well_ndx and logger_blocks.block_at = touched.block_at;

  insert into public.logger_blocks (well_ndx, block_at, first_at, last_at, readings, least_ft, greatest_ft)
  select touched.well_ndx, touched.block_at, made.first_at, made.last_at, made.readings, made.least_ft, made.greatest_ft
  from unnest(wells, blocks) as touched (well_ndx, block_at)
  cross join lateral (
    select
      min(read_at) as first_at,
      max(read_at) as last_at,
      count(*)::integer as readings,
      min(dtw_ft) as least_ft,
      max(dtw_ft) as greatest_ft
    from public.logger_readings as readings
    where readings.well_ndx = touched.well_ndx
      and readings.read_at >= touched.block_at
      and readings.read_at < touched.block_at + interval '6 hours'
  ) as made
  where made.readings > 0;
end;
