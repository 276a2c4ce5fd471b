-- What SQL goes by of the settings of the district: one row, kept by the server as its settings are.
create table district_rules (
  is_only boolean not null default true constraint district_rules_key primary key,
  -- Of the month after the one that is read.
  reading_due_day integer not null default 5,
  constraint district_rules_are_one check (is_only),
  constraint reading_due_in_every_month check (reading_due_day between 1 and 28)
);
insert into district_rules default values;

create trigger count_change after insert or update or delete or truncate on district_rules
  for each statement execute function count_change();
