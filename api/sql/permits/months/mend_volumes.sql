-- Finds what is kept of volumes and is not what it should be, and mends that alone. It looks while others save, and takes the lock of
-- changes only for what it found, where it computes again: what was saved in between is not undone. One at a time: whoever
-- comes while another looks waits for its end and looks no more. Returns how many meters, permits, groups and months of the district
-- were mended.
create function mend_volumes() returns integer
language plpgsql
as $$
declare
  turn constant bigint := hashtext('mending volumes');
  wrong_meters integer[];
  wrong_months integer[];
  wrong_years integer[];
  wrong_groupings integer[];
  wrong_kinds integer[];
begin
  if not pg_try_advisory_xact_lock(turn) then
    perform pg_advisory_xact_lock(turn);
    return 0;
  end if;

  perform api.open_closed_years();
  wrong_meters := array(select distinct meter_ndx from api.unchained_readings());
  if wrong_meters <> '{}' then
    perform api.change_volumes();
    perform api.chain_meters(wrong_meters);
  end if;

  wrong_months := array(
    select distinct permit_ndx
    from public.permit_months as kept
    full join api.compute_permit_months(null) as computed using (permit_ndx, c_year, c_month)
    where kept is distinct from computed
  );
  if wrong_months <> '{}' then
    perform api.refresh_permit_months(wrong_months);
  end if;

  wrong_years := array(
    select distinct permit_ndx
    from public.permit_years as kept
    full join api.sum_permit_years(null, null) as summed using (permit_ndx, fiscal_year)
    where kept is distinct from summed
  );
  wrong_groupings := array(
    select distinct grouping_ndx
    from public.grouping_months as kept
    full join api.sum_grouping_months(null, api.months_of_volumes()) as summed
      using (grouping_ndx, fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx)
    where kept is distinct from summed
  );
  if wrong_years <> '{}' or wrong_groupings <> '{}' then
    perform api.change_volumes();
    perform api.keep_permit_years(wrong_years, null);
    perform api.keep_grouping_months(wrong_groupings, null);
  end if;

  wrong_kinds := array(
    select distinct c_year * 12 + c_month - 1
    from public.kind_months as kept
    full join api.sum_kind_months(api.months_of_volumes(), null, null, null) as summed
      using (c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx)
    where kept is distinct from summed
  );
  if wrong_kinds <> '{}' then
    perform api.change_volumes();
    perform api.keep_kind_months(wrong_kinds, null, null, null);
  end if;
  perform api.close_them_again();

  insert into public.report_runs (report, last_run) values ('drought-compliance', clock_timestamp())
  on conflict (report) do update set last_run = excluded.last_run;
  return cardinality(wrong_meters) + cardinality(wrong_months) + cardinality(wrong_years) + cardinality(wrong_groupings)
    + cardinality(wrong_kinds);
end $$;
