-- Permits whose certificate expires before the first day of this fiscal year, and which go on: those that began before it and have not
-- ended by then.
create function is_due_for(permit public.permits, fiscal_year integer) returns boolean
language sql immutable
return not permit.removed
  and permit.start_date < first_month_of(fiscal_year)
  and coalesce(permit.ended_date >= first_month_of(fiscal_year), true);
