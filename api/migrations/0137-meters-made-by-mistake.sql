-- A meter without readings can be deleted; its links to wells go with it, and come back with it.
alter table meter_wells
  drop constraint meter_wells_meter_exists,
  add constraint meter_wells_meter_exists foreign key (meter_ndx) references meters on delete cascade;
