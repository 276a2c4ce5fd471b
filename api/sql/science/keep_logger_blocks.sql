-- Blocks of six hours follow the readings that they are made of: those that a statement touched are made anew.
create function keep_logger_blocks() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from public.logger_blocks;
  elsif tg_op = 'UPDATE' then
    perform api.make_logger_blocks(array_agg(well_ndx), array_agg(block_at))
    from (
      select well_ndx, date_bin('6 hours', read_at, '2000-01-01 00:00Z') as block_at from changed
      union
      select well_ndx, date_bin('6 hours', read_at, '2000-01-01 00:00Z') from changed_from
    ) as touched;
  else
    perform api.make_logger_blocks(array_agg(well_ndx), array_agg(block_at))
    from (
      select distinct well_ndx, date_bin('6 hours', read_at, '2000-01-01 00:00Z') as block_at from changed
    ) as touched;
  end if;
  return null;
end $$;

call follow_statements('logger_readings', 'keep_logger_blocks()');
create trigger keep_logger_blocks_of_none after truncate on public.logger_readings
  for each statement execute function keep_logger_blocks();
