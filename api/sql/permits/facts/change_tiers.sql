-- The tier of a permit group is what was decided last; `permit_group_tiers` says from which fiscal year on. A change holds from the first year
-- that has not begun, unless `app.holds_from` names a month of another, and replaces what had been planned for later years.

create function begin_tier() returns trigger
language plpgsql
as $$
begin
  insert into public.permit_group_tiers (permit_group_ndx, from_year, permit_tier_ndx)
  values (new.permit_group_ndx, 0, new.permit_tier_ndx);
  return null;
end $$;
create trigger begin_tier after insert on permit_groups for each row execute function begin_tier();

-- While nothing is reported under a group, and in the month in which it is entered, its entry is still being completed.
create function is_group_being_entered(permit_group public.permit_groups) returns boolean
language sql stable
return is_loading()
  or (permit_group.created_timestamp at time zone public.district_time_zone())::date >= date_trunc('month', public.district_today())
  or not exists (select from public.grouping_months where grouping_ndx = permit_group.permit_group_ndx);

create function first_open_year() returns integer
language sql stable
return fiscal_year(public.district_today()) + 1;

create function first_year_of_tier(permit_group public.permit_groups) returns integer
language sql stable
return coalesce(
  fiscal_year(nullif(current_setting('app.holds_from', true), '')::date),
  case when is_group_being_entered(permit_group) then 0 else first_open_year() end
);

-- Holds the tier of the group from the year on.
create function hold_tier(permit_group public.permit_groups) returns void
language plpgsql
as $$
declare
  first_year constant integer := api.first_year_of_tier(permit_group);
begin
  if not api.is_group_being_entered(permit_group) then
    perform api.show_month_changes();
    perform set_config('app.tiers_before', (
      select jsonb_agg(tiers)::text from api.tiers_of_groups as tiers where permit_group_ndx = permit_group.permit_group_ndx
    ), true);
    if first_year < api.first_open_year() and api.correction_reason() is null then
      raise exception 'The tier of group % reaches into the past and needs a reason.', permit_group.permit_group_name
        using errcode = 'check_violation', constraint = 'permit_group_tiers_past_needs_reason', table = 'permit_group_tiers';
    end if;
  end if;
  delete from public.permit_group_tiers where permit_group_ndx = permit_group.permit_group_ndx and from_year > first_year;
  insert into public.permit_group_tiers (permit_group_ndx, from_year, permit_tier_ndx)
  values (permit_group.permit_group_ndx, first_year, permit_group.permit_tier_ndx)
  on conflict on constraint permit_group_tiers_one_tier_a_year do update set permit_tier_ndx = excluded.permit_tier_ndx;
end $$;

create function change_tier() returns trigger
language plpgsql
as $$
begin
  perform api.hold_tier(new);
  return null;
end $$;
create trigger change_tier after update on permit_groups for each row
  when (old.permit_tier_ndx <> new.permit_tier_ndx) execute function change_tier();

-- The tier that was decided last is said again, with a month of the year that it holds from: it holds from then on, where it did not yet.
create function hold_tier_again(a_group integer) returns void
language plpgsql
as $$
declare
  permit_group public.permit_groups;
begin
  if coalesce(current_setting('app.holds_from', true), '') = '' then
    return;
  end if;
  select * into permit_group from public.permit_groups where permit_group_ndx = a_group;
  if exists (
    select from api.tiers_of_groups as tiers
    where tiers.permit_group_ndx = a_group
      and tiers.to_year >= api.first_year_of_tier(permit_group)
      and tiers.permit_tier_ndx <> permit_group.permit_tier_ndx
  ) then
    perform api.hold_tier(permit_group);
  end if;
end $$;

-- The years of groups that the present transaction counts under another tier, with what is reported in them.
create view tier_changes_under_way as
select
  groups.permit_group_ndx,
  groups.permit_group_name,
  years.fiscal_year::integer as fiscal_year,
  tiers_before.permit_tier_name as tier_before,
  tiers_after.permit_tier_name as tier_after,
  years.permits,
  years.permitted_gal,
  years.metered_gal
from jsonb_to_recordset(nullif(current_setting('app.tiers_before', true), '')::jsonb)
  as before (permit_group_ndx integer, permit_tier_ndx integer, from_year integer, to_year integer)
join tiers_of_groups as after
  on after.permit_group_ndx = before.permit_group_ndx
  and after.permit_tier_ndx <> before.permit_tier_ndx
  and after.from_year <= before.to_year
  and after.to_year >= before.from_year
join public.permit_groups as groups on groups.permit_group_ndx = before.permit_group_ndx
join public.permit_tiers as tiers_before on tiers_before.permit_tier_ndx = before.permit_tier_ndx
join public.permit_tiers as tiers_after on tiers_after.permit_tier_ndx = after.permit_tier_ndx
cross join lateral (
  select
    months.fiscal_year,
    (
      select count(*)::integer
      from permit_groupings as groupings
      where groupings.permit_group_ndx = before.permit_group_ndx
        and months.fiscal_year between groupings.from_year and groupings.to_year
    ) as permits,
    case when count(months.permitted_gal) = count(*) then total(months.permitted_gal) end as permitted_gal,
    total(months.metered_gal) as metered_gal
  from months_of_groupings as months
  where months.grouping_ndx = before.permit_group_ndx
    and months.fiscal_year between greatest(before.from_year, after.from_year) and least(before.to_year, after.to_year)
  group by months.fiscal_year
) as years;
