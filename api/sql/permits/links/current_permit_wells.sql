-- The permits that a well stands under today: linked through today, and neither removed nor ended.
create view current_permit_wells as
select
  permit_wells.well_ndx,
  permits.permit_ndx,
  permits.permit_number,
  permits.permit_name
from public.permit_wells
join public.permits on permits.permit_ndx = permit_wells.permit_ndx
where permit_wells.start_date <= public.district_today()
  and (permit_wells.end_date is null or permit_wells.end_date >= public.district_today())
  and not permits.removed
  and (permits.ended_date is null or permits.ended_date >= public.district_today());
