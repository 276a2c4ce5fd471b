-- What an owner says of a well has a place in its record; nothing of an accepted registration is lost.
alter table wells
  add column drilled_year_only boolean not null default false,
  add column monitoring_offered boolean not null default false,
  add column comments text,
  add constraint wells_year_drilled_is_its_first_day
    check (not drilled_year_only or to_char(drilled_date, 'MM-DD') = '01-01');
