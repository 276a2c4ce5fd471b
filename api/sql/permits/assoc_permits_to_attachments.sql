create view assoc_permits_to_attachments as select * from kept_files where permit_ndx is not null;
