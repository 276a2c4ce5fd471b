-- What the stage in force takes away from permits of each type in each area: the least and the most that a permit which runs today loses, for special
-- reductions of its use may be others.
create view reductions_in_force as
select
  stages.drought_area_ndx,
  types.permit_type_ndx,
  types.permit_type_desc,
  min(coalesce(special.reduction, of_type.reduction, 0))::double precision as least_reduction,
  max(coalesce(special.reduction, of_type.reduction, 0))::double precision as most_reduction
from stages_in_force as stages
cross join (select public.district_today() as day) as present
join areas_of_groups as areas
  on areas.drought_area_ndx = stages.drought_area_ndx
  and present.day >= areas.holds_from
  and present.day < areas.holds_until
join public.permits
  on permits.aquifer_group_ndx = areas.aquifer_group_ndx
  and not permits.removed
  and coalesce(permits.ended_date >= present.day, true)
join public.permit_types as types on types.permit_type_ndx = permits.permit_type_ndx and types.permit_type_ndx <> 999
left join special_reductions(null) as special
  on special.permit_type_ndx = permits.permit_type_ndx
  and special.primary_use_ndx = permits.primary_use_ndx
  and special.drought_area_ndx = stages.drought_area_ndx
  and special.drought_stage_ndx = stages.drought_stage_ndx
  and present.day >= special.holds_from
  and present.day < special.holds_until
left join stage_reductions_of_types as of_type
  on of_type.permit_type_ndx = permits.permit_type_ndx
  and of_type.drought_stage_ndx = stages.drought_stage_ndx
  and present.day >= of_type.holds_from
  and present.day < coalesce(of_type.holds_until, 'infinity')
where stages.drought_stage_ndx is not null
group by stages.drought_area_ndx, types.permit_type_ndx, types.permit_type_desc;
