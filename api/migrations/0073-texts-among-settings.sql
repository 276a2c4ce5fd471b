-- What a district says in its own words is as long as a few pages.
alter table district_settings drop constraint district_settings_not_long;
alter table district_settings add constraint district_settings_not_long check (char_length(value) <= 20000);
