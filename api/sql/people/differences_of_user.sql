-- What a change of a user changed, as `role: Well Owner → Administrator`; nothing where one of the two is not known.
create function differences_of_user(before jsonb, after jsonb) returns text
language sql immutable
begin atomic
  select string_agg(
    format('%s: %s → %s', name, words_of_user(before -> name), words_of_user(after -> name)), '; ' order by name
  )
  from jsonb_object_keys(after) as names (name)
  where before is not null and before -> name is distinct from after -> name;
end;
