-- A change of what several permits go by, from a month on: it is shown, and past months change by a correction alone. The rule is named after
-- the table.
create function demand_reason_for_permits(first_month date, some_permits integer[], changed_table text) returns void
language plpgsql
as $$
begin
  perform api.show_month_changes();
  if first_month < api.next_open_month() and api.correction_reason() is null and exists (
    select from public.permits where permit_ndx = any (some_permits) and not api.is_being_entered(permits)
  ) then
    raise exception 'A change of % reaches into the past and needs a reason.', changed_table
      using errcode = 'check_violation', constraint = changed_table || '_past_needs_reason', table = changed_table;
  end if;
end $$;

-- The same, and the months follow: what is allowed in them, and what is summed up of it where `moves_sums` says so.
create function change_allowances_from(
  first_month date,
  some_permits integer[],
  changed_table text,
  decision text,
  moves_sums boolean default false
) returns void
language plpgsql
as $$
begin
  perform api.demand_reason_for_permits(first_month, some_permits, changed_table);
  perform api.refresh_allowances(some_permits, api.kept_months_between(first_month, 'infinity'), decision, moves_sums);
end $$;
