-- The dial that a meter is read from in a month: the last one that holds from a day in it or before. Of a meter of which nothing is said
-- one that counts gallons, with no end that is known.
create function dial_of(some_meter integer, some_month date)
returns table (
  dial_unit text,
  dial_multiplier numeric,
  dial_digits integer,
  dial_decimals integer,
  gallons_per_unit numeric
)
language sql stable
begin atomic
  select
    coalesce(dials.unit, 'gal'),
    coalesce(dials.multiplier, 1),
    dials.digits,
    coalesce(dials.decimals, 0),
    coalesce(dials.gallons_per_unit, 1)
  from (select) as one
  left join lateral (
    select unit, multiplier, digits, decimals, gallons_per_unit
    from public.meter_dials
    where meter_ndx = some_meter
      and (holds_from is null or holds_from < date_trunc('month', some_month) + interval '1 month')
    order by holds_from desc nulls last
    limit 1
  ) as dials on true;
end;
