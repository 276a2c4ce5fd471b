-- Wells that stand under permits today, each with their numbers and names.
create view well_permits as
select
  well_ndx,
  string_agg(permit_number, ', ' order by permit_number) as permit_numbers,
  string_agg(coalesce(permit_name, permit_number), ', ' order by permit_number) as permit_names
from current_permit_wells
group by well_ndx;
