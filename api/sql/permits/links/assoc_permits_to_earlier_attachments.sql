create view assoc_permits_to_earlier_attachments as select * from earlier_files where permit_ndx is not null;
