-- Contacts, and whether each holds a permit.
create view list_rolodex as
select
  contacts.*,
  exists (select from public.permits where permits.rolo_ndx = contacts.rolo_ndx and not permits.removed) as is_permitee
from public.contacts
where contacts.rolo_ndx <> 999999;
