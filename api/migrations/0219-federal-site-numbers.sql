-- The number under which the federal survey publishes what it measures in a well.
alter table wells
  add column usgs_site_num text,
  add constraint wells_usgs_site_num_unique unique (usgs_site_num),
  add constraint wells_usgs_site_num_digits check (usgs_site_num ~ '^[0-9]{8,15}$');
