-- The acres of permits, and what they allow in the year that each row begins with; null where the permit's type does not allow by land then.
create view list_permit_land as
select
  land.*,
  permits.permit_number,
  allowed.volume_gal as allowance_gal
from public.permit_land as land
join public.permits using (permit_ndx)
left join land_over_time as allowed
  on allowed.permit_ndx = land.permit_ndx
  and first_month_of(land.from_year) >= allowed.holds_from
  and first_month_of(land.from_year) < allowed.holds_until;
