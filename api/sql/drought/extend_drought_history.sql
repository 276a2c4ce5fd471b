-- People edit months and never add them, so there is a row for every month through the end of next year.
create function extend_drought_history() returns void
language sql
begin atomic
  insert into public.drought_stage_history (d_year, d_month)
  select extract(year from month), extract(month from month)
  from generate_series(
    coalesce(
      (select max(make_date(d_year, d_month, 1)) from public.drought_stage_history),
      make_date(extract(year from public.district_today())::integer - 1, 12, 1)
    ) + interval '1 month',
    make_date(extract(year from public.district_today())::integer + 1, 12, 1),
    interval '1 month') as months (month)
  on conflict (d_year, d_month) do nothing;
end;
