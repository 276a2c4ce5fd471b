-- People edit months and never add them, so there is a row for every month through the end of next year, for each area. Those of an area which
-- came later begin where its groups do, or where months are known at all.
create function extend_drought_history() returns void
language sql
begin atomic
  insert into public.drought_stage_history (drought_area_ndx, d_year, d_month)
  select areas.drought_area_ndx, extract(year from month), extract(month from month)
  from api.areas_in_use as areas
  cross join (
    select min(make_date(d_year, d_month, 1)) as first_month, max(make_date(d_year, d_month, 1)) as last_month
    from public.drought_stage_history
    where drought_area_ndx = 1
  ) as known
  cross join generate_series(
    case
      when areas.holds_from > '-infinity' then greatest(areas.holds_from, known.first_month)
      else coalesce(
        known.last_month + interval '1 month', make_date(extract(year from public.district_today())::integer, 1, 1))
    end,
    make_date(extract(year from public.district_today())::integer + 1, 12, 1),
    interval '1 month') as months (month)
  on conflict (drought_area_ndx, d_year, d_month) do nothing;
end;
