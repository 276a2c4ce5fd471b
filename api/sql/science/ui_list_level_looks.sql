-- When the water-level rules were last tried, and what was noted then.
create view ui_list_level_looks as
select looks.look_ndx, looks.looked_at, looks.rules, looks.wells, count(finding_ndx)::integer as findings
from (select * from public.level_looks order by look_ndx desc limit 30) as looks
left join public.level_findings using (look_ndx)
group by looks.look_ndx, looks.looked_at, looks.rules, looks.wells;
