-- What the rows of `permit_months` are: the one definition of what a permit allows and pumps. With arguments it computes
-- the rows of some permits, or of one month.

-- The wells that a meter's water may count at, in any month.
create view wells_of_meters as
select meter_ndx, setup_well_ndx as well_ndx from public.meters
union
select meter_ndx, well_ndx from public.meter_wells;

-- A meter's water by month and well: all at the well that it was set up for, or in equal whole gallons over the wells
-- that it was linked to in that month, the first wells taking what is left over.
create view production_by_well as
select
  meters.setup_well_ndx as well_ndx,
  readings.meter_ndx,
  readings.c_year,
  readings.c_month,
  readings.calculated_gallons as gallons,
  readings.adjustment <> 0 as is_adjusted
from public.meter_readings as readings
join public.meters on meters.meter_ndx = readings.meter_ndx
where readings.calculated_gallons is not null and not meters.shares_over_wells

union all

select
  wells.well_ndx,
  readings.meter_ndx,
  readings.c_year,
  readings.c_month,
  each.gallons + (wells.place <= readings.calculated_gallons - wells.count * each.gallons)::integer,
  readings.adjustment <> 0
from public.meter_readings as readings
join public.meters on meters.meter_ndx = readings.meter_ndx
cross join lateral (
  select linked.well_ndx, row_number() over (order by linked.well_ndx) as place, count(*) over () as count
  from (
    select distinct meter_wells.well_ndx
    from public.meter_wells
    where meter_wells.meter_ndx = meters.meter_ndx
      and is_in_month(meter_wells.start_date, meter_wells.end_date, readings.c_year, readings.c_month)
    union
    select meters.setup_well_ndx
    where not exists (
      select from public.meter_wells
      where meter_wells.meter_ndx = meters.meter_ndx
        and is_in_month(meter_wells.start_date, meter_wells.end_date, readings.c_year, readings.c_month)
    )
  ) as linked
) as wells
-- Leaves nothing out, but lets PostgreSQL begin with the meters of a well when one well is asked for.
join wells_of_meters on wells_of_meters.meter_ndx = meters.meter_ndx and wells_of_meters.well_ndx = wells.well_ndx
-- Rounded down, and the rest one gallon each: the wells total the meter, also when it ran backwards.
cross join lateral (select floor(readings.calculated_gallons::numeric / wells.count)::bigint as gallons) as each
where readings.calculated_gallons is not null and meters.shares_over_wells;

-- The same water by permit: in each month a well counts against one permit, the one that it was linked to first, so that
-- permits total their wells and nothing is counted twice.
create view production_by_permit as
select
  (
    select permit_wells.permit_ndx
    from public.permit_wells
    join public.permits on permits.permit_ndx = permit_wells.permit_ndx
    where permit_wells.well_ndx = production.well_ndx
      and is_in_month(permit_wells.start_date, permit_wells.end_date, production.c_year, production.c_month)
      and not permits.removed
    order by permit_wells.start_date, permit_wells.permit_ndx
    limit 1
  ) as permit_ndx,
  production.*
from production_by_well as production;

-- The first month that an amendment of a volume counts in: the one that begins on or after its effective date.
create function first_month_after(effective date) returns date
language sql immutable
return (date_trunc('month', effective - 1) + interval '1 month')::date;

create function compute_permit_months(only_permits integer[], only_month date default null)
returns setof public.permit_months
language sql stable
begin atomic
  with
  chosen as (
    select
      permits.permit_ndx,
      permits.authorized_volume_gal,
      permits.ended_date,
      permit_types.d1_pump_reduction,
      permit_types.d2_pump_reduction,
      permit_types.d3_pump_reduction,
      permit_types.d4_pump_reduction,
      date_trunc('month', start_date)::date as start_month,
      -- Water of a well that was linked before the permit began counts too, against nothing allowed.
      date_trunc('month', least(start_date, (
        select min(permit_wells.start_date) from public.permit_wells where permit_wells.permit_ndx = permits.permit_ndx
      )))::date as first_month
    from public.permits
    join public.permit_types using (permit_type_ndx)
    where not permits.removed and (only_permits is null or permits.permit_ndx = any (only_permits))
  ),
  -- Every month from the permit's first through the fiscal year after the one that today lies in, and the year's volume
  -- that was in force: today's without the changes that had not begun to count. Whatever the order in which they were
  -- approved, taking one back leaves the others.
  volumes as (
    select
      chosen.*,
      month::date as month,
      extract(year from month)::integer as c_year,
      extract(month from month)::integer as c_month,
      greatest(0, authorized_volume_gal - coalesce((
        select sum(amendments.proposed_volume_change)
        from public.permit_amendments as amendments
        where amendments.permit_ndx = chosen.permit_ndx
          and amendments.pamend_type_ndx = 15
          and amendments.pamend_status_ndx = 2
          and not amendments.removed
          and first_month_after(amendments.effective_date) > month
      ), 0))::bigint as volume_gal
    from chosen
    cross join generate_series(
      coalesce(only_month, first_month),
      coalesce(only_month, make_date(fiscal_year(public.district_today()) + 1, 8, 1)),
      interval '1 month') as months (month)
    where month >= first_month
  ),
  -- Each of those volumes over the twelve months by largest remainder: whole gallons first, and those left over to the
  -- largest remainders, the earlier month first among equals.
  floors as (
    select
      permit_ndx,
      volume_gal,
      c_month,
      volume_gal * share / 100000 as whole_gal,
      row_number() over (partition by permit_ndx, volume_gal order by volume_gal * share % 100000 desc, c_month) as place,
      volume_gal - sum(volume_gal * share / 100000) over (partition by permit_ndx, volume_gal) as left_gal,
      sum(share) over (partition by permit_ndx, volume_gal) as total_share
    from (select distinct permit_ndx, volume_gal from volumes) as distinct_volumes
    join public.permit_distributions using (permit_ndx)
  ),
  monthly as (
    select
      permit_ndx,
      volume_gal,
      c_month,
      case when total_share = 100000 then whole_gal + (place <= left_gal)::integer end as permitted_gal
    from floors
  ),
  metered as (
    select permit_ndx, c_year, c_month, sum(gallons)::bigint as metered_gal, bool_or(gallons < 0) as has_negative
    from production_by_permit
    where (only_permits is null or meter_ndx = any ((select public.meters_of_permits(only_permits))::integer[]))
      and (only_month is null
        or (c_year = extract(year from only_month)::integer and c_month = extract(month from only_month)::integer))
    group by permit_ndx, c_year, c_month
  ),
  allowed as (
    select
      volumes.permit_ndx,
      volumes.month,
      volumes.c_year,
      volumes.c_month,
      nullif(history.drought_stage_ndx, 999) as drought_stage_ndx,
      case history.drought_stage_ndx
        when 2 then volumes.d1_pump_reduction
        when 3 then volumes.d2_pump_reduction
        when 4 then volumes.d3_pump_reduction
        when 5 then volumes.d4_pump_reduction
        else 0
      end as reduction,
      -- Nothing is allowed before the permit's first month and after its last.
      case
        when volumes.month < volumes.start_month or volumes.month > volumes.ended_date then 0
        else monthly.permitted_gal
      end as permitted_gal
    from volumes
    join monthly using (permit_ndx, volume_gal, c_month)
    left join public.drought_stage_history as history
      on history.d_year = volumes.c_year and history.d_month = volumes.c_month
  )
  select
    allowed.permit_ndx,
    allowed.c_year::smallint,
    allowed.c_month::smallint,
    fiscal_year(allowed.month)::smallint,
    allowed.drought_stage_ndx::smallint,
    allowed.reduction::public.reduction,
    allowed.permitted_gal,
    -- Hundred-thousandths in integers, rounded down to the gallon.
    allowed.permitted_gal * (100000 - round(allowed.reduction * 100000))::bigint / 100000,
    coalesce(metered.metered_gal, 0),
    coalesce(metered.has_negative, false),
    metered.permit_ndx is not null
  from allowed
  left join metered using (permit_ndx, c_year, c_month);
end;

-- Brings the kept rows of some permits, or of one month, up to what they are now. One change of volumes at a time: a second
-- waits for the first and sees it.
create function refresh_permit_months(only_permits integer[] default null, only_month date default null) returns void
language plpgsql
-- The arguments decide what is read: a plan for all of them would read every reading for one permit.
set plan_cache_mode = force_custom_plan
as $$
begin
  perform public.change_volumes();

  with
  refreshed as materialized (
    select * from api.compute_permit_months(only_permits, only_month)
  ),
  -- Subtracted as sets: PostgreSQL expects a dozen refreshed months, and would look for each kept one among all of them.
  gone as (
    delete from public.permit_months
    where (permit_ndx, c_year, c_month) in (
      select permit_ndx, c_year, c_month
      from public.permit_months
      where (only_permits is null or permit_ndx = any (only_permits))
        and (only_month is null
          or (c_year = extract(year from only_month) and c_month = extract(month from only_month)))
      except
      select permit_ndx, c_year, c_month from refreshed
    )
  )
  insert into public.permit_months as kept
  select * from refreshed
  on conflict (permit_ndx, c_year, c_month) do update set
    fiscal_year = excluded.fiscal_year,
    drought_stage_ndx = excluded.drought_stage_ndx,
    reduction = excluded.reduction,
    permitted_gal = excluded.permitted_gal,
    reduced_gal = excluded.reduced_gal,
    metered_gal = excluded.metered_gal,
    has_negative = excluded.has_negative,
    was_read = excluded.was_read
  where kept is distinct from excluded;

  if only_permits is null and only_month is null then
    insert into public.report_runs (report, last_run) values ('drought-compliance', clock_timestamp())
    on conflict (report) do update set last_run = excluded.last_run;
  end if;
end $$;

-- A new definition holds for all months, also those that are kept already.
select refresh_permit_months();
