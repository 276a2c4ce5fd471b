create view ui_list_permit_wells_counting_elsewhere as select * from links_counting_elsewhere;
