create view ui_list_wm_rolo_records as select * from contacts_to_choose;
