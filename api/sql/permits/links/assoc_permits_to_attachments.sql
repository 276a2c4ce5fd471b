create view assoc_permits_to_attachments as select * from told_files where permit_ndx is not null and not removed;
