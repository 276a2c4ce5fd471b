-- The one rule of which fact held in a month: that of the last row that holds from then or before. Each row of a permit with the month in
-- which the next one takes over.
create view facts_of_permits as
select
  facts.*,
  permit_statuses.allows_pumping,
  coalesce(lead(facts.holds_from) over (partition by facts.permit_ndx order by facts.holds_from), 'infinity') as holds_until
from public.permit_facts as facts
join public.permit_statuses using (permit_status_ndx);
