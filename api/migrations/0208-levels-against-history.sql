-- The published levels of wells by month, each against the same month in other years. A job makes them of days
-- whose wells there are. Nothing of them is moved where wells are merged: the days are, and so both wells are counted anew.
create table level_months (
  well_ndx integer not null,
  month date not null,
  -- The median of the days at rest, in feet below ground, to a thousandth.
  depth_ft double precision not null,
  is_provisional boolean not null,
  -- Null where there are too few years of the month.
  percentile real,
  level_class text,
  constraint level_months_key primary key (well_ndx, month),
  constraint level_months_first_of_month check (extract(day from month) = 1),
  constraint level_months_class_with_percentile check ((percentile is null) = (level_class is null))
);
create trigger count_change after insert or delete or update or truncate on level_months
  for each statement execute function count_change();

-- Where each well stood in its last month with levels, and where its levels go.
create table level_standings (
  well_ndx integer constraint level_standings_key primary key,
  last_month date not null,
  depth_ft double precision not null,
  is_provisional boolean not null,
  percentile real,
  level_class text not null,
  -- In feet a year, above 0 where levels rise; null where no trend is significant.
  year_trend_ft real,
  record_trend_ft real,
  first_month date not null,
  years_measured integer not null,
  -- Days that water-level rules flagged and nobody has looked at.
  days_left_out integer not null
);
create trigger count_change after insert or delete or update or truncate on level_standings
  for each statement execute function count_change();

-- Wells whose levels changed since they were counted.
create table levels_to_count (
  well_ndx integer constraint levels_to_count_key primary key
);
insert into levels_to_count (well_ndx) select distinct well_ndx from daily_water_levels;
