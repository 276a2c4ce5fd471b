-- A million readings are drawn from their least and greatest of each six hours, so that nobody waits for them. Kept with the readings.

create table logger_blocks (
  well_ndx integer not null,
  -- Every six hours, counted from midnight of UTC.
  block_at timestamptz not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  readings integer not null,
  least_ft real not null,
  greatest_ft real not null,
  constraint logger_blocks_key primary key (well_ndx, block_at)
);

insert into logger_blocks (well_ndx, block_at, first_at, last_at, readings, least_ft, greatest_ft)
select
  well_ndx,
  date_bin('6 hours', read_at, '2000-01-01 00:00Z') as block_at,
  min(read_at),
  max(read_at),
  count(*),
  min(dtw_ft),
  max(dtw_ft)
from logger_readings
group by well_ndx, block_at;
