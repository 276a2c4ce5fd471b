-- Corrections of a permit’s past months, by fiscal year.
create view ui_list_permit_corrections as
select
  permit_ndx,
  fiscal_year,
  corrected_at,
  corrected_by_name,
  reason,
  count(*)::integer as months,
  min(mo) as first_month,
  max(mo) as last_month,
  -- Null where a volume was not known before or after.
  case when count(permitted_after_gal - permitted_before_gal) = count(*)
    then total(permitted_after_gal - permitted_before_gal) end as permitted_change_gal,
  case when count(reduced_after_gal - reduced_before_gal) = count(*)
    then total(reduced_after_gal - reduced_before_gal) end as reduced_change_gal,
  total(metered_after_gal - metered_before_gal) as metered_change_gal
from ui_list_month_corrections
group by permit_ndx, fiscal_year, corrected_at, corrected_by_name, reason;
