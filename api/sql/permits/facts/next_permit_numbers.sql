-- The next number of each type: it goes on from the highest of its prefix, whatever the year, so that the suffix stays 1 and no
-- number comes twice. Types that share a prefix share its numbers.
create view next_permit_numbers as
select
  types.permit_type_ndx,
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
) as taken on taken.permit_prefix = types.permit_prefix;
