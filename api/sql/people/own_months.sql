-- Months of meters go by the links of that month: a permit that ended, or a well that was passed on, shows what was pumped
-- while it was the account's, and nothing of who has it now.

-- When a meter stood for a well that was linked to a permit of an account. A month is the account's if it touches all three
-- times; the well at which a meter was set up is its own all along.
create view account_meter_times as
select distinct
  accounts.sub,
  measured.meter_ndx as own_meter_ndx,
  measured.well_ndx as own_well_ndx,
  permits.start_date as permit_begins,
  permits.ended_date as permit_ends,
  links.start_date as link_begins,
  links.end_date as link_ends,
  measured.start_date as meter_begins,
  measured.end_date as meter_ends
from permits_of_accounts as accounts
join public.permits on permits.permit_ndx = accounts.permit_ndx and not permits.removed
join public.permit_wells as links on links.permit_ndx = permits.permit_ndx
join (
  select meter_ndx, setup_well_ndx as well_ndx, '-infinity'::date as start_date, null::date as end_date
  from public.meters
  union all
  select meter_ndx, well_ndx, start_date, end_date
  from public.meter_wells
) as measured on measured.well_ndx = links.well_ndx;

create function is_own_month(times account_meter_times, c_year integer, c_month integer) returns boolean
language sql immutable
return is_in_month(times.permit_begins, times.permit_ends, c_year, c_month)
  and is_in_month(times.link_begins, times.link_ends, c_year, c_month)
  and is_in_month(times.meter_begins, times.meter_ends, c_year, c_month);

-- The wells of an account for which a meter stood in a month.
create function own_wells_of_meter_in_month(account text, of_meter integer, c_year integer, c_month integer) returns text
language sql stable
return (
  select string_agg(wells.district_well_id, ', ' order by wells.district_well_id)
  from public.wells
  where wells.well_ndx in (
    select times.own_well_ndx
    from account_meter_times as times
    where times.sub = account and times.own_meter_ndx = of_meter and is_own_month(times, c_year, c_month)
  )
);
