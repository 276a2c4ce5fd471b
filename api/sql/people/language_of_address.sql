-- The language to write in to whoever has an address: what the contact asked the district for, or else what the account chose, or else English.
create function language_of_address(address text) returns text
language sql stable
return coalesce(
  (
    select api.code_of_language(language)
    from public.contacts
    where lower(r_email) = lower(address) and language is not null and not removed
    order by rolo_ndx
    limit 1
  ),
  (select language from public.accounts where lower(email) = lower(address) and deleted_at is null limit 1),
  'en'
);
