create view data_permit_amendments_permit as select * from data_permit_amendments where not removed;
