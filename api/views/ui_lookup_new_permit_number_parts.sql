-- The next number of each prefix, whatever the year, so that the suffix stays 1 and no number comes twice.
create view ui_lookup_new_permit_number_parts as
select
  types.permit_type_ndx,
  years.permit_year,
  types.permit_prefix,
  coalesce(
    (
      select max(substring(permits.permit_number from 2 for position('-' in permits.permit_number) - 2)::integer)
      from public.permits
      where left(permits.permit_number, 1) = types.permit_prefix
        and permits.permit_number ~ '^.\d{1,8}-'
    ), 0
  ) + 1 as permit_prefix_num,
  '1' as permit_suffix
from public.permit_types as types
cross join generate_series(
  (select coalesce(min(permit_year), extract(year from public.district_today())::integer) from public.permits),
  extract(year from public.district_today())::integer + 1
) as years (permit_year)
where types.permit_type_ndx <> 999;
