-- What each indicator read on each evaluated day, and the mean that triggers compare: once, in however many areas it is watched.
create view indicator_means as
select distinct on (figures.indicator_ndx, figures.window_days, days.day)
  figures.indicator_ndx,
  figures.window_days,
  days.day,
  figures.value,
  figures.mean
from public.drought_days as days
cross join lateral jsonb_to_recordset(days.figures) as figures (
  indicator_ndx integer, window_days integer, value double precision, mean double precision
)
order by figures.indicator_ndx, figures.window_days, days.day;
