-- Inventories of the state name the Trinity Aquifer as a whole; which part of it a well taps is often not known.

insert into aquifers (aquifer_ndx, aquifer_desc, aquifer_group_ndx)
select
  (select max(aquifer_ndx) + 1 from aquifers where aquifer_ndx < 999),
  'Trinity',
  coalesce((select aquifer_group_ndx from aquifer_groups where aquifer_group_name = 'Trinity'), 999)
on conflict (aquifer_desc) do nothing;

insert into aquifer_completions (aq_completion_ndx, aq_completion_desc)
select (select max(aq_completion_ndx) + 1 from aquifer_completions where aq_completion_ndx < 999), 'Trinity'
on conflict (aq_completion_desc) do nothing;
