-- Every month that anything is kept of, also of what should not be kept any more.
create function months_of_volumes() returns integer[]
language sql stable
return array(
  select generate_series(min(c_year) * 12, max(c_year) * 12 + 11)
  from (
    select c_year from public.permit_months
    union all
    select c_year from public.grouping_months
    union all
    select c_year from public.kind_months
  ) as kept
);

-- The months whose exceedance a change of some months may change: those of their fiscal years where permits report by longer periods, and all
-- later ones where what is pumped comes from a reserve.
create function months_to_compare(some_months integer[]) returns integer[]
language sql stable
return case
  when not reports_in_periods() or some_months = '{}' then some_months
  else (
    select array(
      select month
      from unnest(months_of_volumes()) as month
      where fiscal_year(month / 12, month % 12 + 1) = any (asked.fiscal_years)
        or (has_reserves() and month >= asked.first_month)
    )
    from (
      select array_agg(fiscal_year(month / 12, month % 12 + 1)) as fiscal_years, min(month) as first_month
      from unnest(some_months) as month
    ) as asked
  )
end;
