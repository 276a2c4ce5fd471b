create view ui_list_permits_management_toptable as select * from permit_words;
