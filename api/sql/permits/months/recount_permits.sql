-- A decision about many permits is written at once. Their months are computed anew by a job, the latest first, so that nobody waits for all of
-- them and other saves go on in between. Until then these months are those of before, and `permit_recounts` says so.

-- How many months of permits are computed anew within a save; those of more permits wait for the job.
create function most_months_at_once() returns integer
language sql immutable
return 12000;

-- How many months of permits the job computes in one transaction: others who change volumes wait for no more.
create function months_of_a_batch() returns integer
language sql immutable
return 4000;

-- The months that are kept between two, both included; null, which asks for all, while none are.
create function kept_months_between(first_month date, last_month date) returns date[]
language sql stable
return (
  select case when first_year is not null then
    array(
      select month::date
      from generate_series(
        greatest(make_date(first_year, 1, 1), first_month), least(make_date(last_year, 12, 1), last_month), interval '1 month'
      ) as months (month)
    )
  end
  from (select min(c_year)::integer as first_year, max(c_year)::integer as last_year from public.permit_months) as kept
);

-- Whether these are too many for a save. Without permits or months all are meant.
create function are_many_months(some_permits integer[], some_months date[]) returns boolean
language sql stable
return
  coalesce(cardinality(some_permits), (select count(*) from public.permits))
    * coalesce(cardinality(some_months), cardinality(kept_months_between('-infinity', 'infinity')))
  > most_months_at_once();

-- What permits were ever reported under; null for all.
create function groupings_of(some_permits integer[]) returns integer[]
language sql stable
return case when some_permits is not null then
  array(select distinct grouping_ndx from permit_groupings where permit_ndx = any (some_permits))
end;

-- Counted since the year 0, as sums of months are asked for; null for all.
create function numbers_of_months(some_months date[]) returns integer[]
language sql stable
return case when some_months is not null then
  array(select (extract(year from month) * 12 + extract(month from month) - 1)::integer from unnest(some_months) as month)
end;

create function ask_to_recount() returns void
language sql
return ask_for_job('recount-permits');

-- Leaves the months of these permits to the job. A closed year is looked at at once, because it refuses what would change it. Of two
-- decisions about a permit that waits, both are done as one.
create function recount_later(some_permits integer[], some_months date[], decision text, moves_sums boolean) returns void
language plpgsql
as $$
#variable_conflict use_variable
declare
  closed_months constant date[] := array(
    select month
    from unnest(some_months) as month
    join public.closed_years on closed_years.fiscal_year = api.fiscal_year(month)
  );
begin
  if closed_months <> '{}' then
    perform api.keep_allowances(some_permits, closed_months);
  end if;
  insert into public.permit_recounts as waiting (permit_ndx, first_month, last_month, moves_sums, correction, decided_by)
  select
    permits.permit_ndx,
    (select min(month) from unnest(some_months) as month),
    (select max(month) from unnest(some_months) as month),
    moves_sums,
    api.correction_reason(),
    public.acting_user()
  from public.permits
  where some_permits is null or permits.permit_ndx = any (some_permits)
  on conflict (permit_ndx) do update set
    first_month = least(waiting.first_month, excluded.first_month),
    last_month = greatest(waiting.last_month, excluded.last_month),
    moves_sums = waiting.moves_sums or excluded.moves_sums,
    correction = nullif(concat_ws('; ', waiting.correction, nullif(excluded.correction, waiting.correction)), ''),
    decided_by = excluded.decided_by;
  insert into public.recounted_decisions (decision, months) values (decision, api.months_to_recount());
  perform api.ask_to_recount();
end $$;

-- A save of many records, one by one, has the months of all of them computed at its end: from this on they are noted, a line each.
create function collect_recounts() returns text
language sql
return set_config('app.recounts', E'\n', true);

create function is_collecting_recounts() returns boolean
language sql stable
return coalesce(current_setting('app.recounts', true), '') <> '';

create function collect_recount(some_permits integer[], some_months date[], decision text, moves_sums boolean) returns void
language plpgsql
as $$
begin
  perform set_config('app.recounts', concat(current_setting('app.recounts'), jsonb_build_object(
    'permits', some_permits,
    'first_month', coalesce((select min(month) from unnest(some_months) as month), '-infinity'),
    'last_month', coalesce((select max(month) from unnest(some_months) as month), 'infinity'),
    'decision', decision,
    'moves_sums', moves_sums,
    'correction', api.correction_reason()), E'\n'), true);
end $$;

-- How many months of permits wait.
create function months_to_recount() returns bigint
language sql stable
return (
  select coalesce(sum(
    (extract(year from last_month) - extract(year from first_month)) * 12
      + extract(month from last_month) - extract(month from first_month) + 1), 0)::bigint
  from public.permit_recounts
);

-- Computes some of the months that wait, the latest first, each of all permits of a decision: a month is never half done. Answers how many
-- wait still.
create function recount_permits() returns bigint
language plpgsql
as $$
declare
  next public.permit_recounts;
  some_permits integer[];
  some_months date[];
  from_month date;
  waiting bigint;
begin
  perform api.change_volumes();
  select * into next from public.permit_recounts order by last_month desc, first_month, moves_sums, decided_by limit 1;
  if not found then
    return 0;
  end if;
  some_permits := array(
    select permit_ndx
    from public.permit_recounts
    where (first_month, last_month, moves_sums, decided_by) = (next.first_month, next.last_month, next.moves_sums, next.decided_by)
      and correction is not distinct from next.correction
  );
  from_month := greatest(
    next.first_month,
    next.last_month - (api.months_of_a_batch() / cardinality(some_permits) - 1) * interval '1 month');
  from_month := least(from_month, next.last_month);
  some_months := api.kept_months_between(from_month, next.last_month);

  perform set_config('app.correction', coalesce(next.correction, ''), true), set_config('app.user', next.decided_by, true);
  -- What the decision would have changed in a closed year was found when it was made.
  perform api.open_closed_years();
  perform api.keep_allowances(some_permits, some_months);
  if next.moves_sums then
    perform api.keep_grouping_months(api.groupings_of(some_permits), api.numbers_of_months(some_months));
  end if;
  perform api.close_them_again();

  if from_month = next.first_month then
    delete from public.permit_recounts where permit_ndx = any (some_permits);
  else
    update public.permit_recounts set last_month = from_month - interval '1 month' where permit_ndx = any (some_permits);
  end if;
  waiting := api.months_to_recount();
  if waiting = 0 then
    delete from public.recounted_decisions;
    insert into public.report_runs (report, last_run) values ('permit-recounts', clock_timestamp())
    on conflict (report) do update set last_run = excluded.last_run;
  end if;
  return waiting;
end $$;
