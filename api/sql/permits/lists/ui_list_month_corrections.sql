-- What corrections changed in past months, permit by permit: who made each, when, and why.
create view ui_list_month_corrections as
select
  corrections.month_correction_ndx::integer as month_correction_ndx,
  fiscal_year(corrections.c_year, corrections.c_month) as fiscal_year,
  make_date(corrections.c_year, corrections.c_month, 1) as mo,
  corrections.permit_ndx,
  permits.permit_number,
  corrections.permitted_before_gal,
  corrections.permitted_after_gal,
  corrections.reduced_before_gal,
  corrections.reduced_after_gal,
  corrections.metered_before_gal,
  corrections.metered_after_gal,
  corrections.reason,
  corrections.corrected_at,
  name_of_account(corrections.corrected_by) as corrected_by_name,
  coalesce(corrections.corrected_at >= closed.created_timestamp, false) as is_after_closing
from public.month_corrections as corrections
join public.permits on permits.permit_ndx = corrections.permit_ndx
left join public.closed_years as closed on closed.fiscal_year = fiscal_year(corrections.c_year, corrections.c_month)
where corrections.reason is not null;
