-- The months of a period, by what it is called.
create function months_of_period(period text) returns integer
language sql immutable
return case period when 'Year' then 12 when 'Half-Year' then 6 when 'Quarter' then 3 else 1 end;

-- The last month of the period that a month is in: periods are counted from the first month of the fiscal year. `DistrictYear` in
-- `domain/src/fiscal-year.ts` says the same.
create function last_month_of_period(month date, period_months integer) returns date
language sql stable
return (month + make_interval(months =>
  period_months - 1
    - (extract(month from month)::integer + 12 - public.first_month_of_district_year()) % period_months))::date;

-- The day by which what a month ends is to be reported; a report of that day is not late.
create function report_due_day(last_month date, months_after integer, day integer) returns date
language sql immutable
return (last_month + make_interval(months => months_after))::date + day - 1;

-- By which periods a permit reports in the fiscal year of a month, and until when: as its own row says, or that of its type when the year
-- began, or that of all permits, each from the latest year; else each month by the day that the settings say, which holds from no date. Of no
-- permit (null) what holds for all.
create function report_terms(a_permit integer, a_month date)
returns table (period text, period_months integer, due_months_after integer, due_day integer, is_dated boolean)
language sql stable
begin atomic
  select
    coalesce(terms.period, 'Month'),
    months_of_period(terms.period),
    coalesce(terms.due_months_after, 1),
    coalesce(terms.due_day, rules.reading_due_day),
    terms.period is not null
  from public.district_rules as rules
  left join lateral (
    select periods.period, periods.due_months_after, periods.due_day
    from public.report_periods as periods
    where periods.from_year <= fiscal_year(a_month)
      and (periods.permit_ndx is null or periods.permit_ndx = a_permit)
      and (
        periods.permit_type_ndx is null or periods.permit_type_ndx = (
          select facts.permit_type_ndx
          from public.permit_facts as facts
          where facts.permit_ndx = a_permit and facts.holds_from <= first_month_of(fiscal_year(a_month))
          order by facts.holds_from desc
          limit 1
        )
      )
    order by periods.permit_ndx is null, periods.permit_type_ndx is null, periods.from_year desc
    limit 1
  ) as terms on true;
end;

-- Whether some permits report otherwise than all.
create function permits_report_differently() returns boolean
language sql stable
return exists (select from public.report_periods where permit_type_ndx is not null or permit_ndx is not null);

-- Whether a permit reports by a longer period than a month.
create function reports_in_periods() returns boolean
language sql stable
return exists (select from public.report_periods where period <> 'Month');

-- The month at whose end the meter is read that a month belongs to, and the day by which that reading is due: where its wells count at permits
-- that report differently, by the shortest period.
create function report_of_meter(a_meter integer, a_month date)
returns table (reading_month date, due_day date)
language sql stable
begin atomic
  select reading.last_month, report_due_day(reading.last_month, terms.due_months_after, terms.due_day)
  from (
    select counting.permit_ndx
    from metered_wells as wells
    cross join lateral permit_counting_for(
      wells.well_ndx, extract(year from a_month)::integer, extract(month from a_month)::integer
    ) as counting
    -- Where all report alike, nobody is looked for.
    where wells.meter_ndx = a_meter and (select permits_report_differently())

    union all

    select null::integer
  ) as permits
  cross join lateral report_terms(permits.permit_ndx, a_month) as terms
  cross join lateral (select last_month_of_period(a_month, terms.period_months) as last_month) as reading
  -- What holds for all is asked for a meter under no permit alone.
  order by permits.permit_ndx is null, terms.period_months, reading.last_month, terms.due_months_after, terms.due_day
  limit 1;
end;
