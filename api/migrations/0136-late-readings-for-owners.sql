-- Whether owners and visitors see whose readings are late, or staff alone.
alter table district_rules add column late_readings_are_public boolean not null default false;
