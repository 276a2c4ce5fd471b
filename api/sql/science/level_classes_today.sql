-- The class of each well whose last level is recent enough to tell how it stands today: within `STANDING_DAYS` of the domain.
create view level_classes_today as
select well_ndx, level_class, record_trend_ft, year_trend_ft
from public.level_standings
where last_month > public.district_today() - 400;
