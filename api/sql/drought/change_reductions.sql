-- Changes what drought stages take away from permits of a type, and which are too small for that, from a month on: the month after the
-- present one unless told otherwise. Null leaves a value as it is. What is changed also holds in place of what had been planned for later months.
create function change_reductions(
  of_type integer,
  d1_pump_reduction numeric,
  d2_pump_reduction numeric,
  d3_pump_reduction numeric,
  d4_pump_reduction numeric,
  from_month date default null,
  exempt_up_to_gal bigint default null
) returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  first_month constant date := date_trunc('month', coalesce(from_month, public.district_today() + interval '1 month'));
begin
  -- First as they were until then: the history tells by the row's insert what it began with.
  insert into public.permit_type_reductions
    (permit_type_ndx, holds_from, d1_pump_reduction, d2_pump_reduction, d3_pump_reduction, d4_pump_reduction, exempt_up_to_gal)
  select of_type, first_month, d1_pump_reduction, d2_pump_reduction, d3_pump_reduction, d4_pump_reduction, exempt_up_to_gal
  from public.permit_type_reductions
  where permit_type_ndx = of_type and holds_from < first_month
  order by holds_from desc
  limit 1
  on conflict (permit_type_ndx, holds_from) do nothing;

  update public.permit_type_reductions as reductions
  set
    d1_pump_reduction = coalesce(change_reductions.d1_pump_reduction, reductions.d1_pump_reduction),
    d2_pump_reduction = coalesce(change_reductions.d2_pump_reduction, reductions.d2_pump_reduction),
    d3_pump_reduction = coalesce(change_reductions.d3_pump_reduction, reductions.d3_pump_reduction),
    d4_pump_reduction = coalesce(change_reductions.d4_pump_reduction, reductions.d4_pump_reduction),
    exempt_up_to_gal = coalesce(change_reductions.exempt_up_to_gal, reductions.exempt_up_to_gal)
  where permit_type_ndx = of_type
    and holds_from >= first_month
    and (
      reductions.d1_pump_reduction, reductions.d2_pump_reduction, reductions.d3_pump_reduction, reductions.d4_pump_reduction,
      reductions.exempt_up_to_gal)
      is distinct from (
        coalesce(change_reductions.d1_pump_reduction, reductions.d1_pump_reduction),
        coalesce(change_reductions.d2_pump_reduction, reductions.d2_pump_reduction),
        coalesce(change_reductions.d3_pump_reduction, reductions.d3_pump_reduction),
        coalesce(change_reductions.d4_pump_reduction, reductions.d4_pump_reduction),
        coalesce(change_reductions.exempt_up_to_gal, reductions.exempt_up_to_gal));

  -- A change of the reductions is one of the type: whoever opened it before saves on an old version.
  update public.permit_types set permit_type_desc = permit_type_desc where permit_type_ndx = of_type;
end $$;
