-- Numbers amendments as they come in force; one that is taken back loses its number.
create function order_approvals() returns trigger
language plpgsql
as $$
begin
  if new.pamend_status_ndx <> 2 or new.removed then
    new.approval_order := null;
  elsif tg_op = 'INSERT' or old.pamend_status_ndx <> 2 or old.removed then
    new.approval_order := nextval('public.amendment_approvals');
  end if;
  return new;
end $$;
create trigger order_approvals before insert or update on permit_amendments
  for each row execute function order_approvals();
