-- What the water-level rules found, by well and rule.
create view list_level_findings as
select
  findings.finding_ndx,
  findings.well_ndx,
  wells.district_well_id,
  wells.well_name,
  rules.rule_name,
  rules.kind,
  findings.from_at,
  findings.to_at,
  findings.worst,
  case rules.kind
    when 'Rate' then 'ft per ' || rules.rate_per when 'Gap' then 'days' when 'Battery' then 'V' else 'ft'
  end as worst_unit,
  findings.what,
  looks.looked_at as found_at,
  findings.is_looked_at,
  findings.remark,
  findings.looked_at,
  case when findings.looked_at_by is not null then name_of_account(findings.looked_at_by) end as looked_at_by,
  findings.version,
  findings.created_timestamp,
  findings.created_by,
  findings.updated_timestamp,
  findings.updated_by
from public.level_findings as findings
join public.level_rules as rules using (rule_ndx)
join public.level_looks as looks using (look_ndx)
join public.wells on wells.well_ndx = findings.well_ndx
where not wells.removed;
