-- The days by which reports that end with a month are due, of all rules that are in force for it.
create function due_days_of_reports(a_month date) returns setof date
language sql stable
begin atomic
  with
  latest as (
    select distinct on (permit_type_ndx, permit_ndx)
      permit_type_ndx,
      permit_ndx,
      months_of_period(period) as period_months,
      due_months_after,
      due_day
    from public.report_periods
    where from_year <= fiscal_year(a_month)
    order by permit_type_ndx, permit_ndx, from_year desc
  ),
  rules as (
    select period_months, due_months_after, due_day from latest

    union

    -- What holds for all permits: as their row says, or the settings where there is none.
    select terms.period_months, terms.due_months_after, terms.due_day
    from report_terms(null, a_month) as terms
  )
  select distinct report_due_day(a_month, due_months_after, due_day)
  from rules
  where a_month = last_month_of_period(a_month, period_months);
end;
