-- Wells that may be one and the same, each pair from both sides: why, and how likely. What more than ten wells are called tells
-- nothing apart. Distances are those of a sphere, a foot off at most. Of one well each part below is looked up in an index.
create view likely_same_wells as
with
shared_names as not materialized (
  select name_key from public.wells where not removed group by name_key having count(*) between 2 and 10
)
select
  well_ndx,
  other_ndx,
  sum(weight) as likeness,
  array_agg(reason order by weight desc, reason) as reasons
from (
  select
    one.well_ndx,
    other.well_ndx as other_ndx,
    6 as weight,
    'same state well number ' || one.known_state_well_num as reason
  from public.wells as one
  join public.wells as other on other.known_state_well_num = one.known_state_well_num
  where not one.removed and not other.removed
  union all
  select one.well_ndx, other.well_ndx, 5, 'same well report ' || one.well_report_tracking_num
  from public.wells as one
  join public.wells as other on other.well_report_tracking_num = one.well_report_tracking_num
  where not one.removed and not other.removed
  union all
  select one.well_ndx, other.well_ndx, 3, 'same name'
  from public.wells as one
  join shared_names on shared_names.name_key = one.name_key
  join public.wells as other on other.name_key = one.name_key
  where not one.removed and not other.removed
  union all
  select
    near.well_ndx,
    near.other_ndx,
    parts.weight,
    parts.reason
  from (
    select
      one.well_ndx,
      other.well_ndx as other_ndx,
      one.name_key,
      other.name_key as other_name_key,
      st_distance(one.geog, other.geog, false) / 0.3048 as feet
    from public.wells as one
    join public.wells as other on st_dwithin(one.geog, other.geog, 1000 * 0.3048, false)
    where not one.removed and not other.removed and other.well_ndx <> one.well_ndx
  ) as near
  cross join lateral (
    select
      round((4 - feet / 100)::numeric, 2) as weight,
      case when feet < 1 then 'same place' else round(feet) || ' ft apart' end as reason
    where feet <= 300
    union all
    -- What is numbered otherwise is told apart on purpose.
    select 2, 'similar names'
    where name_key <> other_name_key and similarity(name_key, other_name_key) >= 0.4
      and regexp_replace(name_key, '\D', '', 'g') = regexp_replace(other_name_key, '\D', '', 'g')
  ) as parts
) as found
where well_ndx <> other_ndx
group by well_ndx, other_ndx;
