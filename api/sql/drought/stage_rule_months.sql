-- The months in which stages go on or end by themselves: each rule with the month in which the next one takes over.
create view stage_rule_months as
select *, coalesce(lead(holds_from) over (order by holds_from), 'infinity') as holds_until
from public.stage_rules;

-- Whether stages go on is decided for the months after the present one. In a district that has no permits yet it holds since ever.
create function decide_stages_go_on(decided boolean) returns void
language plpgsql
as $$
declare
  first_month constant date := case when exists (select from public.permits) then api.next_open_month() else '0001-01-01' end;
begin
  -- Every server says so when it starts.
  if decided = (select stages_go_on from public.stage_rules order by holds_from desc limit 1) then
    return;
  end if;
  delete from public.stage_rules where holds_from >= first_month;
  insert into public.stage_rules
  select first_month, decided
  where decided is distinct from (select stages_go_on from public.stage_rules order by holds_from desc limit 1);
end $$;
