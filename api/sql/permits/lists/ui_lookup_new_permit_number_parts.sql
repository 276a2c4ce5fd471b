create view ui_lookup_new_permit_number_parts as
select
  next_permit_numbers.permit_type_ndx,
  years.permit_year,
  next_permit_numbers.permit_prefix,
  next_permit_numbers.permit_prefix_num,
  next_permit_numbers.permit_suffix,
  permit_number_of(next_permit_numbers.permit_prefix, next_permit_numbers.permit_prefix_num, years.permit_year) as permit_number
from next_permit_numbers
cross join generate_series(
  -- Permits from before the district's own are entered too.
  least(1950, (select min(permit_year) from public.permits)),
  extract(year from public.district_today())::integer + 1
) as years (permit_year)
where next_permit_numbers.permit_type_ndx <> 999;
