-- For each amendment, whom it may give its permit to: everybody but the present holder.
create view permit_holders_to_choose as
select amendments.pamend_ndx as amendment, contacts.*
from public.permit_amendments as amendments
join public.permits using (permit_ndx)
join contacts_to_choose as contacts on contacts.rolo_ndx is distinct from permits.rolo_ndx;
