-- The permits of each group in each fiscal year through the next one.
create view permits_of_groups_by_year as
select
  groupings.permit_group_ndx,
  years.fiscal_year,
  permits.permit_ndx,
  permits.permit_number,
  permits.permit_name,
  permits.permit_status_desc,
  permits.permit_type_desc,
  permits.authorized_volume_gal,
  permits.volume_now_gal,
  permits.coming_volume_gal,
  permits.coming_volume_from,
  permits.permit_name_for_groups_management
from permit_groupings as groupings
join permit_words as permits on permits.permit_ndx = groupings.permit_ndx
cross join generate_series(
  groupings.from_year,
  least(groupings.to_year, (select fiscal_year(public.district_today()) + 1))
) as years (fiscal_year)
where groupings.permit_group_ndx is not null and not permits.removed;
