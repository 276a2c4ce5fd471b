create view q_d_data_permits as
select
  permits.permit_ndx,
  permits.permit_number,
  permits.permit_name,
  not permits.is_terminated as is_active,
  permits.removed as is_deleted,
  permits.permit_group_name as permit_permitgroup,
  permit_tiers.permit_tier_name as permit_permitgroup_tier,
  permits.permit_status_desc as permit_status,
  permits.permit_type_desc as permit_type,
  nullif(allocation_distributions.allocation_distribution_desc, '') as permit_allocation_dist_type,
  permits.aquifer_group_name as permit_aquifer_group,
  nullif(well_uses.well_use_name, '') as permit_primary_use,
  permits.permit_year,
  permits.volume_now_gal,
  permits.coming_volume_gal,
  permits.coming_volume_from,
  permittees.r_name as permittee_name,
  permittees.r_organization as permittee_organization,
  permittees.address as permittee_address,
  permittees.r_email as permittee_email,
  permittees.r_phone as permittee_phone,
  alternates.r_name as alternate_name,
  alternates.r_organization as alternate_organization,
  alternates.address as alternate_address,
  alternates.r_email as alternate_email,
  alternates.r_phone as alternate_phone,
  billing.r_name as billing_name,
  billing.r_organization as billing_organization,
  billing.address as billing_address,
  billing.r_email as billing_email,
  billing.r_phone as billing_phone,
  metering.r_name as meter_name,
  metering.r_organization as meter_organization,
  metering.address as meter_address,
  metering.r_email as meter_email,
  metering.r_phone as meter_phone,
  (
    select string_agg(coalesce(former.r_organization, former.r_name), ', ' order by amendments.effective_date)
    from public.permit_amendments as amendments
    join contact_addresses as former on former.rolo_ndx = amendments.saved_previous_rolo_ndx
    where amendments.permit_ndx = permits.permit_ndx
      and amendments.pamend_type_ndx = 6
      and amendments.pamend_status_ndx = 2
      and not amendments.removed
  ) as past_permittees,
  wells.associated_wells,
  meters.associated_meters,
  shares.*,
  permits.legacy_permit_number
from permit_words as permits
left join tiers_of_groups as tiers
  on tiers.permit_group_ndx = permits.permit_group_ndx
  and (select fiscal_year(public.district_today())) between tiers.from_year and tiers.to_year
join public.permit_tiers on permit_tiers.permit_tier_ndx = coalesce(tiers.permit_tier_ndx, 0)
join public.allocation_distributions using (allocation_distribution_ndx)
join public.well_uses on well_uses.well_use_ndx = permits.primary_use_ndx
left join contact_addresses as permittees on permittees.rolo_ndx = permits.rolo_ndx
left join contact_addresses as alternates on alternates.rolo_ndx = permits.alternate_rolo_ndx
left join contact_addresses as billing on billing.rolo_ndx = permits.billing_rolo_ndx
left join contact_addresses as metering on metering.rolo_ndx = permits.meter_rolo_ndx
left join (
  select linked.permit_ndx, string_agg(wells.district_well_id, ', ' order by wells.district_well_id) as associated_wells
  from wells_of_permits as linked
  join public.wells on wells.well_ndx = linked.well_ndx
  group by linked.permit_ndx
) as wells on wells.permit_ndx = permits.permit_ndx
left join (
  select linked.permit_ndx, string_agg(meters.meter_id, ', ' order by meters.meter_id) as associated_meters
  from meters_of_permits as linked
  join public.meters on meters.meter_ndx = linked.meter_ndx
  group by linked.permit_ndx
) as meters on meters.permit_ndx = permits.permit_ndx
cross join lateral (
  select
    max(share) filter (where c_month = 1) / 100000.0 as alloc_january,
    max(share) filter (where c_month = 2) / 100000.0 as alloc_february,
    max(share) filter (where c_month = 3) / 100000.0 as alloc_march,
    max(share) filter (where c_month = 4) / 100000.0 as alloc_april,
    max(share) filter (where c_month = 5) / 100000.0 as alloc_may,
    max(share) filter (where c_month = 6) / 100000.0 as alloc_june,
    max(share) filter (where c_month = 7) / 100000.0 as alloc_july,
    max(share) filter (where c_month = 8) / 100000.0 as alloc_august,
    max(share) filter (where c_month = 9) / 100000.0 as alloc_september,
    max(share) filter (where c_month = 10) / 100000.0 as alloc_october,
    max(share) filter (where c_month = 11) / 100000.0 as alloc_november,
    max(share) filter (where c_month = 12) / 100000.0 as alloc_december
  from public.permit_distributions
  where permit_distributions.permit_ndx = permits.permit_ndx
) as shares;
