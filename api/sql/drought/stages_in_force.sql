-- The stage in force in each of some months: the one entered for it, or where none is, the last one entered before it.
create function stages_in_force(some_months date[]) returns integer[]
language sql stable
begin atomic
  select array_agg(entered.drought_stage_ndx order by asked.place)
  from unnest(some_months) with ordinality as asked (month, place)
  left join lateral (
    select history.drought_stage_ndx
    from public.drought_stage_history as history
    where history.drought_stage_ndx <> 999 and make_date(history.d_year, history.d_month, 1) <= asked.month
    order by history.d_year desc, history.d_month desc
    limit 1
  ) as entered on true;
end;
