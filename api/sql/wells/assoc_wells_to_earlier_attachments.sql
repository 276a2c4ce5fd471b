create view assoc_wells_to_earlier_attachments as select * from earlier_files where well_ndx is not null;
