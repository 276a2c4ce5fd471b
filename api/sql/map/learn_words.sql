-- The vocabulary grows with every name and address that is written; the arguments say where in a row they stand.
create function learn_words() returns trigger
language plpgsql
as $$
begin
  -- In their order, so that two who save at once never wait for each other.
  insert into public.known_words
  select distinct word
  from unnest(tg_argv) as named (place),
       regexp_split_to_table(public.plain_words(to_jsonb(new) #>> string_to_array(place, '.')), '[^[:alpha:]]+') as word
  where length(word) >= 3
  order by word
  on conflict do nothing;
  return null;
end $$;

create trigger learn_words after insert or update of well_name, physical_location_address, city on public.wells
  for each row execute function learn_words('well_name', 'physical_location_address', 'city');
create trigger learn_words after insert or update of r_name, r_organization on public.contacts
  for each row execute function learn_words('r_name', 'r_organization');
create trigger learn_words after insert or update of place_name on public.places
  for each row execute function learn_words('place_name');
create trigger learn_words after insert or update on public.map_features
  for each row when (new.source_id = 'towns') execute function learn_words('properties.name');
