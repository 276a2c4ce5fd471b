-- The factors by which wells without a meter are measured, each with a name of its method and the well that it is of.
create view list_measuring_factors as
select
  factors.*,
  concat_ws(', ', methods.measuring_method_name, coalesce(wells.district_well_id, 'all wells')) as factor_name
from public.measuring_factors as factors
join public.measuring_methods as methods using (measuring_method_ndx)
left join public.wells on wells.well_ndx = factors.well_ndx;

-- The factors in force for a well in a month, one of each method: that of the well before the general one, each the latest.
create function measuring_factors_of(a_well integer, a_month date)
returns table (measuring_method_ndx integer, unit text, gal_per_unit numeric, applies text)
language sql stable
begin atomic
  select distinct on (factors.measuring_method_ndx)
    factors.measuring_method_ndx,
    factors.unit,
    factors.gal_per_unit,
    factors.applies
  from public.measuring_factors as factors
  where factors.holds_from <= a_month and (factors.well_ndx = a_well or factors.well_ndx is null)
  order by factors.measuring_method_ndx, factors.well_ndx is null, factors.holds_from desc;
end;
