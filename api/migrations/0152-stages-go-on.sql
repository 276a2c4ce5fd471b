-- Whether a drought stage goes on into months without an entry, from which month on. The first row holds since ever, which is written as
-- the year 1; a change holds from the month after the present one, so that what is over stays what it was.
create table stage_rules (
  holds_from date not null
    constraint stage_rules_key primary key
    constraint stage_rules_from_first_of_month check (extract(day from holds_from) = 1),
  stages_go_on boolean not null
);

-- A district that has permits decides itself: its sums stay.
insert into stage_rules select '0001-01-01', not exists (select from permits);
insert into district_settings (name, value)
select 'DISTRICT_STAGES_GO_ON', 'false' where exists (select from permits)
on conflict (name) do nothing;

create trigger count_change after insert or update or delete or truncate on stage_rules
  for each statement execute function count_change();
