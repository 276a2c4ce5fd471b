-- What a permit allowed and pumped in the twelve months of a fiscal year; nothing in those that it does not reach.
create function months_of_year(a_permit integer, a_year integer)
returns table (c_year integer, c_month integer, permitted_gal bigint, reduced_gal bigint, metered_gal bigint)
language sql stable
begin atomic
  select
    extract(year from month)::integer as c_year,
    extract(month from month)::integer as c_month,
    case when kept.permit_ndx is null then 0 else kept.permitted_gal end as permitted_gal,
    case when kept.permit_ndx is null then 0 else kept.reduced_gal end as reduced_gal,
    coalesce(kept.metered_gal, 0) as metered_gal
  from generate_series(first_month_of(a_year), last_month_of(a_year), interval '1 month') as months (month)
  left join public.permit_months as kept
    on kept.permit_ndx = a_permit
    and kept.c_year = extract(year from month)
    and kept.c_month = extract(month from month)
  order by month;
end;
