-- Sums of `permit_months`, for the reports that would add half a million of its rows up at each look. They say nothing that its
-- rows do not: whatever changes those brings the sums up to them in the same transaction. Volumes that are not known are counted
-- beside each sum, so that none passes for complete.

-- By permit and fiscal year.
create table permit_years (
  permit_ndx integer not null constraint permit_years_permit_exists references permits on delete cascade,
  fiscal_year smallint not null,
  -- Null where one of the months is unknown.
  permitted_gal bigint,
  metered_gal bigint not null,
  has_negative boolean not null,
  -- The last month that was read, in months since the year 0.
  last_read integer,
  constraint permit_years_key primary key (permit_ndx, fiscal_year)
);

-- By permit group, for a permit without one by the permit itself (its number negative), and by what permits are told apart by.
create table grouping_months (
  grouping_ndx integer not null,
  fiscal_year smallint not null,
  c_year smallint not null,
  c_month smallint not null,
  aq_group_summary_name text not null,
  permit_tier_ndx integer not null,
  permit_status_ndx integer not null,
  -- Permits summed, those of them that the month lies within, and those whose volumes are unknown and missing from the sums.
  permits smallint not null,
  running_permits smallint not null,
  incomplete_permits smallint not null,
  permitted_gal bigint not null,
  reduced_gal bigint not null,
  metered_gal bigint not null,
  -- In this order a group's months are read one after the other.
  constraint grouping_months_key primary key
    (grouping_ndx, fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx)
);
create index grouping_months_by_month on grouping_months (c_year, c_month);
-- Without these PostgreSQL expects a group to have each month ten times, and sorts what lies sorted.
create statistics grouping_months_once_a_month (ndistinct) on grouping_ndx, fiscal_year, c_year, c_month from grouping_months;

-- The district's months by what permits are told apart by. Permits of one group make good for each other, so these are sums of
-- groups: what exceeds is found for each before they are added up.
create table kind_months (
  fiscal_year smallint not null,
  c_year smallint not null,
  c_month smallint not null,
  aq_group_summary_name text not null,
  permit_tier_ndx integer not null,
  permit_status_ndx integer not null,
  permits integer not null,
  running_permits integer not null,
  incomplete_permits integer not null,
  exceeding_groupings integer not null,
  permitted_gal bigint not null,
  reduced_gal bigint not null,
  metered_gal bigint not null,
  exceeding_gal bigint not null,
  constraint kind_months_key primary key (c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx)
);

create trigger count_change after insert or update or delete or truncate on permit_years
  for each statement execute function count_change();
create trigger count_change after insert or update or delete or truncate on grouping_months
  for each statement execute function count_change();
create trigger count_change after insert or update or delete or truncate on kind_months
  for each statement execute function count_change();

-- What a group is reported under: a permit without one stands for itself.
create function grouping_of(permit_group_ndx integer, permit_ndx integer) returns integer
language sql immutable
return coalesce(permit_group_ndx, -permit_ndx);

-- Years of permits that changed, each named once: the two arrays go side by side. Here as below the arguments decide what is read,
-- so that a plan for all of them would be a poor one.
create function sum_permit_years(some_permits integer[], some_years smallint[]) returns void
language plpgsql
set plan_cache_mode = force_custom_plan
as $$
begin
  with
  touched as (
    select permit_ndx, fiscal_year from unnest(some_permits, some_years) as pairs (permit_ndx, fiscal_year)
  ),
  summed as materialized (
    select
      permit_ndx,
      fiscal_year,
      case when count(permitted_gal) = count(*) then sum(permitted_gal)::bigint end as permitted_gal,
      sum(metered_gal)::bigint as metered_gal,
      bool_or(has_negative) as has_negative,
      max(c_year * 12 + c_month - 1) filter (where was_read) as last_read
    from permit_months
    join touched using (permit_ndx, fiscal_year)
    group by permit_ndx, fiscal_year
  ),
  gone as (
    delete from permit_years
    where (permit_ndx, fiscal_year) in (
      select permit_ndx, fiscal_year from touched
      except
      select permit_ndx, fiscal_year from summed
    )
  )
  insert into permit_years as kept
  select * from summed
  on conflict (permit_ndx, fiscal_year) do update set
    permitted_gal = excluded.permitted_gal,
    metered_gal = excluded.metered_gal,
    has_negative = excluded.has_negative,
    last_read = excluded.last_read
  where kept is distinct from excluded;
end $$;

-- Months of some groups, or of all; in months since the year 0, or all.
create function sum_grouping_months(some_groupings integer[], some_months integer[]) returns void
language plpgsql
set plan_cache_mode = force_custom_plan
as $$
begin
  -- Named one by one, so that PostgreSQL knows how many they are and looks them up.
  if some_months is null then
    some_months := array(
      select generate_series(min(c_year) * 12, max(c_year) * 12 + 11) from permit_months);
  end if;

  with
  asked as (
    select month / 12 as c_year, month % 12 + 1 as c_month from unnest(some_months) as month
  ),
  members as (
    select
      permits.permit_ndx,
      grouping_of(permits.permit_group_ndx, permits.permit_ndx) as grouping_ndx,
      aquifer_groups.aq_group_summary_name,
      coalesce(permit_groups.permit_tier_ndx, 0) as permit_tier_ndx,
      permits.permit_status_ndx,
      date_trunc('month', permits.start_date)::date as start_month,
      coalesce(permits.ended_date, 'infinity') as last_day
    from permits
    join aquifer_groups using (aquifer_group_ndx)
    left join permit_groups using (permit_group_ndx)
    where some_groupings is null or grouping_of(permits.permit_group_ndx, permits.permit_ndx) = any (some_groupings)
  ),
  summed as materialized (
    select
      members.grouping_ndx,
      months.fiscal_year,
      months.c_year,
      months.c_month,
      members.aq_group_summary_name,
      members.permit_tier_ndx,
      members.permit_status_ndx,
      count(*)::smallint as permits,
      count(*) filter (
        where make_date(months.c_year, months.c_month, 1) between members.start_month and members.last_day
      )::smallint as running_permits,
      count(*) filter (where months.permitted_gal is null)::smallint as incomplete_permits,
      coalesce(sum(months.permitted_gal), 0)::bigint as permitted_gal,
      coalesce(sum(months.reduced_gal), 0)::bigint as reduced_gal,
      sum(months.metered_gal)::bigint as metered_gal
    from asked
    join permit_months as months on months.c_year = asked.c_year and months.c_month = asked.c_month
    join members on members.permit_ndx = months.permit_ndx
    group by 1, 2, 3, 4, 5, 6, 7
  ),
  gone as (
    delete from grouping_months
    where (grouping_ndx, fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx) in (
      select grouping_ndx, fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx
      from asked
      join grouping_months using (c_year, c_month)
      where some_groupings is null or grouping_ndx = any (some_groupings)
      except
      select grouping_ndx, fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx
      from summed
    )
  )
  insert into grouping_months as kept
  select * from summed
  on conflict (grouping_ndx, fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx)
  do update set
    permits = excluded.permits,
    running_permits = excluded.running_permits,
    incomplete_permits = excluded.incomplete_permits,
    permitted_gal = excluded.permitted_gal,
    reduced_gal = excluded.reduced_gal,
    metered_gal = excluded.metered_gal
  where kept is distinct from excluded;
end $$;

-- The rows of `permit_months` that a statement changed.
create function sum_changed_months() returns trigger
language plpgsql
as $$
declare
  some_permits integer[];
  some_years smallint[];
begin
  select array_agg(permit_ndx), array_agg(fiscal_year) into some_permits, some_years
  from (select distinct permit_ndx, fiscal_year from changed) as years;
  if some_permits is null then
    return null;
  end if;
  perform sum_permit_years(some_permits, some_years);
  perform sum_grouping_months(
    array(
      select distinct grouping_of(permit_group_ndx, permit_ndx) from permits where permit_ndx = any (some_permits)),
    array(select distinct c_year * 12 + c_month - 1 from changed));
  return null;
end $$;
create trigger sum_added after insert on permit_months referencing new table as changed
  for each statement execute function sum_changed_months();
-- A month of a permit stays what it is: only what is said of it changes.
create trigger sum_changed after update on permit_months referencing new table as changed
  for each statement execute function sum_changed_months();
create trigger sum_deleted after delete on permit_months referencing old table as changed
  for each statement execute function sum_changed_months();

create function empty_sums() returns trigger
language plpgsql
as $$
begin
  delete from permit_years;
  truncate grouping_months, kind_months;
  return null;
end $$;
create trigger empty_sums after truncate on permit_months for each statement execute function empty_sums();

-- A permit of another group, aquifer or status counts elsewhere, with all of its months.
create function sum_permit() returns trigger
language plpgsql
as $$
begin
  perform change_volumes();
  perform sum_grouping_months(
    array[grouping_of(old.permit_group_ndx, old.permit_ndx), grouping_of(new.permit_group_ndx, new.permit_ndx)], null);
  return null;
end $$;
create trigger sum_permit after update on permits for each row
  when ((old.permit_group_ndx, old.aquifer_group_ndx, old.permit_status_ndx, old.start_date, old.ended_date)
    is distinct from (new.permit_group_ndx, new.aquifer_group_ndx, new.permit_status_ndx, new.start_date, new.ended_date))
  execute function sum_permit();
create trigger sum_deleted_permit after delete on permits for each row execute function sum_permit();

create function sum_permit_group() returns trigger
language plpgsql
as $$
begin
  perform change_volumes();
  perform sum_grouping_months(array[new.permit_group_ndx], null);
  return null;
end $$;
create trigger sum_permit_group after update on permit_groups for each row
  when (old.permit_tier_ndx <> new.permit_tier_ndx) execute function sum_permit_group();

create function sum_aquifer_groups() returns trigger
language plpgsql
as $$
begin
  perform change_volumes();
  perform sum_grouping_months(null, null);
  return null;
end $$;
create trigger sum_aquifer_groups after update on aquifer_groups for each row
  when (old.aq_group_summary_name <> new.aq_group_summary_name) execute function sum_aquifer_groups();

-- A month of a kind holds hundreds of groups, of which one changes: what the changed rows said is taken away, and what they say
-- is added. They are whole numbers, so that nothing is lost on the way.
create function sum_kind_months() returns trigger
language plpgsql
as $$
declare
  -- A statement sees the rows that it took away, those that it added, or both.
  added constant text := 'select 1 as sign, * from changed';
  taken constant text := 'select -1 as sign, * from changed_from';
  signed constant text := case tg_op when 'INSERT' then added when 'DELETE' then taken else added || ' union all ' || taken end;
begin
  -- Most statements take nothing away.
  if tg_op = 'DELETE' then
    if not exists (select from changed_from) then
      return null;
    end if;
  end if;
  execute format(
    'insert into kind_months as kept
     select
       fiscal_year,
       c_year,
       c_month,
       aq_group_summary_name,
       permit_tier_ndx,
       permit_status_ndx,
       sum(sign * permits),
       sum(sign * running_permits),
       sum(sign * incomplete_permits),
       coalesce(sum(sign) filter (where exceeds), 0),
       sum(sign * permitted_gal),
       sum(sign * reduced_gal),
       sum(sign * metered_gal),
       coalesce(sum(sign * (metered_gal - reduced_gal)) filter (where exceeds), 0)
     from (
       -- What exceeds is unknown while one of the volumes is.
       select *, metered_gal > reduced_gal and incomplete_permits = 0 as exceeds from (%s) as signed
     ) as groupings
     group by 1, 2, 3, 4, 5, 6
     on conflict (c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx) do update set
       permits = kept.permits + excluded.permits,
       running_permits = kept.running_permits + excluded.running_permits,
       incomplete_permits = kept.incomplete_permits + excluded.incomplete_permits,
       exceeding_groupings = kept.exceeding_groupings + excluded.exceeding_groupings,
       permitted_gal = kept.permitted_gal + excluded.permitted_gal,
       reduced_gal = kept.reduced_gal + excluded.reduced_gal,
       metered_gal = kept.metered_gal + excluded.metered_gal,
       exceeding_gal = kept.exceeding_gal + excluded.exceeding_gal',
    signed);
  if tg_op = 'DELETE' then
    delete from kind_months where permits = 0;
  end if;
  return null;
end $$;
create trigger sum_added after insert on grouping_months referencing new table as changed
  for each statement execute function sum_kind_months();
create trigger sum_changed after update on grouping_months
  referencing old table as changed_from new table as changed
  for each statement execute function sum_kind_months();
create trigger sum_deleted after delete on grouping_months referencing old table as changed_from
  for each statement execute function sum_kind_months();

-- Of the months that are kept already.
select sum_permit_years(array_agg(permit_ndx), array_agg(fiscal_year))
from (select distinct permit_ndx, fiscal_year from permit_months) as years;
select sum_grouping_months(null, null);
