create view assoc_wells_to_attachments as select * from kept_files where well_ndx is not null;
