-- What each entry moves: of an opening reserve what the rules grant for the acres that count in its year.
create view list_reserve_entries as
select
  entries.*,
  permits.permit_number,
  case when entry = 'Opening Reserve' then coalesce(land.opening_gal, 0) else entries.volume_gal end as counted_gal
from public.reserve_entries as entries
join public.permits using (permit_ndx)
left join land_over_time as land
  on land.permit_ndx = entries.permit_ndx
  and last_month_of(entries.fiscal_year) >= land.holds_from
  and last_month_of(entries.fiscal_year) < land.holds_until;
