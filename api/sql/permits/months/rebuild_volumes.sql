-- Rebuilds all that is kept of volumes, whatever state it is in: the chains of readings, the months of all permits, and the sums of those.
create function rebuild_volumes() returns void
language plpgsql
as $$
begin
  perform api.change_volumes();
  perform api.open_closed_years();
  perform api.chain_meters();
  perform api.keep_permit_months(null, null);
  perform api.keep_permit_years(null, null);
  perform api.keep_grouping_months(null, null);
  perform api.keep_kind_months(null, null, null, null);
  perform api.close_them_again();
  insert into public.report_runs (report, last_run) values ('drought-compliance', clock_timestamp())
  on conflict (report) do update set last_run = excluded.last_run;
end $$;

-- A new definition holds for all months, also those that are kept already.
select rebuild_volumes();
