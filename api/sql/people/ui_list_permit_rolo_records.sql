create view ui_list_permit_rolo_records as select * from contacts_to_choose;
