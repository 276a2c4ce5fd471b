-- The account of a permit's reserve, year by year: asked for one permit, so that it alone is computed.
create view ui_list_permit_reserve as
select
  permits.permit_ndx,
  account.fiscal_year,
  account.is_over,
  account.acres,
  account.allowed_gal,
  account.pumped_gal,
  account.before_gal,
  account.added_gal,
  account.taken_gal,
  account.available_gal,
  account.spent_gal,
  account.lost_gal,
  account.earned_gal,
  account.over_cap_gal,
  account.after_gal,
  account.exceeding_gal,
  account.earns_nothing
from public.permits
cross join lateral reserve_accounts(array[permits.permit_ndx]) as account
where (select has_reserves());
