-- What a Well Owner reads of rows that they share with others: their own permits and wells alone.

create function own_permit_numbers(account text, of_well integer) returns text
language sql stable
return (
  select string_agg(permits.permit_number, ', ' order by permits.permit_number)
  from account_permits_in_force as permits
  join current_permit_wells as current on current.permit_ndx = permits.permit_ndx
  where permits.sub = account and current.well_ndx = of_well
);

create function own_permit_names(account text, of_well integer) returns text
language sql stable
return (
  select string_agg(coalesce(permits.permit_name, permits.permit_number), ', ' order by permits.permit_number)
  from account_permits_in_force as permits
  join current_permit_wells as current on current.permit_ndx = permits.permit_ndx
  where permits.sub = account and current.well_ndx = of_well
);

create function own_permit_numbers_of_meter(account text, of_meter integer) returns text
language sql stable
return (
  select string_agg(distinct permits.permit_number, ', ')
  from metered_wells as measured
  join current_permit_wells as current on current.well_ndx = measured.well_ndx
  join account_permits_in_force as permits on permits.permit_ndx = current.permit_ndx
  where permits.sub = account and measured.meter_ndx = of_meter
);

create function own_wells_of_meter(account text, of_meter integer) returns text
language sql stable
return (
  select string_agg(wells.district_well_id, ', ' order by wells.district_well_id)
  from metered_wells as measured
  join account_wells as own on own.well_ndx = measured.well_ndx
  join public.wells on wells.well_ndx = measured.well_ndx
  where own.sub = account and measured.meter_ndx = of_meter
);
