create view assoc_wells_to_attachments as select * from told_files where well_ndx is not null and not removed;
