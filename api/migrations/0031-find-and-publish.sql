-- What records of every kind are found by, as it is compared, and the version in which a well was published.

-- What an id or a name begins with is looked up in the index of each: one without would read all rows.
create index wells_by_beginning_of_number on wells (state_well_num text_pattern_ops);

create index permits_by_all_words on permits using gin (plain_words(
  permit_number || ' ' || coalesce(legacy_permit_number, '') || ' ' || coalesce(permit_name, '')
) gin_trgm_ops);
create index permits_by_plain_number on permits (plain_words(permit_number) text_pattern_ops);
create index permits_by_plain_legacy_number on permits (plain_words(legacy_permit_number) text_pattern_ops);
create index permits_by_plain_name on permits (plain_words(permit_name) text_pattern_ops);

create index contacts_by_all_words on contacts using gin (plain_words(
  coalesce(r_name, '') || ' ' || coalesce(r_organization, '') || ' ' || coalesce(r_city, '') || ' ' || coalesce(r_email, '') || ' '
    || regexp_replace(coalesce(r_phone, ''), '\D', '', 'g')
) gin_trgm_ops);
create index contacts_by_plain_name on contacts (plain_words(r_name) text_pattern_ops);
create index contacts_by_plain_organization on contacts (plain_words(r_organization) text_pattern_ops);

create index meters_by_words on meters using gin (plain_words(
  meter_id || ' ' || coalesce(meter_serial_number, '') || ' ' || coalesce(brand, '')
) gin_trgm_ops);
create index meters_by_plain_id on meters (plain_words(meter_id) text_pattern_ops);
create index meters_by_plain_serial_number on meters (plain_words(meter_serial_number) text_pattern_ops);

insert into known_words
select distinct word
from permits, regexp_split_to_table(plain_words(permit_name), '[^[:alpha:]]+') as word
where length(word) >= 3
on conflict do nothing;

-- What is published of a well that was changed since is another version. Nobody changes a well here: its version and history stay.
alter table wells add column published_version integer;
alter table wells disable trigger user;
update wells set published_version = version where is_published;
alter table wells enable trigger user;
