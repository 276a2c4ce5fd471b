-- Rules of levels, with how much of what they found nobody has looked at yet.
create view list_level_rules as
select rules.*, coalesce(open.findings, 0)::integer as open_findings
from public.level_rules as rules
left join (
  select rule_ndx, count(*) as findings from public.level_findings where not is_looked_at group by rule_ndx
) as open using (rule_ndx);
