-- Meters under permits with the reading that is missing next, and who is asked for it: the meter contact first, then the billing
-- contact, then the permittee, those with an e-mail address before those without. A meter's permit is the one that its water counts at.
create view meters_to_remind as
select
  next_readings.meter_ndx,
  next_readings.meter_id,
  next_readings.reading_month,
  next_readings.due_day,
  wells.district_well_id,
  wells.well_name,
  permit.permit_number,
  reader.rolo_ndx
from next_readings
join public.wells on wells.well_ndx = next_readings.setup_well_ndx and not wells.removed
cross join lateral (
  select permits.*
  from public.permit_wells
  join current_permit_wells as current
    on current.permit_ndx = permit_wells.permit_ndx and current.well_ndx = permit_wells.well_ndx
  join public.permits on permits.permit_ndx = permit_wells.permit_ndx
  where permit_wells.well_ndx = wells.well_ndx
  order by permit_wells.start_date, permits.permit_ndx
  limit 1
) as permit
left join lateral (
  select contacts.rolo_ndx
  from unnest(array[permit.meter_rolo_ndx, permit.billing_rolo_ndx, permit.rolo_ndx]) with ordinality as asked (rolo_ndx, place)
  join public.contacts on contacts.rolo_ndx = asked.rolo_ndx
  where contacts.rolo_ndx <> 999999 and not contacts.removed
  order by contacts.r_email is null, asked.place
  limit 1
) as reader on true;
