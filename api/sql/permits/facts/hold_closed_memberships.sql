-- The closed years that the present transaction has moved permits in.
create function years_regrouped() returns integer[]
language sql stable
return coalesce(string_to_array(nullif(current_setting('app.years_regrouped', true), ''), ',')::integer[], '{}');

-- Which permits stand in a group in a closed fiscal year changes by a correction alone: its gallons are reported under the group.
create function hold_closed_memberships() returns trigger
language plpgsql
as $$
declare
  membership constant public.permit_memberships := coalesce(new, old);
  closed constant integer[] := array(
    select fiscal_year
    from public.closed_years
    where fiscal_year >= membership.from_year
      and not exists (
        select from public.permit_memberships as later
        where later.permit_ndx = membership.permit_ndx and later.from_year > membership.from_year
          and later.from_year <= closed_years.fiscal_year
      )
    order by fiscal_year
  );
begin
  if closed = '{}' then
    return null;
  end if;
  perform api.show_month_changes();
  perform set_config('app.years_regrouped', array_to_string(
    array(select unnest(closed) union select unnest(api.years_regrouped())), ','
  ), true);
  if api.correction_reason() is null then
    raise exception 'Fiscal year % is closed.', closed[1]
      using errcode = 'check_violation', constraint = 'closed_years_hold', table = 'closed_years';
  end if;
  return null;
end $$;
create trigger hold_closed_memberships after insert or delete on permit_memberships
  for each row execute function hold_closed_memberships();
create trigger hold_changed_memberships after update on permit_memberships for each row
  when (old.* is distinct from new.*) execute function hold_closed_memberships();
