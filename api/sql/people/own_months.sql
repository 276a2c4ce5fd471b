-- Months of meters go by the links of that month: a permit that ended, or a well that was passed on, shows what was pumped
-- while it was the account's, and nothing of who has it now. No row tells of a month that is further ahead than two years.
create view account_meter_months as
select
  accounts.sub,
  measured.meter_ndx,
  measured.well_ndx,
  extract(year from month)::integer as c_year,
  extract(month from month)::integer as c_month
from permits_of_accounts as accounts
join public.permits on permits.permit_ndx = accounts.permit_ndx and not permits.removed
join public.permit_wells as links on links.permit_ndx = permits.permit_ndx
join (
  -- The well at which a meter was set up is its own all along.
  select meter_ndx, setup_well_ndx as well_ndx, '-infinity'::date as start_date, null::date as end_date
  from public.meters
  union all
  select meter_ndx, well_ndx, start_date, end_date
  from public.meter_wells
) as measured on measured.well_ndx = links.well_ndx
-- A month counts that permit and both links touch, be it for a day.
cross join lateral generate_series(
  date_trunc('month', greatest(permits.start_date, links.start_date, measured.start_date)::timestamp),
  least(
    permits.ended_date, links.end_date, measured.end_date, (public.district_today() + interval '2 years')::date
  )::timestamp,
  interval '1 month'
) as month;

-- The wells of an account for which a meter stood in a month.
create function own_wells_of_meter_in_month(account text, of_meter integer, c_year integer, c_month integer) returns text
language sql stable
return (
  select string_agg(wells.district_well_id, ', ' order by wells.district_well_id)
  from public.wells
  where wells.well_ndx in (
    select own.well_ndx
    from account_meter_months as own
    where own.sub = account
      and own.meter_ndx = of_meter
      and own.c_year = own_wells_of_meter_in_month.c_year
      and own.c_month = own_wells_of_meter_in_month.c_month
  )
);
