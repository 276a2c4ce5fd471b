-- Whom an amendment may give its permit to, 0 being a new one. Removed contacts that an amendment names already stay in its
-- list, so that it still reads.
create view permit_holders_to_choose as
select amendments.pamend_ndx as amendment, contacts.*
from public.permit_amendments as amendments
join public.permits using (permit_ndx)
join contact_lines as contacts
  on not contacts.removed
  or contacts.rolo_ndx in (permits.rolo_ndx, amendments.proposed_rolo_ndx, amendments.saved_previous_rolo_ndx)

union all

select 0, contacts.* from contact_lines as contacts where not contacts.removed;
