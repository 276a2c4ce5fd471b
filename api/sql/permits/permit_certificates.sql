-- What the certificate of a permit says. Its zones and wells are those of today.
create view permit_certificates as
select
  permits.permit_ndx,
  concat_ws(' ', nullif(permits.permit_type_desc, ''), 'Production Permit') as certificate_title,
  permits.permit_number,
  coalesce(permits.owner_org, permits.owner_name) as owner_name,
  permits.permit_group_name,
  holders.r_mailing_address as owner_address_line_1,
  nullif(concat_ws(', ', holders.r_city, nullif(concat_ws(' ', holders.r_state, holders.r_zipcode), '')), '')
    as owner_address_line_2,
  wells.mgmt_zone,
  coalesce(wells.well_count, 0) as well_count,
  wells.well_list,
  permits.authorized_volume_gal,
  permits.special_provisions,
  permits.ended_date
from permit_words as permits
left join public.contacts as holders on holders.rolo_ndx = permits.rolo_ndx and holders.rolo_ndx <> 999999
left join lateral (
  select
    count(distinct wells.well_ndx)::integer as well_count,
    string_agg(distinct wells.district_well_id, ', ') as well_list,
    string_agg(distinct nullif(management_zones.mgmtzone_name, ''), ', ') as mgmt_zone
  from wells_of_permits as linked
  join public.wells on wells.well_ndx = linked.well_ndx
  join public.management_zones using (mgmtzone_ndx)
  where linked.permit_ndx = permits.permit_ndx
) as wells on true
where not permits.removed;
