-- What the land of permits allows in a year, from one month to another: acres times the allowance of the permit's type, whole gallons, halves up.
-- With the rules of the reserve that hold then, and how much they are for these acres.
create view land_over_time as
select
  land.permit_ndx,
  greatest(facts.holds_from, land.holds_from, rules.holds_from) as holds_from,
  least(facts.holds_until, land.holds_until, rules.holds_until) as holds_until,
  counted.acres,
  rules.allowance_gal_per_acre,
  round(counted.acres * rules.allowance_gal_per_acre)::bigint as volume_gal,
  rules.earned_part,
  round(counted.acres * rules.opening_gal_per_acre)::bigint as opening_gal,
  round(counted.acres * rules.most_kept_gal_per_acre)::bigint as most_kept_gal,
  round(counted.acres * rules.most_spent_gal_per_acre)::bigint as most_spent_gal,
  rules.lost_after_years,
  rules.late_reports_earn
from (
  select
    permit_ndx,
    acres,
    first_month_of(from_year) as holds_from,
    coalesce(first_month_of(lead(from_year) over (partition by permit_ndx order by from_year)), 'infinity') as holds_until
  from public.permit_land
) as land
join facts_of_permits as facts
  on facts.permit_ndx = land.permit_ndx and facts.holds_from < land.holds_until and facts.holds_until > land.holds_from
join (
  select
    allowances.*,
    first_month_of(from_year) as holds_from,
    coalesce(first_month_of(lead(from_year) over (partition by permit_type_ndx order by from_year)), 'infinity') as holds_until
  from public.land_allowances as allowances
) as rules
  on rules.permit_type_ndx = facts.permit_type_ndx
  and rules.holds_from < least(facts.holds_until, land.holds_until)
  and rules.holds_until > greatest(facts.holds_from, land.holds_from)
cross join lateral (select least(land.acres, rules.most_acres) as acres) as counted
where rules.allowance_gal_per_acre is not null;
