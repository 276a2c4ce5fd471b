-- The next number of each prefix, whatever the year, so that the suffix stays 1 and no number comes twice. Types that share
-- a prefix share its numbers.
create view ui_lookup_new_permit_number_parts as
select
  types.permit_type_ndx,
  years.permit_year,
  types.permit_prefix,
  coalesce(taken.last_number, 0) + 1 as permit_prefix_num,
  '1' as permit_suffix
from public.permit_types as types
left join (
  select
    left(permit_number, 1) as permit_prefix,
    max(substring(permit_number from '^.(\d{1,8})-')::integer) as last_number
  from public.permits
  where permit_number ~ '^.\d{1,8}-'
  group by left(permit_number, 1)
) as taken on taken.permit_prefix = types.permit_prefix
cross join generate_series(
  -- Permits from before the district's own are entered too.
  least(1950, (select min(permit_year) from public.permits)),
  extract(year from public.district_today())::integer + 1
) as years (permit_year)
where types.permit_type_ndx <> 999;
