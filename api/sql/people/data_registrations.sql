create view data_registrations as select * from public.registrations where not removed;
