-- What has been and can be renewed for a fiscal year, with what somebody should look at first.
create view ui_list_permits_to_renew as
select
  years.fiscal_year,
  permits.permit_ndx,
  permits.permit_number,
  permits.permit_name,
  coalesce(permits.owner_org, permits.owner_name) as owner_name,
  permits.permit_type_desc,
  permits.authorized_volume_gal,
  permits.volume_now_gal,
  permits.coming_volume_gal,
  permits.coming_volume_from,
  coalesce(last_year.metered_gal, 0) as metered_last_year_gal,
  nullif(concat_ws(
    ' · ',
    case when permits.removed then 'Deleted since' end,
    case when permits.ended_date < district_today() then 'Ended on ' else 'Ends on ' end
      || to_char(permits.ended_date, 'FMMonth FMDD, YYYY'),
    case
      when is_overpumped(last_year.metered_gal, last_year.permitted_gal) then 'Pumped all of last year''s volume or more'
    end,
    case when shares.total <> 100000 then 'Monthly distribution does not total 100 %' end,
    case when late.permit_ndx is not null then 'Meter readings are late' end,
    case when permits.rolo_ndx is null or permits.rolo_ndx = 999999 then 'No permittee' end
  ), '') as attention,
  renewals.permit_renewal_ndx is not null as is_renewed,
  renewals.renewal_act,
  renewals.created_timestamp as renewed_at,
  name_of_account(renewals.created_by) as renewed_by
from renewable_years as years
cross join permit_words as permits
join public.permits as stored on stored.permit_ndx = permits.permit_ndx
left join public.permit_renewals as renewals
  on renewals.permit_ndx = permits.permit_ndx and renewals.fiscal_year = years.fiscal_year and not renewals.removed
left join public.permit_years as last_year
  on last_year.permit_ndx = permits.permit_ndx and last_year.fiscal_year = years.fiscal_year - 1
left join lateral (
  select sum(share) as total
  from public.permit_distributions
  where permit_distributions.permit_ndx = permits.permit_ndx
) as shares on true
left join (
  select distinct permit_ndx
  from meters_of_permits
  join next_readings using (meter_ndx)
  where next_readings.due_day < district_today()
) as late on late.permit_ndx = permits.permit_ndx
where renewals.permit_renewal_ndx is not null or is_due_for(stored, years.fiscal_year);
