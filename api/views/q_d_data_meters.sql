create view q_d_data_meters as
select
  meters.meter_ndx,
  meters.meter_id,
  meters.is_active,
  permits.associated_permits is not null as is_active_permit,
  meters.meter_type,
  meters.brand,
  meters.meter_serial_number,
  meters.joined_date,
  meters.retired_date,
  meters.associated_wells,
  permits.associated_permits
from meter_words as meters
left join (
  select
    linked.meter_ndx,
    string_agg(distinct permits.permit_number, ', ' order by permits.permit_number) as associated_permits
  from metered_wells as linked
  join current_permit_wells as permits on permits.well_ndx = linked.well_ndx
  group by linked.meter_ndx
) as permits on permits.meter_ndx = meters.meter_ndx;
