create view ui_list_permits_active as
select *
from permit_words
where not removed and not is_terminated;
