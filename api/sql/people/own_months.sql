-- Months of meters go by the links of that month: a permit that ended, or a well that was passed on, shows what was pumped
-- while it was the account's, and nothing of who has it now.

-- The wells of an account in a month, through permits that were in force in it.
create function own_wells_in_month(account text, c_year integer, c_month integer) returns setof integer
language sql stable
begin atomic
  select links.well_ndx
  from permits_of_accounts as accounts
  join public.permits on permits.permit_ndx = accounts.permit_ndx
  join public.permit_wells as links on links.permit_ndx = permits.permit_ndx
  where accounts.sub = account
    and not permits.removed
    and is_in_month(permits.start_date, permits.ended_date, own_wells_in_month.c_year, own_wells_in_month.c_month)
    and is_in_month(links.start_date, links.end_date, own_wells_in_month.c_year, own_wells_in_month.c_month);
end;

-- The wells that a meter stood for in a month: the one that it was set up at, and those that it was linked to.
create function wells_of_meter_in_month(of_meter integer, c_year integer, c_month integer) returns setof integer
language sql stable
begin atomic
  select meters.setup_well_ndx
  from public.meters
  where meters.meter_ndx = of_meter
  union
  select links.well_ndx
  from public.meter_wells as links
  where links.meter_ndx = of_meter
    and is_in_month(links.start_date, links.end_date, wells_of_meter_in_month.c_year, wells_of_meter_in_month.c_month);
end;

create function is_own_month(account text, of_meter integer, c_year integer, c_month integer) returns boolean
language sql stable
-- Dear: asked of the meters alone that may be the account's at all.
cost 10000
return exists (
  select wells_of_meter_in_month(of_meter, c_year, c_month)
  intersect
  select own_wells_in_month(account, c_year, c_month)
);

create function own_wells_of_meter_in_month(account text, of_meter integer, c_year integer, c_month integer) returns text
language sql stable
return (
  select string_agg(wells.district_well_id, ', ' order by wells.district_well_id)
  from public.wells
  where wells.well_ndx in (select wells_of_meter_in_month(of_meter, c_year, c_month))
    and wells.well_ndx in (select own_wells_in_month(account, c_year, c_month))
);

-- The meters that have ever stood for a well that was ever linked to a permit of an account.
create view account_meters_ever as
select distinct accounts.sub, measured.meter_ndx
from permits_of_accounts as accounts
join public.permit_wells as links on links.permit_ndx = accounts.permit_ndx
join wells_of_meters as measured on measured.well_ndx = links.well_ndx;
