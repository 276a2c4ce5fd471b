-- The vocabulary grows with every name and address that is written; the argument says where in a row they stand. Once for each
-- statement, because an inventory comes by the hundred thousand.
create function learn_words() returns trigger
language plpgsql
as $$
begin
  -- In their order, so that two who save at once never wait for each other.
  execute format($words$
    insert into public.known_words
    select distinct word
    from changed, regexp_split_to_table(public.plain_words(concat_ws(' ', %s)), '[^[:alpha:]]+') as word
    where length(word) >= 3
    order by word
    on conflict do nothing
  $words$, tg_argv[0]);
  return null;
end $$;

create trigger learn_added after insert on public.wells referencing new table as changed
  for each statement execute function learn_words('well_name, physical_location_address, city');
create trigger learn_changed after update on public.wells referencing new table as changed
  for each statement execute function learn_words('well_name, physical_location_address, city');
create trigger learn_added after insert on public.contacts referencing new table as changed
  for each statement execute function learn_words('r_name, r_organization');
create trigger learn_changed after update on public.contacts referencing new table as changed
  for each statement execute function learn_words('r_name, r_organization');
create trigger learn_added after insert on public.permits referencing new table as changed
  for each statement execute function learn_words('permit_name');
create trigger learn_changed after update on public.permits referencing new table as changed
  for each statement execute function learn_words('permit_name');
create trigger learn_added after insert on public.places referencing new table as changed
  for each statement execute function learn_words('place_name');
create trigger learn_added after insert on public.map_features referencing new table as changed
  for each statement execute function learn_words($$case source_id when 'towns' then properties ->> 'name' end$$);
