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

call follow_statements('wells', $$learn_words('well_name, physical_location_address, city')$$, '{insert,update}');
call follow_statements('contacts', $$learn_words('r_name, r_organization')$$, '{insert,update}');
call follow_statements('permits', $$learn_words('permit_name')$$, '{insert,update}');
call follow_statements('places', $$learn_words('place_name')$$, '{insert}');
call follow_statements('map_features', $does$learn_words($$case source_id when 'towns' then properties ->> 'name' end$$)$does$, '{insert}');
