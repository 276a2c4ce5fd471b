-- A meter with all that it replaced, one after the other, and all that replaced it.
create function meters_of_chain(a_meter integer) returns setof integer
language sql stable
begin atomic
  with recursive
  earlier (meter_ndx) as (
    select a_meter
    union
    select meters.replaces_meter_ndx
    from earlier
    join public.meters on meters.meter_ndx = earlier.meter_ndx
    where meters.replaces_meter_ndx is not null
  ),
  -- From each of them on: one that was replaced twice has all of its successors here.
  chain (meter_ndx) as (
    select meter_ndx from earlier
    union
    select meters.meter_ndx
    from chain
    join public.meters on meters.replaces_meter_ndx = chain.meter_ndx
  )
  select meter_ndx from chain;
end;
