-- The next number of each type: it goes on from the highest that is written as the district writes them now, whatever the year, so that no
-- number comes twice. Types that share a prefix share its numbers.
create view next_permit_numbers as
select
  types.permit_type_ndx,
  types.permit_prefix,
  coalesce(taken.last_number, 0) + 1 as permit_prefix_num,
  '1' as permit_suffix
from public.permit_types as types
cross join public.district_rules as rules
cross join lateral (
  select max(substring(permit_number from begun.expression)::integer) as last_number
  from (
    -- All that comes before the number, which is followed by no further digit.
    select '^' || replace(replace(replace(replace(
      split_part(rules.permit_number_pattern, '{number}', 1),
      '.', '\.'), '{prefix}', regexp_replace(types.permit_prefix, '(\W)', '\\\1')), '{year}', '\d{4}'), '{yy}', '\d{2}')
      || '(\d{1,8})(\D|$)' as expression
  ) as begun
  cross join public.permits
  where permit_number ~ begun.expression
) as taken;

-- A permit number by the pattern of the district.
create function permit_number_of(prefix text, number integer, year integer) returns text
language sql stable
return replace(replace(replace(replace(
  (select permit_number_pattern from public.district_rules),
  '{prefix}', prefix), '{number}', number::text), '{year}', year::text), '{yy}', right(year::text, 2));
