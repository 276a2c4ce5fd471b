create view list_permits as select * from permit_words;
