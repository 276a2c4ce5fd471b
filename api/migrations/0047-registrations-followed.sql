-- Who sent a registration in can ask what became of it, and is asked to correct it; what looks like a machine's waits apart.

-- Eight digits of chance, to be read over the phone: R-3F9A-21C7. With the e-mail address beside it nobody guesses one.
create function registration_reference() returns text language sql volatile return
  (select upper('R-' || substr(id, 1, 4) || '-' || substr(id, 5, 4)) from (select gen_random_uuid()::text as id) as random);

alter table registrations
  add column reference text not null default registration_reference()
    constraint registrations_reference_once unique
    constraint registrations_reference_form check (reference ~ '^R-[0-9A-F]{4}-[0-9A-F]{4}$'),
  -- Wells of one owner that were sent in together.
  add column sent_in_with uuid not null default gen_random_uuid(),
  -- Why staff should doubt that a person sent it in; empty where nothing speaks for that, or staff let it in.
  add column quarantined_because text,
  -- What its sender is asked to correct, and when they did; it waits for them while the correction is the earlier of the two, or missing.
  add column sent_back_message text,
  add column sent_back_timestamp timestamptz,
  add column corrected_timestamp timestamptz,
  add constraint registrations_sent_back_with_message
    check ((sent_back_message is null) = (sent_back_timestamp is null)),
  -- A well may be known to have been drilled in a year, and no more: then the date is its first of January.
  add column well_details_drilled_year_only boolean not null default false;
create index registrations_sent_in_with on registrations (sent_in_with);
