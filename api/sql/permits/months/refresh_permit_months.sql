-- Brings the kept rows of some permits, or of some months, up to what they are now. One change of volumes at a time: a second
-- waits for the first and sees it.
create function refresh_permit_months(only_permits integer[], only_months date[] default null) returns void
language plpgsql
as $$
begin
  if not api.is_loading() then
    perform api.change_volumes();
    perform api.keep_permit_months(only_permits, only_months);
  end if;
end $$;

-- The same after a decision that changes what is allowed and not what was pumped: of all permits with null, and of all months. Many wait for
-- the job, which tells people `decision` meanwhile. `moves_sums` says that they are also summed up elsewhere. Whoever is shown what
-- would change is shown it at once.
create function refresh_allowances(
  some_permits integer[],
  some_months date[],
  decision text,
  moves_sums boolean default false
) returns void
language plpgsql
as $$
begin
  if api.is_loading() or some_permits = '{}' or some_months = '{}' then
    return;
  end if;
  if api.is_collecting_recounts() then
    perform api.collect_recount(some_permits, some_months, decision, moves_sums);
    return;
  end if;
  perform api.change_volumes();
  if api.are_many_months(some_permits, some_months) and not api.is_showing_month_changes() and not api.is_rehearsing() then
    perform api.recount_later(some_permits, some_months, decision, moves_sums);
  else
    perform api.keep_allowances(some_permits, some_months);
    if moves_sums then
      perform api.keep_grouping_months(
        api.groupings_of(some_permits), api.numbers_of_months(some_months));
    end if;
  end if;
end $$;
