create view ui_list_permits as
select *
from permit_words
where not removed and permit_group_ndx is not null;
