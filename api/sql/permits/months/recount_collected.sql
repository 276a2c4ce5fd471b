-- Computes what a save of many records noted, at its end.
create function recount_collected() returns void
language plpgsql
as $$
declare
  lines constant text := current_setting('app.recounts', true);
  correction constant text := coalesce(current_setting('app.correction', true), '');
  noted record;
begin
  perform set_config('app.recounts', '', true);
  for noted in
    select
      recount ->> 'correction' as correction,
      case when not bool_or(recount -> 'permits' = 'null') then array_agg(distinct permit::integer) end as permits,
      min((recount ->> 'first_month')::date) as first_month,
      max((recount ->> 'last_month')::date) as last_month,
      array_agg(distinct recount ->> 'decision') as decisions,
      bool_or((recount ->> 'moves_sums')::boolean) as moves_sums
    from (select line::jsonb as recount from string_to_table(lines, E'\n') as line where line <> '') as recounts
    left join lateral jsonb_array_elements_text(nullif(recount -> 'permits', 'null')) as permit on true
    group by recount ->> 'correction'
  loop
    perform set_config('app.correction', coalesce(noted.correction, ''), true);
    perform api.refresh_allowances(
      noted.permits, api.kept_months_between(noted.first_month, noted.last_month),
      array_to_string(noted.decisions, '; '), noted.moves_sums);
  end loop;
  perform set_config('app.correction', correction, true);
end $$;
