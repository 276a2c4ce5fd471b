-- A value of a user in words: a list with commas, and `none` for nothing.
create function words_of_user(value jsonb) returns text
language sql immutable
return case jsonb_typeof(value)
  when 'array' then coalesce((select string_agg(one, ', ') from jsonb_array_elements_text(value) as all_of_them (one)), 'none')
  when 'boolean' then case when value::boolean then 'yes' else 'no' end
  else coalesce(nullif(value #>> '{}', ''), 'none')
end;
