-- The tables as they are today: what the migrations named here make, in their order, of an empty database. A new database is laid from it.
-- Written by npm run schema, never by hand.
--
-- 0001-foundation.sql ac877bc6cf3694de
-- 0002-sign-in.sql 4efa17efb2fbd2f7
-- 0003-vocabulary.sql a57757ce1bc527c6
-- 0004-contacts.sql 827de9a8e13eed87
-- 0005-wells.sql 0a48b0f397fd929d
-- 0006-permits.sql 72ae7687813fca20
-- 0007-meters.sql a1a59c8066fa27ec
-- 0008-measurements.sql d07473ee5d18850f
-- 0009-imports.sql 230741235dab3daf
-- 0010-map.sql e1fb12d3c9778440
-- 0011-map-wells.sql 30563dcbcfcc82c3
-- 0012-import-rows.sql 0b0080884d42a6e5
-- 0013-well-records.sql 2f14ed040838f96e
-- 0014-permit-rules.sql 011a0d979e4818a8
-- 0015-drought.sql 74819a0753cb1538
-- 0016-meter-chain.sql 1418f79e9931c80b
-- 0017-permit-months.sql 1c36f8f6a85e7756
-- 0018-registrations.sql ec9ee6b76beec791
-- 0019-water-science.sql 6e2c090d090961e5
-- 0020-sums-of-permit-months.sql 21c76800016a4138
-- 0021-rules-beside-views.sql f7ca5d6139ca4ff8
-- 0022-exceedance-of-groups.sql 267d5b4330b05ded
-- 0023-water-of-readings.sql 56e159055f5b2770
-- 0024-dated-reductions.sql b9eb3daa205d3543
-- 0025-sessions.sql 25e059ac94a8c464
-- 0026-limited-role.sql f80a397263390072
-- 0027-jobs.sql 9b7569a23d83f738
-- 0028-saved-views.sql 1f941ba442d38220
-- 0029-search.sql 774e8e7608651b73
-- 0030-styled-layers.sql 8b1e4623953ef0e9
-- 0031-find-and-publish.sql 739f0bf4d7a2558f
-- 0034-pictures.sql 76b66e1ffee117e5
-- 0035-merging.sql 2ad201a60240e357
-- 0036-notes-in-history.sql de0ff8dce27ed5f7
-- 0037-order-of-approvals.sql 6ed81b33ba41658a
-- 0038-permit-renewals.sql 8125c0e153832147
-- 0039-groups-by-fiscal-year.sql c3d1e3d505e15ee3
-- 0041-production-and-files-of-readings.sql 947bd2529a42c30c
-- 0042-declared-stages.sql a8fbd23f8e662363
-- 0043-notices.sql 286410be16096889
-- 0044-open-data-files.sql cd33cb63230e06f8
-- 0045-api-keys.sql ff49517883a0ec47
-- 0046-editable-triggers.sql 52829d685ed3a66f
-- 0047-registrations-followed.sql 78e6ddf4cf279cda
-- 0048-registration-mails.sql 37d95688bcf3eaa6
-- 0049-query-mails.sql 77d88374a09069bb
-- 0050-users.sql aa2b737b2c857dce
-- 0051-owners.sql d377b294041ccd61
-- 0052-question-mails.sql 3bdfbf7135a67921
-- 0054-resource-guides.sql 8c9fad1e2645c47d
-- 0055-shared-views.sql a389cd35a9e94d79
-- 0056-level-rules.sql 15713b7cb515a548
-- 0057-logger-files.sql a266f8d032e43702
-- 0058-level-series.sql 0e492e0e1e4be8d8
-- 0059-logger-blocks.sql c1933ffd1124c3d2
-- 0060-files-run-again.sql 5146ad5e6b6681c8
-- 0061-field-entries.sql 3816cd796c11d577
-- 0062-levels-by-hand.sql 6d70c5f60530de50
-- 0063-uploads-in-pieces.sql 880c09ff02a820d0
-- 0064-imports-of-registers.sql f22c2b4c1610129c
-- 0068-edited-vocabularies.sql 74270ffaae52f4d4
-- 0069-district-settings.sql 4e6b49c9c57cc49f
-- 0070-imports-on-the-screen.sql 8ed93c142ba78714
-- 0071-sessions-of-a-pooler.sql 3c88c724ec8b8380
-- 0073-texts-among-settings.sql 33220572ea4342dd
-- 0074-history-without-shapes.sql aabfd135e42b3603
-- 0075-readings-that-ran-backwards.sql 9339464a95e83020
-- 0080-places-of-photos.sql 880b8a2757e9d86e
-- 0082-elevation-of-published-levels.sql 597d708367bf2aee
-- 0083-minutes-of-api-keys.sql 8d0fd43dfa3f24cc
-- 0084-runs-gone-back-on.sql ccbb744bc20e383c
-- 0086-word-acts.sql e7ccfe04753f8347
-- 0090-versions-never-return.sql 79193b0267805865
-- 0091-time-zone-of-the-district.sql bd2bca5ab993a5fc
-- 0093-files-that-no-row-names.sql a2ee02d5fa89f15c
-- 0094-users-from-files.sql 3a521292dca6d1d1
-- 0095-reading-due-day.sql b6c04ed963919347
-- 0100-search-by-number-and-city.sql eb29d820634eeea2
-- 0105-devices-in-history.sql 54a02b2a1a7254c9
-- 0110-facts-of-registrations.sql 898df538a05c3bf7
-- 0111-zone-of-merged-days.sql 4b2d128984cbecad
-- 0112-inspections-that-enforce.sql 83349485bc0cf9e2
-- 0120-functions-by-any-path.sql f01f0e99680b4e04
-- 0121-timelines-told.sql 1b11422728a72212
-- 0125-failed-sign-ins-by-caller.sql a5f7b67df9905a6a
-- 0126-second-factors.sql e86f5211ce979ff6
-- 0135-natural-order.sql 76eea91209915351
-- 0136-late-readings-for-owners.sql b90ac590c8b2d498
-- 0137-meters-made-by-mistake.sql e6e108abec6cab31
-- 0138-readings-by-fiscal-year.sql cd0b90dd624567b5
-- 0139-wells-removed.sql 98ae735310b024c8
-- 0143-plugged-after-drilled.sql a63f8e185acdcc83
-- 0150-dated-facts.sql 5c68488b6ba454f9
-- 0151-corrections.sql d6a48d1a7b449b41
-- 0152-stages-go-on.sql d6e3d92e7264a507
-- 0160-dials-of-meters.sql 7b438fe218eca1fb
-- 0161-accuracy-tests-of-meters.sql bfb6818d39b6547a
-- 0163-security-mails.sql b4f6e02b6bd00b8b
-- 0170-wells-of-meters-by-meter.sql 801c23435eed0064
-- 0175-tiers-by-fiscal-year.sql f7cc52a3a2319ea2
-- 0176-end-dates-before-retirements.sql 1d05230dbcba3362
-- 0177-reduced-years.sql df9bd1b489753e27
-- 0180-permit-recounts.sql bab0c8f3417a508f
-- 0185-permit-certificates.sql 84c61fda13fd1520
-- 0186-year-of-the-district.sql bf681039417237bd
-- 0187-exempt-from-reductions.sql 91fdbe2826b9330b
-- 0188-report-periods.sql 5ce3f298c6b724be
-- 0189-ways-to-measure.sql 713d54729b690cbd
-- 0190-drought-areas.sql 53c4205efd2f932c
-- 0191-aquifers-counted-as.sql feea61776bc650f1
-- 0192-stages-of-the-district.sql ef92006ceec7f688
-- 0193-drought-reductions.sql 4d7436753aab23f3
-- 0194-permit-types-counted-as.sql a3fc1f977fd767f3
-- 0195-indicators-by-area.sql ce781deb758b1b6c
-- 0196-district-files.sql de05a0bf9b9181a4
-- 0197-permit-number-pattern.sql 8d534fa9821bb632
-- 0198-triggers-as-rows.sql dc34ec4feb0522d5
-- 0199-stages-by-day.sql 212becf32a08f642
-- 0200-count-district-files.sql 01d2b5c352f70daf
-- 0201-land-and-reserve.sql 3167b92c7e3de658
-- 0202-tiers-of-the-district.sql 3f85c6df21a68206
-- 0203-renamed-by-files.sql 16b4f4c20c3dddec
-- 0204-sealed-history.sql c6eeca464573ff10
-- 0205-figure-checks.sql cd5c38790c0a9394
-- 0206-activity-log.sql 0ffa6484d5e822d5
-- 0207-drought-measures.sql e254545ba6a38a76
-- 0208-levels-against-history.sql f603d78e6c7ba874
-- 0209-public-alerts.sql 745f967a2bf43286
-- 0210-drinking-water-limits.sql c5414947450568a6
-- 0211-short-links.sql e39223ef4e2d501a
-- 0212-addresses.sql 65119a137ab2b4a1
-- 0213-document-names.sql d3f93b9028372787
-- 0214-public-well-logs.sql 72fedbcf1d5ea094
-- 0215-languages.sql ad10d9947e64f434
-- 0218-addresses-on-the-screen.sql 35369b5719734b1d
-- 0219-federal-site-numbers.sql fa57fa24ba676ae0

set local check_function_bodies = off;
create schema history;
create schema pgboss;

create collation natural_order (provider = icu, locale = 'und@colNumeric=yes');

create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');

create domain month_number as integer constraint month_from_1_to_12 CHECK (VALUE >= 1 AND VALUE <= 12);

create domain reduction as numeric(6,5) constraint reduction_from_nothing_to_all CHECK (VALUE >= 0::numeric AND VALUE <= 1::numeric);

create domain share as integer constraint share_from_nothing_to_all CHECK (VALUE >= 0 AND VALUE <= 100000);

create sequence amendment_approvals as bigint;

create sequence meter_numbers as bigint;

create sequence renewal_acts as bigint;

create table accounts (
  sub text not null,
  email text not null,
  name text not null,
  nickname text,
  password_hash text,
  roles text[] not null default '{}'::text[],
  demonstration boolean not null default false,
  blocked boolean not null default false,
  created_at timestamp with time zone not null default now(),
  last_login timestamp with time zone,
  deleted_at timestamp with time zone,
  language text,
  constraint accounts_pkey PRIMARY KEY (sub),
  constraint accounts_deleted_cannot_sign_in CHECK (deleted_at IS NULL OR blocked),
  constraint accounts_language_known CHECK (language = ANY (ARRAY['en'::text, 'es'::text])),
  constraint accounts_roles_known CHECK (roles <@ ARRAY['Administrator'::text, 'Developer'::text, 'Well Owner'::text])
);
CREATE UNIQUE INDEX accounts_email_unique ON public.accounts USING btree (lower(email)) WHERE (deleted_at IS NULL);

create table account_authenticators (
  sub text not null,
  secret text not null,
  last_step bigint not null,
  made_at timestamp with time zone not null default now(),
  constraint account_authenticators_once PRIMARY KEY (sub),
  constraint account_authenticators_account_exists FOREIGN KEY (sub) REFERENCES accounts(sub) ON DELETE CASCADE
);

create table account_links (
  token_hash text not null,
  sub text not null,
  purpose text not null,
  made_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint account_links_once PRIMARY KEY (token_hash),
  constraint account_links_purpose_known CHECK (purpose = ANY (ARRAY['invitation'::text, 'reset'::text])),
  constraint account_links_account_exists FOREIGN KEY (sub) REFERENCES accounts(sub) ON DELETE CASCADE
);
CREATE INDEX account_links_of_account ON public.account_links USING btree (sub);

create table account_passkeys (
  passkey_ndx integer not null generated always as identity,
  sub text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  made_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  constraint account_passkeys_key PRIMARY KEY (passkey_ndx),
  constraint account_passkeys_once UNIQUE (credential_id),
  constraint account_passkeys_account_exists FOREIGN KEY (sub) REFERENCES accounts(sub) ON DELETE CASCADE
);
CREATE INDEX account_passkeys_of_account ON public.account_passkeys USING btree (sub);

CREATE OR REPLACE FUNCTION history.write_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'history', 'pg_temp'
AS $function$
declare
  before jsonb;
  after jsonb;
begin
  if tg_argv[1] = 'shaped' and tg_op <> 'INSERT' then
    old.geom := null;
    old.geog := null;
  end if;
  if tg_argv[1] = 'shaped' and tg_op <> 'DELETE' then
    new.geom := null;
    new.geog := null;
  end if;
  before := case when tg_op <> 'INSERT' then to_jsonb(old) - array['geom', 'geog'] end;
  after := case when tg_op <> 'DELETE' then to_jsonb(new) - array['geom', 'geog'] end;
  insert into history.changes (who, request_id, note, table_name, record_key, operation, before, after)
  values (
    acting_user(),
    nullif(current_setting('app.request', true), ''),
    nullif(current_setting('app.note', true), ''),
    tg_table_name,
    coalesce(after, before) ->> tg_argv[0],
    lower(tg_op),
    before,
    after
  );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform public.count_change_of(tg_table_name);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.acting_user()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$ select coalesce(nullif(current_setting('app.user', true), ''), 'system') $function$;

CREATE OR REPLACE FUNCTION public.stamp_record()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if coalesce(current_setting('app.bringing_back', true), '') = 'on' then
      return new;
    end if;
    new.version := 1;
    new.created_timestamp := now();
    new.created_by := public.acting_user();
    new.updated_timestamp := null;
    new.updated_by := null;
  else
    new.version := old.version + 1;
    new.created_timestamp := old.created_timestamp;
    new.created_by := old.created_by;
    new.updated_timestamp := now();
    new.updated_by := public.acting_user();
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.stamp_removal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.removed and (tg_op = 'INSERT' or not old.removed) then
    new.removed_timestamp := now();
    new.removed_by := public.acting_user();
  elsif not new.removed then
    new.removed_timestamp := null;
    new.removed_by := null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.plain_words(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN translate(lower(words), 'áàâäãéèêëíìîïóòôöõúùûüñç-'::text, 'aaaaaeeeeiiiiooooouuuunc'::text);

CREATE OR REPLACE FUNCTION public.name_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg(words.word, ' '::text ORDER BY words.word) AS string_agg FROM (SELECT ltrim(piece.piece, '0'::text) AS word FROM regexp_split_to_table(plain_words(translate(name_key.name, '-'::text, ' '::text)), '[^a-z0-9]+'::text) piece(piece)) words WHERE ((words.word <> ''::text) AND (words.word <> ALL (ARRAY['well'::text, 'the'::text, 'a'::text, 'of'::text, 'and'::text, 'no'::text, 'number'::text, 'mr'::text, 'mrs'::text, 'ms'::text, 'dr'::text, 'inc'::text, 'llc'::text, 'ltd'::text, 'lp'::text, 'co'::text, 'company'::text]))));

CREATE OR REPLACE FUNCTION public.phone_key(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN "substring"(regexp_replace(phone, '\D'::text, ''::text, 'g'::text), '[0-9]{10}$'::text);

CREATE OR REPLACE FUNCTION public.address_key(address text, zipcode text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((NULLIF(regexp_replace(plain_words(address), '[^a-z0-9]+'::text, ''::text, 'g'::text), ''::text) || ' '::text) || "left"(zipcode, 5));

create table contacts (
  rolo_ndx integer not null generated by default as identity,
  r_name text,
  r_organization text,
  r_email text,
  r_phone text,
  r_mailing_address text,
  r_city text,
  r_state text,
  r_zipcode text,
  precinct_num integer,
  notes text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  removed boolean not null default false,
  removed_timestamp timestamp with time zone,
  removed_by text,
  name_key text generated always as (name_key(r_name)) stored,
  organization_key text generated always as (name_key(r_organization)) stored,
  email_key text generated always as (NULLIF(lower(TRIM(BOTH FROM r_email)), ''::text)) stored,
  phone_key text generated always as (phone_key(r_phone)) stored,
  address_key text generated always as (address_key(r_mailing_address, r_zipcode)) stored,
  merged_into integer,
  no_reminders boolean not null default false,
  language text,
  constraint contacts_key PRIMARY KEY (rolo_ndx),
  constraint contacts_language_known CHECK (language = ANY (ARRAY['English'::text, 'Spanish'::text])),
  constraint contacts_merged_is_removed CHECK (merged_into IS NULL OR removed),
  constraint contacts_named CHECK (r_name IS NOT NULL OR r_organization IS NOT NULL),
  constraint contacts_merged_into_exists FOREIGN KEY (merged_into) REFERENCES contacts(rolo_ndx)
);
CREATE INDEX contacts_by_address_key ON public.contacts USING btree (address_key);
CREATE INDEX contacts_by_all_words ON public.contacts USING gin (plain_words(((((((((COALESCE(r_name, ''::text) || ' '::text) || COALESCE(r_organization, ''::text)) || ' '::text) || COALESCE(r_city, ''::text)) || ' '::text) || COALESCE(r_email, ''::text)) || ' '::text) || regexp_replace(COALESCE(r_phone, ''::text), '\D'::text, ''::text, 'g'::text))) gin_trgm_ops);
CREATE INDEX contacts_by_email_key ON public.contacts USING btree (email_key);
CREATE INDEX contacts_by_merged_into ON public.contacts USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX contacts_by_name_key ON public.contacts USING btree (name_key);
CREATE INDEX contacts_by_organization_key ON public.contacts USING btree (organization_key);
CREATE INDEX contacts_by_phone_key ON public.contacts USING btree (phone_key);
CREATE INDEX contacts_by_plain_name ON public.contacts USING btree (plain_words(r_name) text_pattern_ops);
CREATE INDEX contacts_by_plain_organization ON public.contacts USING btree (plain_words(r_organization) text_pattern_ops);
CREATE INDEX contacts_by_words ON public.contacts USING gin (plain_words(COALESCE(r_organization, r_name)) gin_trgm_ops);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON contacts FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON contacts FOR EACH ROW EXECUTE FUNCTION history.write_change('rolo_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON contacts FOR EACH ROW EXECUTE FUNCTION stamp_record();
CREATE TRIGGER stamp_removal BEFORE INSERT OR UPDATE ON contacts FOR EACH ROW EXECUTE FUNCTION stamp_removal();

create table aquifer_groups (
  aquifer_group_ndx integer not null,
  aquifer_group_name text not null,
  aq_group_summary_name text not null default 'Other'::text,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint aquifer_groups_key PRIMARY KEY (aquifer_group_ndx),
  constraint aquifer_groups_named_once UNIQUE (aquifer_group_name),
  constraint aquifer_groups_summary_named CHECK (aq_group_summary_name ~ '\S'::text AND length(aq_group_summary_name) <= 40)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON aquifer_groups FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON aquifer_groups FOR EACH ROW EXECUTE FUNCTION history.write_change('aquifer_group_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON aquifer_groups FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table allocation_distributions (
  allocation_distribution_ndx integer not null,
  allocation_distribution_desc text not null,
  is_editable boolean not null default false,
  constraint allocation_distributions_key PRIMARY KEY (allocation_distribution_ndx),
  constraint allocation_distributions_named_once UNIQUE (allocation_distribution_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON allocation_distributions FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON allocation_distributions FOR EACH ROW EXECUTE FUNCTION history.write_change('allocation_distribution_ndx');

create table well_uses (
  well_use_ndx integer not null,
  well_use_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint well_uses_key PRIMARY KEY (well_use_ndx),
  constraint well_uses_named_once UNIQUE (well_use_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON well_uses FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON well_uses FOR EACH ROW EXECUTE FUNCTION history.write_change('well_use_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON well_uses FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table permit_statuses (
  permit_status_ndx integer not null,
  permit_status_desc text not null,
  permit_status_group_name text not null default 'Active'::text,
  ends_permit boolean not null default false,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  allows_pumping boolean not null default true,
  constraint permit_statuses_key PRIMARY KEY (permit_status_ndx),
  constraint permit_statuses_named_once UNIQUE (permit_status_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_statuses FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permit_statuses FOR EACH ROW EXECUTE FUNCTION history.write_change('permit_status_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON permit_statuses FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table permit_types (
  permit_type_ndx integer not null generated by default as identity,
  permit_type_desc text not null,
  permit_prefix text not null,
  conditional boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  counted_as text,
  constraint permit_types_key PRIMARY KEY (permit_type_ndx),
  constraint permit_types_described_once UNIQUE (permit_type_desc),
  constraint permit_types_counted_as_named CHECK (length(counted_as) >= 1 AND length(counted_as) <= 40),
  constraint permit_types_prefix_one_character CHECK (char_length(permit_prefix) = 1)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_types FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permit_types FOR EACH ROW EXECUTE FUNCTION history.write_change('permit_type_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON permit_types FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table permits (
  permit_ndx integer not null generated by default as identity,
  permit_number text collate natural_order not null,
  legacy_permit_number text collate natural_order,
  permit_name text,
  permit_year integer not null,
  authorized_volume_gal bigint not null,
  primary_use_ndx integer not null default 999,
  secondary_use_ndx integer not null default 999,
  aquifer_group_ndx integer not null default 999,
  rolo_ndx integer,
  alternate_rolo_ndx integer,
  billing_rolo_ndx integer,
  meter_rolo_ndx integer,
  special_provisions text,
  notes text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  removed boolean not null default false,
  removed_timestamp timestamp with time zone,
  removed_by text,
  permit_type_ndx integer not null default 999,
  permit_status_ndx integer not null default 1,
  allocation_distribution_ndx integer not null default 999,
  start_date date,
  ended_date date,
  issued_date date,
  constraint permits_key PRIMARY KEY (permit_ndx),
  constraint permits_permit_number_unique UNIQUE (permit_number),
  constraint permits_end_after_start CHECK (ended_date >= start_date),
  constraint permits_volume_not_negative CHECK (authorized_volume_gal >= 0),
  constraint permits_year_has_four_digits CHECK (permit_year >= 1000 AND permit_year <= 9999),
  constraint permits_alternate_contact_exists FOREIGN KEY (alternate_rolo_ndx) REFERENCES contacts(rolo_ndx),
  constraint permits_aquifer_group_exists FOREIGN KEY (aquifer_group_ndx) REFERENCES aquifer_groups(aquifer_group_ndx),
  constraint permits_billing_contact_exists FOREIGN KEY (billing_rolo_ndx) REFERENCES contacts(rolo_ndx),
  constraint permits_distribution_exists FOREIGN KEY (allocation_distribution_ndx) REFERENCES allocation_distributions(allocation_distribution_ndx),
  constraint permits_meter_contact_exists FOREIGN KEY (meter_rolo_ndx) REFERENCES contacts(rolo_ndx),
  constraint permits_permittee_exists FOREIGN KEY (rolo_ndx) REFERENCES contacts(rolo_ndx),
  constraint permits_primary_use_exists FOREIGN KEY (primary_use_ndx) REFERENCES well_uses(well_use_ndx),
  constraint permits_secondary_use_exists FOREIGN KEY (secondary_use_ndx) REFERENCES well_uses(well_use_ndx),
  constraint permits_status_exists FOREIGN KEY (permit_status_ndx) REFERENCES permit_statuses(permit_status_ndx),
  constraint permits_type_exists FOREIGN KEY (permit_type_ndx) REFERENCES permit_types(permit_type_ndx)
);
CREATE INDEX permits_by_all_words ON public.permits USING gin (plain_words(((((permit_number || ' '::text) || COALESCE(legacy_permit_number, ''::text)) || ' '::text) || COALESCE(permit_name, ''::text))) gin_trgm_ops);
CREATE INDEX permits_by_permittee ON public.permits USING btree (rolo_ndx);
CREATE INDEX permits_by_plain_legacy_number ON public.permits USING btree (plain_words(legacy_permit_number) text_pattern_ops);
CREATE INDEX permits_by_plain_name ON public.permits USING btree (plain_words(permit_name) text_pattern_ops);
CREATE INDEX permits_by_plain_number ON public.permits USING btree (plain_words(permit_number) text_pattern_ops);
CREATE INDEX permits_by_type ON public.permits USING btree (permit_type_ndx);
CREATE INDEX permits_by_words ON public.permits USING gin (plain_words(permit_number) gin_trgm_ops);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permits FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permits FOR EACH ROW EXECUTE FUNCTION history.write_change('permit_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON permits FOR EACH ROW EXECUTE FUNCTION stamp_record();
CREATE TRIGGER stamp_removal BEFORE INSERT OR UPDATE ON permits FOR EACH ROW EXECUTE FUNCTION stamp_removal();

create table account_permits (
  sub text not null,
  permit_ndx integer not null,
  constraint account_permits_once PRIMARY KEY (sub, permit_ndx),
  constraint account_permits_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON account_permits FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON account_permits FOR EACH ROW EXECUTE FUNCTION history.write_change('permit_ndx');

create table account_recovery_codes (
  sub text not null,
  code_hash text not null,
  used_at timestamp with time zone,
  constraint account_recovery_codes_once PRIMARY KEY (sub, code_hash),
  constraint account_recovery_codes_account_exists FOREIGN KEY (sub) REFERENCES accounts(sub) ON DELETE CASCADE
);

create table activity_events (
  event_ndx bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  who text not null default acting_user(),
  request_id text default NULLIF(current_setting('app.request'::text, true), ''::text),
  act text not null,
  about text,
  from_address text,
  constraint activity_events_key PRIMARY KEY (event_ndx),
  constraint activity_events_act_known CHECK (act = ANY (ARRAY['signed in'::text, 'signed out'::text, 'exported'::text, 'key generated'::text]))
);
CREATE INDEX activity_events_by_time ON public.activity_events USING btree (at);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON activity_events FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table imports (
  import_ndx integer not null generated by default as identity,
  subject text not null,
  file_name text not null,
  file_hash text not null,
  mapping jsonb not null,
  rows_read integer not null,
  rows_added integer not null,
  rows_known integer not null,
  rows_refused integer not null,
  undone_timestamp timestamp with time zone,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  words_added jsonb not null default '[]'::jsonb,
  rows_changed integer not null default 0,
  mode text not null default 'add'::text,
  finished_timestamp timestamp with time zone default now(),
  constraint imports_key PRIMARY KEY (import_ndx),
  constraint imports_every_row_accounted_for CHECK (rows_read = (rows_added + rows_changed + rows_known + rows_refused)),
  constraint imports_mode_known CHECK (mode = ANY (ARRAY['add'::text, 'fill'::text, 'overwrite'::text]))
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON imports FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON imports FOR EACH ROW EXECUTE FUNCTION history.write_change('import_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON imports FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table address_streets (
  street_ndx integer not null generated by default as identity,
  import_ndx integer not null,
  street_name text not null,
  city text,
  zip text,
  plain_name text not null generated always as (plain_words(street_name)) stored,
  words text not null generated always as (plain_words((((street_name || ' '::text) || COALESCE(city, ''::text)) || ' '::text) || COALESCE(zip, ''::text))) stored,
  constraint address_streets_key PRIMARY KEY (street_ndx),
  constraint address_streets_once UNIQUE NULLS NOT DISTINCT (import_ndx, street_name, city, zip),
  constraint address_streets_named CHECK (street_name <> ''::text),
  constraint address_streets_import_exists FOREIGN KEY (import_ndx) REFERENCES imports(import_ndx)
);
CREATE INDEX address_streets_by_words ON public.address_streets USING gin (words gin_trgm_ops);

create table alert_events (
  alert_event_ndx integer not null generated always as identity,
  happened_at timestamp with time zone not null default now(),
  about text not null,
  well_ndx integer,
  title text not null,
  detail text not null,
  translations jsonb not null default '{}'::jsonb,
  constraint alert_events_key PRIMARY KEY (alert_event_ndx),
  constraint alert_events_about CHECK (about = ANY (ARRAY['stages'::text, 'indicators'::text, 'well'::text])),
  constraint alert_events_well_named CHECK ((about = 'well'::text) = (well_ndx IS NOT NULL))
);
CREATE INDEX alert_events_by_well ON public.alert_events USING btree (well_ndx, alert_event_ndx);

create table alert_subscriptions (
  alert_subscription_ndx integer not null generated always as identity,
  email text not null,
  about_stages boolean not null,
  about_indicators boolean not null,
  well_ndx integer,
  asked_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  language text not null default 'en'::text,
  constraint alert_subscriptions_key PRIMARY KEY (alert_subscription_ndx),
  constraint alert_subscriptions_about_something CHECK (about_stages OR about_indicators OR well_ndx IS NOT NULL),
  constraint alert_subscriptions_language_known CHECK (language = ANY (ARRAY['en'::text, 'es'::text]))
);
CREATE INDEX alert_subscriptions_by_email ON public.alert_subscriptions USING btree (lower(email));
CREATE UNIQUE INDEX alert_subscriptions_once ON public.alert_subscriptions USING btree (lower(email), COALESCE(well_ndx, 0)) WHERE (confirmed_at IS NOT NULL);

create table alert_mails (
  alert_mail_ndx integer not null generated always as identity,
  alert_subscription_ndx integer not null,
  about_events integer[] not null default '{}'::integer[],
  message_id text not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  failure text,
  tried_at timestamp with time zone,
  constraint alert_mails_key PRIMARY KEY (alert_mail_ndx),
  constraint alert_mails_state CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'unsure'::text, 'refused'::text, 'withdrawn'::text])),
  constraint alert_mails_subscription_exists FOREIGN KEY (alert_subscription_ndx) REFERENCES alert_subscriptions(alert_subscription_ndx) ON DELETE CASCADE
);
CREATE INDEX alert_mails_by_subscription ON public.alert_mails USING btree (alert_subscription_ndx);
CREATE INDEX alert_mails_waiting ON public.alert_mails USING btree (alert_mail_ndx) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));

create table alert_standings (
  subject text not null,
  standing jsonb not null,
  constraint alert_standings_key PRIMARY KEY (subject)
);

create table allocation_distribution_shares (
  allocation_distribution_ndx integer not null,
  c_month month_number not null,
  share share not null,
  constraint allocation_distribution_shares_key PRIMARY KEY (allocation_distribution_ndx, c_month),
  constraint allocation_distribution_shares_distribution_exists FOREIGN KEY (allocation_distribution_ndx) REFERENCES allocation_distributions(allocation_distribution_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON allocation_distribution_shares FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON allocation_distribution_shares FOR EACH ROW EXECUTE FUNCTION history.write_change('allocation_distribution_ndx');

create table amendment_statuses (
  pamend_status_ndx integer not null,
  pamend_status_desc text not null,
  constraint amendment_statuses_key PRIMARY KEY (pamend_status_ndx),
  constraint amendment_statuses_named_once UNIQUE (pamend_status_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON amendment_statuses FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON amendment_statuses FOR EACH ROW EXECUTE FUNCTION history.write_change('pamend_status_ndx');

create table amendment_types (
  pamend_type_ndx integer not null,
  pamend_type_desc text not null,
  constraint amendment_types_key PRIMARY KEY (pamend_type_ndx),
  constraint amendment_types_described_once UNIQUE (pamend_type_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON amendment_types FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON amendment_types FOR EACH ROW EXECUTE FUNCTION history.write_change('pamend_type_ndx');

create table api_keys (
  api_key_ndx integer not null generated by default as identity,
  holder text not null,
  organization text,
  email text not null,
  calls_per_minute integer not null,
  calls_per_day integer not null,
  ends_on date not null,
  key_hash text,
  key_start text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  removed boolean not null default false,
  removed_timestamp timestamp with time zone,
  removed_by text,
  constraint api_keys_key PRIMARY KEY (api_key_ndx),
  constraint api_keys_hash_once UNIQUE (key_hash),
  constraint api_keys_calls_per_day_positive CHECK (calls_per_day > 0),
  constraint api_keys_calls_per_minute_positive CHECK (calls_per_minute > 0),
  constraint api_keys_day_holds_minute CHECK (calls_per_day >= calls_per_minute)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON api_keys FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON api_keys FOR EACH ROW EXECUTE FUNCTION history.write_change('api_key_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON api_keys FOR EACH ROW EXECUTE FUNCTION stamp_record();
CREATE TRIGGER stamp_removal BEFORE INSERT OR UPDATE ON api_keys FOR EACH ROW EXECUTE FUNCTION stamp_removal();

create table api_key_days (
  api_key_ndx integer not null,
  day date not null,
  calls bigint not null default 0,
  refused bigint not null default 0,
  constraint api_key_days_once PRIMARY KEY (api_key_ndx, day),
  constraint api_key_days_key_exists FOREIGN KEY (api_key_ndx) REFERENCES api_keys(api_key_ndx) ON DELETE CASCADE
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON api_key_days FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table api_key_minutes (
  api_key_ndx integer not null,
  began_at timestamp with time zone not null,
  calls integer not null,
  constraint api_key_minutes_key PRIMARY KEY (api_key_ndx),
  constraint api_key_minutes_key_exists FOREIGN KEY (api_key_ndx) REFERENCES api_keys(api_key_ndx) ON DELETE CASCADE
);

create table approval_bodies (
  approval_body_ndx integer not null,
  approval_body_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint approval_bodies_key PRIMARY KEY (approval_body_ndx),
  constraint approval_bodies_named_once UNIQUE (approval_body_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON approval_bodies FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON approval_bodies FOR EACH ROW EXECUTE FUNCTION history.write_change('approval_body_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON approval_bodies FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table aqsci_data_sources (
  aqsci_data_source_ndx integer not null,
  aqsci_data_source_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint aqsci_data_sources_key PRIMARY KEY (aqsci_data_source_ndx),
  constraint aqsci_data_sources_named_once UNIQUE (aqsci_data_source_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON aqsci_data_sources FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON aqsci_data_sources FOR EACH ROW EXECUTE FUNCTION history.write_change('aqsci_data_source_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON aqsci_data_sources FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table aqsci_labs (
  aqsci_lab_ndx integer not null,
  aqsci_lab_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint aqsci_labs_key PRIMARY KEY (aqsci_lab_ndx),
  constraint aqsci_labs_named_once UNIQUE (aqsci_lab_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON aqsci_labs FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON aqsci_labs FOR EACH ROW EXECUTE FUNCTION history.write_change('aqsci_lab_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON aqsci_labs FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table aqsci_units (
  aqsci_unit_ndx integer not null,
  unit_abbrev text not null,
  constraint aqsci_units_key PRIMARY KEY (aqsci_unit_ndx),
  constraint aqsci_units_named_once UNIQUE (unit_abbrev)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON aqsci_units FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON aqsci_units FOR EACH ROW EXECUTE FUNCTION history.write_change('aqsci_unit_ndx');

create table aqsci_parameters (
  aqsci_parameter_ndx integer not null generated by default as identity,
  parameter_name text not null,
  parameter_abbrev text not null,
  aqsci_unit_ndx integer not null default 999,
  notes text,
  dataentry_primary boolean not null default false,
  display_order integer,
  ignore boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  drinking_limit double precision,
  drinking_limit_kind text,
  drinking_limit_source text,
  constraint aqsci_parameters_key PRIMARY KEY (aqsci_parameter_ndx),
  constraint aqsci_parameters_named_once UNIQUE (parameter_name),
  constraint aqsci_parameters_limit_kind CHECK (drinking_limit_kind = ANY (ARRAY['Health'::text, 'Taste, Odor or Color'::text])),
  constraint aqsci_parameters_limit_not_negative CHECK (drinking_limit >= 0::double precision),
  constraint aqsci_parameters_limit_with_kind CHECK ((drinking_limit IS NULL) = (drinking_limit_kind IS NULL)),
  constraint aqsci_parameters_unit_exists FOREIGN KEY (aqsci_unit_ndx) REFERENCES aqsci_units(aqsci_unit_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON aqsci_parameters FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON aqsci_parameters FOR EACH ROW EXECUTE FUNCTION history.write_change('aqsci_parameter_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON aqsci_parameters FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table aqsci_parameter_akas (
  ndx integer not null generated by default as identity,
  aqsci_parameter_ndx integer not null,
  aka text not null,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint aqsci_parameter_akas_key PRIMARY KEY (ndx),
  constraint aqsci_parameter_akas_once UNIQUE (aka),
  constraint aqsci_parameter_akas_parameter_exists FOREIGN KEY (aqsci_parameter_ndx) REFERENCES aqsci_parameters(aqsci_parameter_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON aqsci_parameter_akas FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON aqsci_parameter_akas FOR EACH ROW EXECUTE FUNCTION history.write_change('ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON aqsci_parameter_akas FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table aquifer_completions (
  aq_completion_ndx integer not null,
  aq_completion_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint aquifer_completions_key PRIMARY KEY (aq_completion_ndx),
  constraint aquifer_completions_named_once UNIQUE (aq_completion_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON aquifer_completions FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON aquifer_completions FOR EACH ROW EXECUTE FUNCTION history.write_change('aq_completion_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON aquifer_completions FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table aquifer_settings (
  aq_setting_ndx integer not null,
  aq_setting_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint aquifer_settings_key PRIMARY KEY (aq_setting_ndx),
  constraint aquifer_settings_named_once UNIQUE (aq_setting_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON aquifer_settings FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON aquifer_settings FOR EACH ROW EXECUTE FUNCTION history.write_change('aq_setting_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON aquifer_settings FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table aquifers (
  aquifer_ndx integer not null,
  aquifer_desc text not null,
  aquifer_group_ndx integer not null default 999,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint aquifers_key PRIMARY KEY (aquifer_ndx),
  constraint aquifers_named_once UNIQUE (aquifer_desc),
  constraint aquifers_group_exists FOREIGN KEY (aquifer_group_ndx) REFERENCES aquifer_groups(aquifer_group_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON aquifers FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON aquifers FOR EACH ROW EXECUTE FUNCTION history.write_change('aquifer_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON aquifers FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table attachment_tags (
  att_tag_ndx integer not null,
  att_tag_text text not null,
  for_photos boolean not null default false,
  for_documents boolean not null default false,
  for_public boolean not null default false,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint attachment_tags_key PRIMARY KEY (att_tag_ndx),
  constraint attachment_tags_named_once UNIQUE (att_tag_text)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON attachment_tags FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON attachment_tags FOR EACH ROW EXECUTE FUNCTION history.write_change('att_tag_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON attachment_tags FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table resource_guides (
  resource_guide_ndx integer not null generated by default as identity,
  title text not null,
  about text,
  place integer not null,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  removed boolean not null default false,
  removed_timestamp timestamp with time zone,
  removed_by text,
  constraint resource_guides_key PRIMARY KEY (resource_guide_ndx),
  constraint resource_guides_titled CHECK (title <> ''::text)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON resource_guides FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON resource_guides FOR EACH ROW EXECUTE FUNCTION history.write_change('resource_guide_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON resource_guides FOR EACH ROW EXECUTE FUNCTION stamp_record();
CREATE TRIGGER stamp_removal BEFORE INSERT OR UPDATE ON resource_guides FOR EACH ROW EXECUTE FUNCTION stamp_removal();

CREATE OR REPLACE FUNCTION public.number_in_id(number bigint, digits integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN lpad((number)::text, GREATEST(digits, length((number)::text)), '0'::text);

CREATE OR REPLACE FUNCTION public.state_well_num_in(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN "substring"(translate(words, '-'::text, ''::text), '(?<![0-9])[0-9]{7}(?![0-9])'::text);

create table casing_types (
  casing_type_ndx integer not null,
  casing_type_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint casing_types_key PRIMARY KEY (casing_type_ndx),
  constraint casing_types_named_once UNIQUE (casing_type_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON casing_types FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON casing_types FOR EACH ROW EXECUTE FUNCTION history.write_change('casing_type_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON casing_types FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table well_classes (
  well_class_ndx integer not null,
  well_class_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint well_classes_key PRIMARY KEY (well_class_ndx),
  constraint well_classes_named_once UNIQUE (well_class_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON well_classes FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON well_classes FOR EACH ROW EXECUTE FUNCTION history.write_change('well_class_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON well_classes FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table counties (
  county_ndx integer not null,
  county_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint counties_key PRIMARY KEY (county_ndx),
  constraint counties_named_once UNIQUE (county_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON counties FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON counties FOR EACH ROW EXECUTE FUNCTION history.write_change('county_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON counties FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table districts (
  district_ndx integer not null,
  district_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint districts_key PRIMARY KEY (district_ndx),
  constraint districts_named_once UNIQUE (district_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON districts FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON districts FOR EACH ROW EXECUTE FUNCTION history.write_change('district_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON districts FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table drillers (
  driller_ndx integer not null,
  driller_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint drillers_key PRIMARY KEY (driller_ndx),
  constraint drillers_named_once UNIQUE (driller_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON drillers FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON drillers FOR EACH ROW EXECUTE FUNCTION history.write_change('driller_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON drillers FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table formations (
  formation_ndx integer not null,
  formation_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint formations_key PRIMARY KEY (formation_ndx),
  constraint formations_named_once UNIQUE (formation_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON formations FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON formations FOR EACH ROW EXECUTE FUNCTION history.write_change('formation_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON formations FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table management_zones (
  mgmtzone_ndx integer not null,
  mgmtzone_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint management_zones_key PRIMARY KEY (mgmtzone_ndx),
  constraint management_zones_named_once UNIQUE (mgmtzone_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON management_zones FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON management_zones FOR EACH ROW EXECUTE FUNCTION history.write_change('mgmtzone_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON management_zones FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table monitoring_statuses (
  monitoring_status_ndx integer not null,
  monitoring_status_desc text not null,
  level_every_months integer,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint monitoring_statuses_key PRIMARY KEY (monitoring_status_ndx),
  constraint monitoring_statuses_named_once UNIQUE (monitoring_status_desc),
  constraint monitoring_statuses_level_every_positive CHECK (level_every_months > 0)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON monitoring_statuses FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON monitoring_statuses FOR EACH ROW EXECUTE FUNCTION history.write_change('monitoring_status_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON monitoring_statuses FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table other_treatments (
  other_treatments_ndx integer not null,
  other_treatments_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint other_treatments_key PRIMARY KEY (other_treatments_ndx),
  constraint other_treatments_named_once UNIQUE (other_treatments_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON other_treatments FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON other_treatments FOR EACH ROW EXECUTE FUNCTION history.write_change('other_treatments_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON other_treatments FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table pump_types (
  pump_type_ndx integer not null,
  pump_type_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint pump_types_key PRIMARY KEY (pump_type_ndx),
  constraint pump_types_named_once UNIQUE (pump_type_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON pump_types FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON pump_types FOR EACH ROW EXECUTE FUNCTION history.write_change('pump_type_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON pump_types FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table sampling_spigots (
  sampling_spigot_ndx integer not null,
  sampling_spigot_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint sampling_spigots_key PRIMARY KEY (sampling_spigot_ndx),
  constraint sampling_spigots_named_once UNIQUE (sampling_spigot_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON sampling_spigots FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON sampling_spigots FOR EACH ROW EXECUTE FUNCTION history.write_change('sampling_spigot_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON sampling_spigots FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table well_statuses (
  well_status_ndx integer not null,
  well_status_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint well_statuses_key PRIMARY KEY (well_status_ndx),
  constraint well_statuses_named_once UNIQUE (well_status_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON well_statuses FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON well_statuses FOR EACH ROW EXECUTE FUNCTION history.write_change('well_status_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON well_statuses FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table well_subclasses (
  well_subclass_ndx integer not null,
  well_subclass_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint well_subclasses_key PRIMARY KEY (well_subclass_ndx),
  constraint well_subclasses_named_once UNIQUE (well_subclass_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON well_subclasses FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON well_subclasses FOR EACH ROW EXECUTE FUNCTION history.write_change('well_subclass_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON well_subclasses FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table system_types (
  system_type_ndx integer not null,
  system_type_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint system_types_key PRIMARY KEY (system_type_ndx),
  constraint system_types_named_once UNIQUE (system_type_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON system_types FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON system_types FOR EACH ROW EXECUTE FUNCTION history.write_change('system_type_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON system_types FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table watersheds (
  watershed_ndx integer not null,
  watershed_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint watersheds_key PRIMARY KEY (watershed_ndx),
  constraint watersheds_named_once UNIQUE (watershed_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON watersheds FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON watersheds FOR EACH ROW EXECUTE FUNCTION history.write_change('watershed_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON watersheds FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table wells (
  well_ndx integer not null generated by default as identity,
  district_well_id text not null,
  state_well_num text,
  well_name text,
  well_name_logger text,
  primary_use_ndx integer not null default 999,
  well_class_ndx integer not null default 999,
  well_subclass_ndx integer not null default 999,
  physical_location_address text,
  city text,
  contact_ndx integer,
  lat_dd double precision not null,
  lon_dd double precision not null,
  elevation_ft double precision,
  elevation_source text,
  is_published boolean not null default false,
  tx_grid text,
  in_district boolean not null default false,
  district_ndx integer not null default 999,
  county_ndx integer not null default 999,
  well_reference_name text,
  dist_property_line_ft double precision,
  dist_septic_ft double precision,
  directions_to_well text,
  index_well boolean not null default false,
  secondary_use_ndx integer not null default 999,
  mgmtzone_ndx integer not null default 999,
  has_geo_log boolean not null default false,
  well_status_ndx integer not null default 999,
  well_report_tracking_num text,
  plugging_date date,
  monitoring_status_ndx integer not null default 999,
  plugging_report_tracking_num text,
  aq_completion_ndx integer not null default 999,
  aquifer_ndx integer not null default 999,
  aq_setting_ndx integer not null default 999,
  formation_ndx integer not null default 999,
  watershed_ndx integer not null default 1,
  available_logs_list integer[] not null default '{}'::integer[],
  driller_ndx integer not null default 999,
  drilled_date date,
  well_depth_ft double precision,
  pump_gpm double precision,
  bore_diam_in double precision,
  pump_depth_ft double precision,
  pump_size_hp double precision,
  pump_type text,
  notes_grout_types_methods text,
  geom geometry(Point,4326) generated always as (st_setsrid(st_makepoint(lon_dd, lat_dd), 4326)) stored,
  geog geography(Point,4326) generated always as (st_setsrid(st_makepoint(lon_dd, lat_dd), 4326)::geography) stored,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  removed boolean not null default false,
  removed_timestamp timestamp with time zone,
  removed_by text,
  import_ndx integer,
  import_row_hash text,
  owner_primary_contact_name text,
  owner_primary_contact_email text,
  owner_primary_contact_phone text,
  owner_primary_contact_address text,
  owner_primary_contact_city text,
  owner_primary_contact_state text,
  owner_primary_contact_zip text,
  owner_alternate_contact_name text,
  owner_alternate_contact_email text,
  owner_alternate_contact_phone text,
  gate_code text,
  is_wellhouse boolean not null default false,
  access_notes text,
  setback_property_line_ft double precision,
  setback_septic_system_ft double precision,
  setback_active_wells_ft double precision,
  setback_contamination text,
  setback_critical_environment text,
  setback_notes text,
  is_metered boolean not null default false,
  meter_sn text,
  meter_nickname text,
  meter_accuracy_notes text,
  other_meter_notes text,
  total_borehole_depth_ft double precision,
  system_type_ndx integer not null default 999,
  pump_motor_size_hp double precision,
  pump_type_ndx integer not null default 999,
  flow_rate_gpm double precision,
  equipment_notes text,
  is_pumpsaver boolean not null default false,
  sampling_spigot_ndx integer not null default 999,
  storage_tank text,
  other_treatments_ndx integer not null default 999,
  treatments_notes text,
  casing_type_ndx integer not null default 999,
  casing_height_inches double precision,
  casing_outside_diameter_inches double precision,
  is_slab boolean not null default false,
  slab_thickness_inches double precision,
  slab_length_inches double precision,
  slab_width_inches double precision,
  is_steel_sleeve boolean not null default false,
  sleeve_height_inches double precision,
  sleeve_outside_diameter_inches double precision,
  surface_completion_notes text,
  published_version integer,
  name_key text generated always as (name_key(well_name)) stored,
  known_state_well_num text generated always as (COALESCE(state_well_num, state_well_num_in(well_name), state_well_num_in(well_reference_name))) stored,
  merged_into integer,
  drilled_year_only boolean not null default false,
  monitoring_offered boolean not null default false,
  comments text,
  usgs_site_num text,
  constraint wells_key PRIMARY KEY (well_ndx),
  constraint wells_district_well_id_unique UNIQUE (district_well_id),
  constraint wells_import_row_once UNIQUE (import_row_hash),
  constraint wells_state_well_num_unique UNIQUE (state_well_num),
  constraint wells_usgs_site_num_unique UNIQUE (usgs_site_num),
  constraint wells_bore_not_negative CHECK (bore_diam_in >= 0::double precision),
  constraint wells_borehole_depth_not_negative CHECK (total_borehole_depth_ft >= 0::double precision),
  constraint wells_casing_diameter_not_negative CHECK (casing_outside_diameter_inches >= 0::double precision),
  constraint wells_depth_not_negative CHECK (well_depth_ft >= 0::double precision),
  constraint wells_flow_rate_not_negative CHECK (flow_rate_gpm >= 0::double precision),
  constraint wells_latitude_in_range CHECK (lat_dd >= '-90'::integer::double precision AND lat_dd <= 90::double precision),
  constraint wells_longitude_in_range CHECK (lon_dd >= '-180'::integer::double precision AND lon_dd <= 180::double precision),
  constraint wells_merged_is_removed CHECK (merged_into IS NULL OR removed),
  constraint wells_plugged_after_drilled CHECK (plugging_date >= drilled_date),
  constraint wells_pump_depth_not_negative CHECK (pump_depth_ft >= 0::double precision),
  constraint wells_pump_motor_not_negative CHECK (pump_motor_size_hp >= 0::double precision),
  constraint wells_pump_rate_not_negative CHECK (pump_gpm >= 0::double precision),
  constraint wells_pump_size_not_negative CHECK (pump_size_hp >= 0::double precision),
  constraint wells_state_well_num_seven_digits CHECK (state_well_num ~ '^[0-9]{7}$'::text),
  constraint wells_usgs_site_num_digits CHECK (usgs_site_num ~ '^[0-9]{8,15}$'::text),
  constraint wells_year_drilled_is_its_first_day CHECK (NOT drilled_year_only OR to_char(drilled_date::timestamp with time zone, 'MM-DD'::text) = '01-01'::text),
  constraint wells_aquifer_exists FOREIGN KEY (aquifer_ndx) REFERENCES aquifers(aquifer_ndx),
  constraint wells_aquifer_setting_exists FOREIGN KEY (aq_setting_ndx) REFERENCES aquifer_settings(aq_setting_ndx),
  constraint wells_casing_type_exists FOREIGN KEY (casing_type_ndx) REFERENCES casing_types(casing_type_ndx),
  constraint wells_class_exists FOREIGN KEY (well_class_ndx) REFERENCES well_classes(well_class_ndx),
  constraint wells_completion_exists FOREIGN KEY (aq_completion_ndx) REFERENCES aquifer_completions(aq_completion_ndx),
  constraint wells_contact_exists FOREIGN KEY (contact_ndx) REFERENCES contacts(rolo_ndx),
  constraint wells_county_exists FOREIGN KEY (county_ndx) REFERENCES counties(county_ndx),
  constraint wells_district_exists FOREIGN KEY (district_ndx) REFERENCES districts(district_ndx),
  constraint wells_driller_exists FOREIGN KEY (driller_ndx) REFERENCES drillers(driller_ndx),
  constraint wells_formation_exists FOREIGN KEY (formation_ndx) REFERENCES formations(formation_ndx),
  constraint wells_import_exists FOREIGN KEY (import_ndx) REFERENCES imports(import_ndx),
  constraint wells_management_zone_exists FOREIGN KEY (mgmtzone_ndx) REFERENCES management_zones(mgmtzone_ndx),
  constraint wells_merged_into_exists FOREIGN KEY (merged_into) REFERENCES wells(well_ndx),
  constraint wells_monitoring_status_exists FOREIGN KEY (monitoring_status_ndx) REFERENCES monitoring_statuses(monitoring_status_ndx),
  constraint wells_other_treatments_exist FOREIGN KEY (other_treatments_ndx) REFERENCES other_treatments(other_treatments_ndx),
  constraint wells_primary_use_exists FOREIGN KEY (primary_use_ndx) REFERENCES well_uses(well_use_ndx),
  constraint wells_pump_type_exists FOREIGN KEY (pump_type_ndx) REFERENCES pump_types(pump_type_ndx),
  constraint wells_sampling_spigot_exists FOREIGN KEY (sampling_spigot_ndx) REFERENCES sampling_spigots(sampling_spigot_ndx),
  constraint wells_secondary_use_exists FOREIGN KEY (secondary_use_ndx) REFERENCES well_uses(well_use_ndx),
  constraint wells_status_exists FOREIGN KEY (well_status_ndx) REFERENCES well_statuses(well_status_ndx),
  constraint wells_subclass_exists FOREIGN KEY (well_subclass_ndx) REFERENCES well_subclasses(well_subclass_ndx),
  constraint wells_system_type_exists FOREIGN KEY (system_type_ndx) REFERENCES system_types(system_type_ndx),
  constraint wells_watershed_exists FOREIGN KEY (watershed_ndx) REFERENCES watersheds(watershed_ndx)
);
CREATE INDEX wells_by_beginning_of_number ON public.wells USING btree (state_well_num text_pattern_ops);
CREATE INDEX wells_by_contact ON public.wells USING btree (contact_ndx);
CREATE INDEX wells_by_distance ON public.wells USING gist (geog);
CREATE INDEX wells_by_end_of_id ON public.wells USING btree (reverse(plain_words(district_well_id)) text_pattern_ops);
CREATE INDEX wells_by_import ON public.wells USING btree (import_ndx) WHERE (import_ndx IS NOT NULL);
CREATE INDEX wells_by_known_state_well_num ON public.wells USING btree (known_state_well_num);
CREATE INDEX wells_by_merged_into ON public.wells USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX wells_by_name_key ON public.wells USING btree (name_key);
CREATE INDEX wells_by_place ON public.wells USING gist (geom);
CREATE INDEX wells_by_plain_city ON public.wells USING btree (plain_words(city));
CREATE INDEX wells_by_plain_id ON public.wells USING btree (plain_words(district_well_id) text_pattern_ops);
CREATE INDEX wells_by_plain_name ON public.wells USING btree (plain_words(well_name) text_pattern_ops);
CREATE INDEX wells_by_report ON public.wells USING btree (well_report_tracking_num);
CREATE INDEX wells_by_words ON public.wells USING gin (plain_words(((((((((district_well_id || ' '::text) || COALESCE(state_well_num, ''::text)) || ' '::text) || COALESCE(well_name, ''::text)) || ' '::text) || COALESCE(physical_location_address, ''::text)) || ' '::text) || COALESCE(city, ''::text))) gin_trgm_ops);
CREATE INDEX wells_removed ON public.wells USING btree (well_ndx) WHERE removed;
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON wells FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON wells FOR EACH ROW EXECUTE FUNCTION history.write_change('well_ndx', 'shaped');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON wells FOR EACH ROW EXECUTE FUNCTION stamp_record();
CREATE TRIGGER stamp_removal BEFORE INSERT OR UPDATE ON wells FOR EACH ROW EXECUTE FUNCTION stamp_removal();

create table meters (
  meter_ndx integer not null generated by default as identity,
  meter_id text not null default 'M-'::text || number_in_id(nextval('meter_numbers'::regclass), 5),
  setup_well_ndx integer not null,
  joined_date date,
  retired_date date,
  is_active boolean not null generated always as (retired_date IS NULL) stored,
  meter_type text,
  brand text,
  meter_serial_number text,
  replaces_meter_ndx integer,
  notes text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  start_reading numeric not null default 0,
  shares_over_wells boolean not null default false,
  constraint meters_key PRIMARY KEY (meter_ndx),
  constraint meters_meter_id_unique UNIQUE (meter_id),
  constraint meters_replaces_another CHECK (replaces_meter_ndx <> meter_ndx),
  constraint meters_retired_after_joined CHECK (retired_date >= joined_date),
  constraint meters_start_in_thousandths CHECK (start_reading = round(start_reading, 3)),
  constraint meters_start_not_negative CHECK (start_reading >= 0::numeric),
  constraint meters_replaced_meter_exists FOREIGN KEY (replaces_meter_ndx) REFERENCES meters(meter_ndx),
  constraint meters_setup_well_exists FOREIGN KEY (setup_well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX meters_by_plain_id ON public.meters USING btree (plain_words(meter_id) text_pattern_ops);
CREATE INDEX meters_by_plain_serial_number ON public.meters USING btree (plain_words(meter_serial_number) text_pattern_ops);
CREATE INDEX meters_by_replaced_meter ON public.meters USING btree (replaces_meter_ndx) WHERE (replaces_meter_ndx IS NOT NULL);
CREATE INDEX meters_by_setup_well ON public.meters USING btree (setup_well_ndx);
CREATE INDEX meters_by_words ON public.meters USING gin (plain_words(((((meter_id || ' '::text) || COALESCE(meter_serial_number, ''::text)) || ' '::text) || COALESCE(brand, ''::text))) gin_trgm_ops);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON meters FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON meters FOR EACH ROW EXECUTE FUNCTION history.write_change('meter_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON meters FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table submitted_readings (
  submitted_reading_ndx integer not null generated by default as identity,
  permit_ndx integer not null,
  meter_ndx integer not null,
  c_year integer not null,
  c_month integer not null,
  meter_reading numeric not null,
  notes text,
  state text not null default 'waiting'::text,
  question text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint submitted_readings_key PRIMARY KEY (submitted_reading_ndx),
  constraint submitted_readings_in_thousandths CHECK (meter_reading = round(meter_reading, 3)),
  constraint submitted_readings_month_in_range CHECK (c_month >= 1 AND c_month <= 12),
  constraint submitted_readings_not_negative CHECK (meter_reading >= 0::numeric),
  constraint submitted_readings_questioned_in_words CHECK (state <> 'questioned'::text OR question IS NOT NULL),
  constraint submitted_readings_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'approved'::text, 'questioned'::text, 'withdrawn'::text])),
  constraint submitted_readings_year_in_range CHECK (c_year >= 1900 AND c_year <= 2200),
  constraint submitted_readings_meter_exists FOREIGN KEY (meter_ndx) REFERENCES meters(meter_ndx),
  constraint submitted_readings_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx)
);
CREATE INDEX submitted_readings_by_meter ON public.submitted_readings USING btree (meter_ndx, c_year, c_month);
CREATE UNIQUE INDEX submitted_readings_one_waits ON public.submitted_readings USING btree (permit_ndx, meter_ndx, c_year, c_month) WHERE (state = 'waiting'::text);
CREATE INDEX submitted_readings_waiting ON public.submitted_readings USING btree (submitted_reading_ndx) WHERE (state = 'waiting'::text);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON submitted_readings FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON submitted_readings FOR EACH ROW EXECUTE FUNCTION history.write_change('submitted_reading_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON submitted_readings FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table attachments (
  att_ndx integer not null generated by default as identity,
  well_ndx integer,
  permit_ndx integer,
  original_filename text not null,
  system_filename text not null,
  content_type text not null,
  size_bytes bigint not null,
  tags integer not null,
  notes text,
  photo_gallery boolean not null default false,
  photo_date date,
  photo_taken_by text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  removed boolean not null default false,
  removed_timestamp timestamp with time zone,
  removed_by text,
  cannot_be_shown boolean not null default false,
  submitted_reading_ndx integer,
  resource_guide_ndx integer,
  photo_lat_dd double precision,
  photo_lon_dd double precision,
  constraint attachments_key PRIMARY KEY (att_ndx),
  constraint attachments_system_filename_unique UNIQUE (system_filename),
  constraint attachments_content_type_plain CHECK (content_type ~ '^[a-z]+/[a-z0-9.+-]+$'::text),
  constraint attachments_of_one_record CHECK (num_nonnulls(well_ndx, permit_ndx, submitted_reading_ndx, resource_guide_ndx) = 1),
  constraint attachments_photo_latitude_in_range CHECK (photo_lat_dd >= '-90'::integer::double precision AND photo_lat_dd <= 90::double precision),
  constraint attachments_photo_longitude_in_range CHECK (photo_lon_dd >= '-180'::integer::double precision AND photo_lon_dd <= 180::double precision),
  constraint attachments_photo_place_whole CHECK ((photo_lat_dd IS NULL) = (photo_lon_dd IS NULL)),
  constraint attachments_size_not_negative CHECK (size_bytes >= 0),
  constraint attachments_system_filename_plain CHECK (system_filename ~ '^[0-9a-f]{32}[.][a-z0-9]{1,8}$'::text),
  constraint attachments_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx),
  constraint attachments_resource_guide_exists FOREIGN KEY (resource_guide_ndx) REFERENCES resource_guides(resource_guide_ndx),
  constraint attachments_submitted_reading_exists FOREIGN KEY (submitted_reading_ndx) REFERENCES submitted_readings(submitted_reading_ndx),
  constraint attachments_tag_exists FOREIGN KEY (tags) REFERENCES attachment_tags(att_tag_ndx),
  constraint attachments_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX attachments_by_name ON public.attachments USING gin (plain_words(original_filename) gin_trgm_ops) WHERE ((well_ndx IS NOT NULL) AND (NOT removed) AND (NOT photo_gallery));
CREATE INDEX attachments_by_permit ON public.attachments USING btree (permit_ndx) WHERE (permit_ndx IS NOT NULL);
CREATE INDEX attachments_by_resource_guide ON public.attachments USING btree (resource_guide_ndx) WHERE (resource_guide_ndx IS NOT NULL);
CREATE INDEX attachments_by_submitted_reading ON public.attachments USING btree (submitted_reading_ndx) WHERE (submitted_reading_ndx IS NOT NULL);
CREATE INDEX attachments_by_well ON public.attachments USING btree (well_ndx) WHERE (well_ndx IS NOT NULL);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON attachments FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON attachments FOR EACH ROW EXECUTE FUNCTION history.write_change('att_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON attachments FOR EACH ROW EXECUTE FUNCTION stamp_record();
CREATE TRIGGER stamp_removal BEFORE INSERT OR UPDATE ON attachments FOR EACH ROW EXECUTE FUNCTION stamp_removal();

create table casing_materials (
  casing_material_ndx integer not null,
  casing_material_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint casing_materials_key PRIMARY KEY (casing_material_ndx),
  constraint casing_materials_named_once UNIQUE (casing_material_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON casing_materials FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON casing_materials FOR EACH ROW EXECUTE FUNCTION history.write_change('casing_material_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON casing_materials FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table claim_requests (
  claim_request_ndx integer not null generated always as identity,
  sub text not null,
  permit_number text not null,
  at timestamp with time zone not null default now(),
  is_done boolean not null default false,
  constraint claim_requests_key PRIMARY KEY (claim_request_ndx)
);
CREATE INDEX claim_requests_of_account ON public.claim_requests USING btree (sub, at);
CREATE INDEX claim_requests_waiting ON public.claim_requests USING btree (claim_request_ndx) WHERE (NOT is_done);

create table claims (
  claim_ndx integer not null generated by default as identity,
  rolo_ndx integer not null,
  r_email text,
  state text not null,
  expires_at timestamp with time zone not null default now() + '30 days'::interval,
  used_by text,
  used_at timestamp with time zone,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint claims_key PRIMARY KEY (claim_ndx),
  constraint claims_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'refused'::text, 'to post'::text, 'posted'::text])),
  constraint claims_used_by_somebody CHECK ((used_by IS NULL) = (used_at IS NULL)),
  constraint claims_contact_exists FOREIGN KEY (rolo_ndx) REFERENCES contacts(rolo_ndx)
);
CREATE INDEX claims_by_contact ON public.claims USING btree (rolo_ndx);
CREATE INDEX claims_open ON public.claims USING btree (claim_ndx) WHERE (used_at IS NULL);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON claims FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON claims FOR EACH ROW EXECUTE FUNCTION history.write_change('claim_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON claims FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table closed_years (
  closed_year_ndx integer not null generated by default as identity,
  fiscal_year integer not null,
  notes text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint closed_years_key PRIMARY KEY (closed_year_ndx),
  constraint closed_years_once UNIQUE (fiscal_year),
  constraint closed_years_year_in_range CHECK (fiscal_year >= 1900 AND fiscal_year <= 2200)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON closed_years FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON closed_years FOR EACH ROW EXECUTE FUNCTION history.write_change('closed_year_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON closed_years FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table daily_water_levels (
  well_ndx integer not null,
  collect_day date not null,
  dtw_ft real not null,
  is_pumping boolean not null default false,
  is_approved boolean not null default false,
  land_surface_elevation_ft double precision,
  vertical_datum text,
  constraint daily_water_levels_key PRIMARY KEY (well_ndx, collect_day),
  constraint daily_water_levels_elevation_with_datum CHECK ((land_surface_elevation_ft IS NULL) = (vertical_datum IS NULL)),
  constraint daily_water_levels_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON daily_water_levels FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table data_versions (
  table_name text not null,
  backend integer not null,
  changes bigint not null,
  constraint data_versions_pkey PRIMARY KEY (table_name, backend)
);

create table delegations (
  delegation_ndx integer not null generated by default as identity,
  sub text not null,
  email text not null,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  removed boolean not null default false,
  removed_timestamp timestamp with time zone,
  removed_by text,
  constraint delegations_key PRIMARY KEY (delegation_ndx)
);
CREATE INDEX delegations_by_email ON public.delegations USING btree (lower(email)) WHERE (NOT removed);
CREATE UNIQUE INDEX delegations_once ON public.delegations USING btree (sub, lower(email)) WHERE (NOT removed);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON delegations FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON delegations FOR EACH ROW EXECUTE FUNCTION history.write_change('delegation_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON delegations FOR EACH ROW EXECUTE FUNCTION stamp_record();
CREATE TRIGGER stamp_removal BEFORE INSERT OR UPDATE ON delegations FOR EACH ROW EXECUTE FUNCTION stamp_removal();

create table delegation_permits (
  delegation_ndx integer not null,
  permit_ndx integer not null,
  constraint delegation_permits_once PRIMARY KEY (delegation_ndx, permit_ndx),
  constraint delegation_permits_delegation_exists FOREIGN KEY (delegation_ndx) REFERENCES delegations(delegation_ndx),
  constraint delegation_permits_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON delegation_permits FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON delegation_permits FOR EACH ROW EXECUTE FUNCTION history.write_change('delegation_ndx');

create table distinct_records (
  ndx integer not null generated by default as identity,
  table_name text not null,
  one integer not null,
  other integer not null,
  constraint distinct_records_key PRIMARY KEY (ndx),
  constraint distinct_records_once UNIQUE (table_name, one, other),
  constraint distinct_records_in_order CHECK (one < other)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON distinct_records FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON distinct_records FOR EACH ROW EXECUTE FUNCTION history.write_change('ndx');

create table district_files (
  district_file_ndx integer not null generated by default as identity,
  file_name text not null,
  settings jsonb not null,
  imports integer[] not null,
  applied_at timestamp with time zone not null default now(),
  applied_by text not null default acting_user(),
  undone_at timestamp with time zone,
  undone_by text,
  renamed jsonb not null,
  constraint district_files_key PRIMARY KEY (district_file_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON district_files FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table district_rules (
  is_only boolean not null default true,
  reading_due_day integer not null default 5,
  late_readings_are_public boolean not null default false,
  meter_tolerance_pct numeric not null default 5,
  permit_number_pattern text not null default '{prefix}{number}-{yy}-1'::text,
  well_logs_are_public boolean not null default true,
  constraint district_rules_key PRIMARY KEY (is_only),
  constraint district_rules_are_one CHECK (is_only),
  constraint meter_tolerance_in_range CHECK (meter_tolerance_pct >= 0::numeric AND meter_tolerance_pct <= 100::numeric),
  constraint reading_due_in_every_month CHECK (reading_due_day >= 1 AND reading_due_day <= 28)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON district_rules FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table district_settings (
  name text not null,
  value text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint district_settings_key PRIMARY KEY (name),
  constraint district_settings_not_long CHECK (char_length(value) <= 20000)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON district_settings FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON district_settings FOR EACH ROW EXECUTE FUNCTION history.write_change('name');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON district_settings FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table drought_areas (
  drought_area_ndx integer not null,
  drought_area_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint drought_areas_key PRIMARY KEY (drought_area_ndx),
  constraint drought_areas_named_once UNIQUE (drought_area_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON drought_areas FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON drought_areas FOR EACH ROW EXECUTE FUNCTION history.write_change('drought_area_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON drought_areas FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table drought_area_groups (
  drought_area_group_ndx integer not null generated by default as identity,
  aquifer_group_ndx integer not null,
  drought_area_ndx integer not null,
  holds_from date not null,
  source_note text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint drought_area_groups_key PRIMARY KEY (drought_area_group_ndx),
  constraint drought_area_groups_once UNIQUE (aquifer_group_ndx, holds_from),
  constraint drought_area_groups_from_first_of_month CHECK (EXTRACT(day FROM holds_from) = 1::numeric),
  constraint drought_area_groups_named CHECK (aquifer_group_ndx <> 999 AND drought_area_ndx <> 999),
  constraint drought_area_groups_area_exists FOREIGN KEY (drought_area_ndx) REFERENCES drought_areas(drought_area_ndx),
  constraint drought_area_groups_group_exists FOREIGN KEY (aquifer_group_ndx) REFERENCES aquifer_groups(aquifer_group_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON drought_area_groups FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON drought_area_groups FOR EACH ROW EXECUTE FUNCTION history.write_change('drought_area_group_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON drought_area_groups FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table drought_stages (
  drought_stage_ndx integer not null,
  drought_stage_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  restricts boolean not null default true,
  stage_color text not null default 'Orange'::text,
  constraint drought_stages_key PRIMARY KEY (drought_stage_ndx),
  constraint drought_stages_named_once UNIQUE (drought_stage_name),
  constraint drought_stages_color_known CHECK (stage_color = ANY (ARRAY['Green'::text, 'Blue'::text, 'Yellow'::text, 'Orange'::text, 'Red'::text, 'Dark Red'::text, 'Purple'::text, 'Gray'::text]))
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON drought_stages FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON drought_stages FOR EACH ROW EXECUTE FUNCTION history.write_change('drought_stage_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON drought_stages FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table drought_days (
  drought_day_ndx integer not null generated by default as identity,
  drought_area_ndx integer not null,
  day date not null,
  drought_stage_ndx integer not null,
  figures jsonb not null,
  constraint drought_days_key PRIMARY KEY (drought_day_ndx),
  constraint drought_days_once UNIQUE (drought_area_ndx, day),
  constraint drought_days_area_exists FOREIGN KEY (drought_area_ndx) REFERENCES drought_areas(drought_area_ndx),
  constraint drought_days_stage_exists FOREIGN KEY (drought_stage_ndx) REFERENCES drought_stages(drought_stage_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON drought_days FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON drought_days FOR EACH ROW EXECUTE FUNCTION history.write_change('drought_day_ndx');

create table drought_declarations (
  drought_declaration_ndx integer not null generated by default as identity,
  declared_on date not null,
  drought_stage_ndx integer not null,
  first_month date not null,
  last_month date not null,
  stages_before integer[] not null,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  removed boolean not null default false,
  removed_timestamp timestamp with time zone,
  removed_by text,
  drought_area_ndx integer not null default 1,
  constraint drought_declarations_key PRIMARY KEY (drought_declaration_ndx),
  constraint drought_declarations_of_months CHECK (EXTRACT(day FROM first_month) = 1::numeric AND EXTRACT(day FROM last_month) = 1::numeric AND first_month <= last_month),
  constraint drought_declarations_area_exists FOREIGN KEY (drought_area_ndx) REFERENCES drought_areas(drought_area_ndx),
  constraint drought_declarations_stage_exists FOREIGN KEY (drought_stage_ndx) REFERENCES drought_stages(drought_stage_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON drought_declarations FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON drought_declarations FOR EACH ROW EXECUTE FUNCTION history.write_change('drought_declaration_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON drought_declarations FOR EACH ROW EXECUTE FUNCTION stamp_record();
CREATE TRIGGER stamp_removal BEFORE INSERT OR UPDATE ON drought_declarations FOR EACH ROW EXECUTE FUNCTION stamp_removal();

create table drought_measures (
  drought_measure_ndx integer not null generated by default as identity,
  drought_stage_ndx integer not null,
  drought_area_ndx integer not null default 999,
  concerns text not null,
  measure text,
  holds_from date not null,
  source_note text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint drought_measures_key PRIMARY KEY (drought_measure_ndx),
  constraint drought_measures_once UNIQUE (drought_stage_ndx, drought_area_ndx, concerns, holds_from),
  constraint drought_measures_stage_named CHECK (drought_stage_ndx <> 999),
  constraint drought_measures_area_exists FOREIGN KEY (drought_area_ndx) REFERENCES drought_areas(drought_area_ndx),
  constraint drought_measures_stage_exists FOREIGN KEY (drought_stage_ndx) REFERENCES drought_stages(drought_stage_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON drought_measures FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON drought_measures FOR EACH ROW EXECUTE FUNCTION history.write_change('drought_measure_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON drought_measures FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table drought_reductions (
  drought_reduction_ndx integer not null generated by default as identity,
  drought_stage_ndx integer not null,
  permit_type_ndx integer not null default 999,
  primary_use_ndx integer not null default 999,
  drought_area_ndx integer not null default 999,
  holds_from date not null,
  reduction reduction,
  source_note text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint drought_reductions_key PRIMARY KEY (drought_reduction_ndx),
  constraint drought_reductions_once UNIQUE (drought_stage_ndx, permit_type_ndx, primary_use_ndx, drought_area_ndx, holds_from),
  constraint drought_reductions_from_first_of_month CHECK (EXTRACT(day FROM holds_from) = 1::numeric),
  constraint drought_reductions_area_exists FOREIGN KEY (drought_area_ndx) REFERENCES drought_areas(drought_area_ndx),
  constraint drought_reductions_stage_exists FOREIGN KEY (drought_stage_ndx) REFERENCES drought_stages(drought_stage_ndx),
  constraint drought_reductions_type_exists FOREIGN KEY (permit_type_ndx) REFERENCES permit_types(permit_type_ndx),
  constraint drought_reductions_use_exists FOREIGN KEY (primary_use_ndx) REFERENCES well_uses(well_use_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON drought_reductions FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON drought_reductions FOR EACH ROW EXECUTE FUNCTION history.write_change('drought_reduction_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON drought_reductions FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table drought_stage_changes (
  drought_stage_change_ndx integer not null generated by default as identity,
  drought_area_ndx integer not null default 1,
  from_day date not null,
  drought_stage_ndx integer not null,
  source_note text,
  drought_declaration_ndx integer,
  stage_before integer,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint drought_stage_changes_key PRIMARY KEY (drought_stage_change_ndx),
  constraint drought_stage_changes_once UNIQUE (drought_area_ndx, from_day),
  constraint drought_stage_changes_named CHECK (drought_area_ndx <> 999 AND drought_stage_ndx <> 999),
  constraint drought_stage_changes_area_exists FOREIGN KEY (drought_area_ndx) REFERENCES drought_areas(drought_area_ndx),
  constraint drought_stage_changes_declaration_exists FOREIGN KEY (drought_declaration_ndx) REFERENCES drought_declarations(drought_declaration_ndx),
  constraint drought_stage_changes_stage_before_exists FOREIGN KEY (stage_before) REFERENCES drought_stages(drought_stage_ndx),
  constraint drought_stage_changes_stage_exists FOREIGN KEY (drought_stage_ndx) REFERENCES drought_stages(drought_stage_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON drought_stage_changes FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON drought_stage_changes FOR EACH ROW EXECUTE FUNCTION history.write_change('drought_stage_change_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON drought_stage_changes FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table drought_stage_history (
  ndx integer not null generated by default as identity,
  d_year integer not null,
  d_month integer not null,
  drought_stage_ndx integer not null default 999,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  drought_area_ndx integer not null default 1,
  constraint drought_stage_history_key PRIMARY KEY (ndx),
  constraint drought_stage_history_once_a_month UNIQUE (drought_area_ndx, d_year, d_month),
  constraint drought_stage_history_month_in_range CHECK (d_month >= 1 AND d_month <= 12),
  constraint drought_stage_history_year_in_range CHECK (d_year >= 1900 AND d_year <= 2200),
  constraint drought_stage_history_area_exists FOREIGN KEY (drought_area_ndx) REFERENCES drought_areas(drought_area_ndx),
  constraint drought_stage_history_stage_exists FOREIGN KEY (drought_stage_ndx) REFERENCES drought_stages(drought_stage_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON drought_stage_history FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON drought_stage_history FOR EACH ROW EXECUTE FUNCTION history.write_change('ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON drought_stage_history FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table drought_trigger_rules (
  drought_trigger_rule_ndx integer not null generated by default as identity,
  drought_area_ndx integer not null default 1,
  holds_from date not null,
  enters_when text not null default 'Any Trigger Is Met'::text,
  leaves_when text not null default 'All Have Recovered'::text,
  enter_after_days integer not null default 1,
  leave_after_days integer not null default 1,
  source_note text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint drought_trigger_rules_key PRIMARY KEY (drought_trigger_rule_ndx),
  constraint drought_trigger_rules_once UNIQUE (drought_area_ndx, holds_from),
  constraint drought_trigger_rules_area_named CHECK (drought_area_ndx <> 999),
  constraint drought_trigger_rules_enter_within_a_year CHECK (enter_after_days >= 1 AND enter_after_days <= 366),
  constraint drought_trigger_rules_enters_known CHECK (enters_when = ANY (ARRAY['Any Trigger Is Met'::text, 'All Triggers Are Met'::text])),
  constraint drought_trigger_rules_leave_within_a_year CHECK (leave_after_days >= 1 AND leave_after_days <= 366),
  constraint drought_trigger_rules_leaves_known CHECK (leaves_when = ANY (ARRAY['All Have Recovered'::text, 'No Trigger Is Met'::text, 'Any Has Recovered'::text])),
  constraint drought_trigger_rules_area_exists FOREIGN KEY (drought_area_ndx) REFERENCES drought_areas(drought_area_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON drought_trigger_rules FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON drought_trigger_rules FOR EACH ROW EXECUTE FUNCTION history.write_change('drought_trigger_rule_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON drought_trigger_rules FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table indicators (
  indicator_ndx integer not null,
  indicator_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  indicator_unit text not null default ''::text,
  constraint indicators_key PRIMARY KEY (indicator_ndx),
  constraint indicators_named_once UNIQUE (indicator_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON indicators FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON indicators FOR EACH ROW EXECUTE FUNCTION history.write_change('indicator_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON indicators FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table drought_triggers (
  drought_trigger_ndx integer not null generated by default as identity,
  drought_stage_ndx integer not null,
  valid_from date not null,
  source_note text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  removed boolean not null default false,
  removed_timestamp timestamp with time zone,
  removed_by text,
  drought_area_ndx integer not null default 1,
  indicator_ndx integer not null,
  window_days integer not null default 10,
  comparison text not null default 'At or Below'::text,
  threshold double precision,
  constraint drought_triggers_key PRIMARY KEY (drought_trigger_ndx),
  constraint drought_triggers_once EXCLUDE USING btree (drought_area_ndx WITH =, drought_stage_ndx WITH =, indicator_ndx WITH =, window_days WITH =, valid_from WITH =) WHERE (NOT removed),
  constraint drought_triggers_area_named CHECK (drought_area_ndx <> 999),
  constraint drought_triggers_comparison_known CHECK (comparison = ANY (ARRAY['At or Below'::text, 'Below'::text, 'At or Above'::text, 'Above'::text])),
  constraint drought_triggers_indicator_named CHECK (indicator_ndx <> 999),
  constraint drought_triggers_within_a_year CHECK (window_days >= 1 AND window_days <= 366),
  constraint drought_triggers_area_exists FOREIGN KEY (drought_area_ndx) REFERENCES drought_areas(drought_area_ndx),
  constraint drought_triggers_indicator_exists FOREIGN KEY (indicator_ndx) REFERENCES indicators(indicator_ndx),
  constraint drought_triggers_stage_exists FOREIGN KEY (drought_stage_ndx) REFERENCES drought_stages(drought_stage_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON drought_triggers FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON drought_triggers FOR EACH ROW EXECUTE FUNCTION history.write_change('drought_trigger_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON drought_triggers FOR EACH ROW EXECUTE FUNCTION stamp_record();
CREATE TRIGGER stamp_removal BEFORE INSERT OR UPDATE ON drought_triggers FOR EACH ROW EXECUTE FUNCTION stamp_removal();

create table ended_sessions (
  name text not null,
  ended_at timestamp with time zone not null default now(),
  until timestamp with time zone not null,
  constraint ended_sessions_once PRIMARY KEY (name)
);
CREATE INDEX ended_sessions_by_age ON public.ended_sessions USING btree (until);

create table field_uploads (
  upload_id text not null,
  device_id uuid not null,
  who text not null default acting_user(),
  metadata jsonb not null,
  length_bytes bigint not null,
  att_ndx integer,
  last_piece_at timestamp with time zone not null default now(),
  constraint field_uploads_key PRIMARY KEY (upload_id),
  constraint field_uploads_once UNIQUE (device_id),
  constraint field_uploads_id_unguessable CHECK (upload_id ~ '^[0-9a-f]{32}$'::text),
  constraint field_uploads_length_positive CHECK (length_bytes > 0),
  constraint field_uploads_attachment_exists FOREIGN KEY (att_ndx) REFERENCES attachments(att_ndx)
);

create table figure_checks (
  checked_at timestamp with time zone not null default clock_timestamp(),
  figures integer not null,
  different integer not null,
  first_different text[] not null,
  constraint figure_checks_key PRIMARY KEY (checked_at),
  constraint figure_checks_compared_something CHECK (figures >= 0),
  constraint figure_checks_differ_at_most_all CHECK (different >= 0),
  constraint figure_checks_name_what_differs CHECK (cardinality(first_different) <= different)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON figure_checks FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table grouping_months (
  grouping_ndx integer not null,
  fiscal_year smallint not null,
  c_year smallint not null,
  c_month smallint not null,
  aq_group_summary_name text not null,
  permit_tier_ndx integer not null,
  permit_status_ndx integer not null,
  permits smallint not null,
  running_permits smallint not null,
  incomplete_permits smallint not null,
  permitted_gal bigint not null,
  reduced_gal bigint not null,
  metered_gal bigint not null,
  exceeding_gal bigint not null default 0,
  counts_as_exceeding boolean not null default false,
  constraint grouping_months_key PRIMARY KEY (grouping_ndx, fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx)
);
CREATE INDEX grouping_months_by_kind ON public.grouping_months USING btree (aq_group_summary_name, permit_tier_ndx, permit_status_ndx, c_year, c_month);
CREATE INDEX grouping_months_by_month ON public.grouping_months USING btree (c_year, c_month);
CREATE STATISTICS public.grouping_months_once_a_month (ndistinct) ON grouping_ndx, fiscal_year, c_year, c_month FROM grouping_months;
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON grouping_months FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table history.changes (
  change_ndx bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  who text not null,
  request_id text,
  table_name text not null,
  record_key text not null,
  operation text not null,
  before jsonb,
  after jsonb,
  note text,
  device text default NULLIF(current_setting('app.device'::text, true), ''::text),
  constraint changes_pkey PRIMARY KEY (change_ndx),
  constraint changes_operation_known CHECK (operation = ANY (ARRAY['insert'::text, 'update'::text, 'delete'::text]))
);
CREATE INDEX changes_by_time ON history.changes USING brin (at);
CREATE INDEX changes_of_record ON history.changes USING btree (table_name, record_key, change_ndx DESC);

create table history.days (
  day date not null,
  hash bytea not null,
  sealed_at timestamp with time zone not null default clock_timestamp(),
  constraint history_days_key PRIMARY KEY (day),
  constraint history_days_hash_of_256_bits CHECK (length(hash) = 32)
);

create table history.fingerprints (
  change_ndx bigint not null,
  day date not null,
  hash bytea not null,
  constraint history_fingerprints_key PRIMARY KEY (change_ndx),
  constraint history_fingerprints_hash_of_256_bits CHECK (length(hash) = 32)
);
CREATE INDEX fingerprints_of_day ON history.fingerprints USING btree (day, change_ndx);

create table idempotency_keys (
  key text not null,
  who text not null,
  call text not null,
  body_hash text not null,
  status integer not null,
  answer jsonb not null,
  at timestamp with time zone not null default now(),
  constraint idempotency_keys_once PRIMARY KEY (who, key)
);
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (at);

create table import_files (
  import_file_ndx integer not null generated by default as identity,
  subject text not null,
  file_name text not null,
  system_filename text not null,
  file_hash text not null,
  sheets jsonb not null default '[]'::jsonb,
  sheet text,
  row_count integer not null,
  columns jsonb not null,
  headings_hash text not null,
  mapping jsonb not null default '{}'::jsonb,
  mode text not null default 'add'::text,
  uploaded_by text not null default acting_user(),
  uploaded_at timestamp with time zone not null default now(),
  constraint import_files_key PRIMARY KEY (import_file_ndx),
  constraint import_files_kept_once UNIQUE (system_filename),
  constraint import_files_mode_known CHECK (mode = ANY (ARRAY['add'::text, 'fill'::text, 'overwrite'::text])),
  constraint import_files_rows_not_negative CHECK (row_count >= 0)
);
CREATE INDEX import_files_by_headings ON public.import_files USING btree (subject, headings_hash, import_file_ndx DESC);

create table import_runs (
  import_run_ndx integer not null generated by default as identity,
  kind text not null,
  import_file_ndx integer,
  import_ndx integer,
  state text not null default 'waiting'::text,
  is_stop_asked boolean not null default false,
  claim text,
  beat_at timestamp with time zone not null default now(),
  rows_total integer not null,
  rows_done integer not null default 0,
  rows_added integer not null default 0,
  rows_changed integer not null default 0,
  rows_known integer not null default 0,
  rows_refused integer not null default 0,
  words_added jsonb not null default '[]'::jsonb,
  failure text,
  asked_by text not null,
  asked_by_name text not null,
  asked_at timestamp with time zone not null default now(),
  files_unnamed integer not null default 0,
  covers jsonb,
  constraint import_runs_key PRIMARY KEY (import_run_ndx),
  constraint import_runs_files_unnamed_not_negative CHECK (files_unnamed >= 0),
  constraint import_runs_kind_known CHECK (kind = ANY (ARRAY['preview'::text, 'import'::text, 'undo'::text])),
  constraint import_runs_of_a_file CHECK (kind = 'undo'::text OR import_file_ndx IS NOT NULL),
  constraint import_runs_of_an_import CHECK ((kind = 'preview'::text) = (import_ndx IS NULL)),
  constraint import_runs_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'running'::text, 'stopped'::text, 'failed'::text, 'done'::text])),
  constraint import_runs_file_exists FOREIGN KEY (import_file_ndx) REFERENCES import_files(import_file_ndx) ON DELETE CASCADE,
  constraint import_runs_import_exists FOREIGN KEY (import_ndx) REFERENCES imports(import_ndx)
);
CREATE INDEX import_runs_of_file ON public.import_runs USING btree (import_file_ndx);
CREATE INDEX import_runs_of_import ON public.import_runs USING btree (import_ndx, import_run_ndx DESC);
CREATE UNIQUE INDEX import_runs_one_import ON public.import_runs USING btree (import_ndx) WHERE (kind = 'import'::text);

create table import_outcomes (
  import_run_ndx integer not null,
  line integer not null,
  verdict text not null,
  record text,
  record_key integer,
  reason text,
  refusals jsonb not null default '[]'::jsonb,
  remarks jsonb not null default '[]'::jsonb,
  changes jsonb not null default '[]'::jsonb,
  constraint import_outcomes_key PRIMARY KEY (import_run_ndx, line),
  constraint import_outcomes_verdict_known CHECK (verdict = ANY (ARRAY['added'::text, 'changed'::text, 'already there'::text, 'refused'::text, 'stays'::text])),
  constraint import_outcomes_run_exists FOREIGN KEY (import_run_ndx) REFERENCES import_runs(import_run_ndx) ON DELETE CASCADE
);
CREATE INDEX import_outcomes_by_verdict ON public.import_outcomes USING btree (import_run_ndx, verdict, line);

create table import_unnamed_files (
  import_run_ndx integer not null,
  place integer not null,
  path text not null,
  constraint import_unnamed_files_key PRIMARY KEY (import_run_ndx, place),
  constraint import_unnamed_files_run_exists FOREIGN KEY (import_run_ndx) REFERENCES import_runs(import_run_ndx) ON DELETE CASCADE
);

CREATE OR REPLACE FUNCTION public.gallons_between(previous numeric, previous_gallons_per_unit numeric, reading numeric, gallons_per_unit numeric)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (round(round(((reading * gallons_per_unit) - (previous * previous_gallons_per_unit)), 12)))::bigint;

create table mr_adjustment_reasons (
  mr_adjustment_reason_ndx integer not null,
  mr_adjustment_reason_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint mr_adjustment_reasons_key PRIMARY KEY (mr_adjustment_reason_ndx),
  constraint mr_adjustment_reasons_named_once UNIQUE (mr_adjustment_reason_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON mr_adjustment_reasons FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON mr_adjustment_reasons FOR EACH ROW EXECUTE FUNCTION history.write_change('mr_adjustment_reason_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON mr_adjustment_reasons FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table mr_report_statuses (
  mr_report_status_ndx integer not null,
  mr_report_status_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint mr_report_statuses_key PRIMARY KEY (mr_report_status_ndx),
  constraint mr_report_statuses_named_once UNIQUE (mr_report_status_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON mr_report_statuses FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON mr_report_statuses FOR EACH ROW EXECUTE FUNCTION history.write_change('mr_report_status_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON mr_report_statuses FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table meter_readings (
  meter_reading_ndx integer not null generated by default as identity,
  meter_ndx integer not null,
  c_year integer not null,
  c_month integer not null,
  meter_reading numeric,
  adjustment bigint not null default 0,
  mr_adjustment_reason_ndx integer,
  mr_report_status_ndx integer not null default 999,
  notes text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  prev_meter_reading numeric,
  gallons_per_unit numeric not null default 1,
  prev_gallons_per_unit numeric not null default 1,
  calculated_gallons bigint generated always as (
CASE
    WHEN meter_reading IS NOT NULL THEN gallons_between(prev_meter_reading, prev_gallons_per_unit, meter_reading, gallons_per_unit) + adjustment
    ELSE NULLIF(adjustment, 0)
END) stored,
  constraint meter_readings_key PRIMARY KEY (meter_reading_ndx),
  constraint meter_readings_once_a_month UNIQUE (meter_ndx, c_year, c_month),
  constraint meter_readings_adjustment_with_reason CHECK ((adjustment <> 0) = (mr_adjustment_reason_ndx IS NOT NULL)),
  constraint meter_readings_gallons_in_range CHECK (GREATEST(meter_reading * gallons_per_unit, prev_meter_reading * prev_gallons_per_unit) < '9007199254740992'::bigint::numeric),
  constraint meter_readings_in_thousandths CHECK (meter_reading = round(meter_reading, 3)),
  constraint meter_readings_month_in_range CHECK (c_month >= 1 AND c_month <= 12),
  constraint meter_readings_not_negative CHECK (meter_reading >= 0::numeric),
  constraint meter_readings_year_in_range CHECK (c_year >= 1900 AND c_year <= 2200),
  constraint meter_readings_meter_exists FOREIGN KEY (meter_ndx) REFERENCES meters(meter_ndx),
  constraint meter_readings_reason_exists FOREIGN KEY (mr_adjustment_reason_ndx) REFERENCES mr_adjustment_reasons(mr_adjustment_reason_ndx),
  constraint meter_readings_status_exists FOREIGN KEY (mr_report_status_ndx) REFERENCES mr_report_statuses(mr_report_status_ndx)
);
CREATE INDEX meter_readings_below_zero ON public.meter_readings USING btree (c_year, c_month) WHERE (calculated_gallons < 0);
CREATE INDEX meter_readings_by_fiscal_year ON public.meter_readings USING btree (meter_ndx, ((c_year + ((c_month >= 9))::integer)));
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON meter_readings FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON meter_readings FOR EACH ROW EXECUTE FUNCTION history.write_change('meter_reading_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON meter_readings FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table imported_readings (
  import_ndx integer not null,
  meter_reading_ndx integer not null,
  before jsonb,
  after jsonb not null,
  constraint imported_readings_key PRIMARY KEY (import_ndx, meter_reading_ndx),
  constraint imported_readings_import_exists FOREIGN KEY (import_ndx) REFERENCES imports(import_ndx),
  constraint imported_readings_reading_exists FOREIGN KEY (meter_reading_ndx) REFERENCES meter_readings(meter_reading_ndx) ON DELETE CASCADE
);
CREATE INDEX imported_readings_by_reading ON public.imported_readings USING btree (meter_reading_ndx);

create table imported_records (
  import_ndx integer not null,
  table_name text not null,
  record_key integer not null,
  is_added boolean not null,
  row_hash text not null,
  former_id text,
  constraint imported_records_once PRIMARY KEY (import_ndx, table_name, record_key),
  constraint imported_records_import_exists FOREIGN KEY (import_ndx) REFERENCES imports(import_ndx)
);
CREATE INDEX imported_records_by_former_id ON public.imported_records USING btree (table_name, former_id) WHERE (former_id IS NOT NULL);
CREATE INDEX imported_records_by_row ON public.imported_records USING btree (table_name, row_hash);

create table indicator_readings (
  indicator_reading_ndx integer not null generated by default as identity,
  read_on date not null,
  source_note text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  indicator_ndx integer not null,
  reading double precision not null,
  constraint indicator_readings_key PRIMARY KEY (indicator_reading_ndx),
  constraint indicator_readings_once_a_day UNIQUE (indicator_ndx, read_on),
  constraint indicator_readings_named CHECK (indicator_ndx <> 999),
  constraint indicator_readings_indicator_exists FOREIGN KEY (indicator_ndx) REFERENCES indicators(indicator_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON indicator_readings FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON indicator_readings FOR EACH ROW EXECUTE FUNCTION history.write_change('indicator_reading_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON indicator_readings FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table indicator_sources (
  indicator_source_ndx integer not null generated by default as identity,
  indicator_ndx integer not null,
  well_ndx integer,
  level_as text not null default 'Elevation'::text,
  part_ndx integer not null default 999,
  holds_from date not null,
  holds_until date,
  source_note text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint indicator_sources_key PRIMARY KEY (indicator_source_ndx),
  constraint indicator_sources_once UNIQUE NULLS NOT DISTINCT (indicator_ndx, well_ndx, part_ndx, holds_from),
  constraint indicator_sources_in_order CHECK (holds_until >= holds_from),
  constraint indicator_sources_level_known CHECK (level_as = ANY (ARRAY['Elevation'::text, 'Depth to Water'::text])),
  constraint indicator_sources_named CHECK (indicator_ndx <> 999),
  constraint indicator_sources_of_another CHECK (part_ndx <> indicator_ndx),
  constraint indicator_sources_of_well_or_part CHECK ((well_ndx IS NULL) <> (part_ndx = 999)),
  constraint indicator_sources_indicator_exists FOREIGN KEY (indicator_ndx) REFERENCES indicators(indicator_ndx),
  constraint indicator_sources_part_exists FOREIGN KEY (part_ndx) REFERENCES indicators(indicator_ndx),
  constraint indicator_sources_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON indicator_sources FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON indicator_sources FOR EACH ROW EXECUTE FUNCTION history.write_change('indicator_source_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON indicator_sources FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table inspection_types (
  ir_type_ndx integer not null,
  ir_type_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  is_enforcement boolean not null default false,
  constraint inspection_types_key PRIMARY KEY (ir_type_ndx),
  constraint inspection_types_named_once UNIQUE (ir_type_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON inspection_types FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON inspection_types FOR EACH ROW EXECUTE FUNCTION history.write_change('ir_type_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON inspection_types FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table inspections (
  ir_ndx integer not null generated by default as identity,
  well_ndx integer not null,
  inspection_date timestamp with time zone not null default now(),
  ir_type_ndx integer not null default 999,
  inspected_by text not null,
  field_notes text,
  chk_identity boolean not null default false,
  chk_location boolean not null default false,
  chk_use boolean not null default false,
  chk_setbacks boolean not null default false,
  chk_meter boolean not null default false,
  chk_equipment boolean not null default false,
  chk_treatment boolean not null default false,
  chk_surf_compl boolean not null default false,
  chk_classification boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  follow_up_date date,
  constraint inspections_key PRIMARY KEY (ir_ndx),
  constraint inspections_inspector_named CHECK (inspected_by <> ''::text),
  constraint inspections_type_exists FOREIGN KEY (ir_type_ndx) REFERENCES inspection_types(ir_type_ndx),
  constraint inspections_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX inspections_by_well ON public.inspections USING btree (well_ndx, inspection_date);
CREATE INDEX inspections_to_follow_up ON public.inspections USING btree (well_ndx) WHERE (follow_up_date IS NOT NULL);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON inspections FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON inspections FOR EACH ROW EXECUTE FUNCTION history.write_change('ir_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON inspections FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table kind_months (
  fiscal_year smallint not null,
  c_year smallint not null,
  c_month smallint not null,
  aq_group_summary_name text not null,
  permit_tier_ndx integer not null,
  permit_status_ndx integer not null,
  permits integer not null,
  running_permits integer not null,
  incomplete_permits integer not null,
  exceeding_groupings integer not null,
  permitted_gal bigint not null,
  reduced_gal bigint not null,
  metered_gal bigint not null,
  exceeding_gal bigint not null,
  constraint kind_months_key PRIMARY KEY (c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON kind_months FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table known_words (
  word text not null,
  constraint known_words_once PRIMARY KEY (word)
);
CREATE INDEX known_words_by_likeness ON public.known_words USING gin (word gin_trgm_ops);

create table land_allowances (
  land_allowance_ndx integer not null generated by default as identity,
  permit_type_ndx integer not null,
  from_year integer not null,
  allowance_gal_per_acre numeric(16,4),
  most_acres numeric(12,4),
  earned_part numeric(6,5),
  opening_gal_per_acre numeric(16,4),
  most_kept_gal_per_acre numeric(16,4),
  most_spent_gal_per_acre numeric(16,4),
  lost_after_years integer,
  late_reports_earn boolean not null default false,
  source_note text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint land_allowances_key PRIMARY KEY (land_allowance_ndx),
  constraint land_allowances_once UNIQUE (permit_type_ndx, from_year),
  constraint land_allowances_allow_something CHECK (allowance_gal_per_acre > 0::numeric),
  constraint land_allowances_count_some_acres CHECK (most_acres > 0::numeric),
  constraint land_allowances_earn_a_part CHECK (earned_part >= 0::numeric AND earned_part <= 1::numeric),
  constraint land_allowances_keep_something CHECK (most_kept_gal_per_acre >= 0::numeric),
  constraint land_allowances_lost_in_time CHECK (lost_after_years >= 1 AND lost_after_years <= 100),
  constraint land_allowances_of_a_type CHECK (permit_type_ndx <> 999),
  constraint land_allowances_open_with_something CHECK (opening_gal_per_acre > 0::numeric),
  constraint land_allowances_reserve_has_land CHECK (earned_part IS NULL OR allowance_gal_per_acre IS NOT NULL),
  constraint land_allowances_reserve_is_earned CHECK (earned_part IS NOT NULL OR num_nonnulls(opening_gal_per_acre, most_kept_gal_per_acre, most_spent_gal_per_acre, lost_after_years) = 0 AND NOT late_reports_earn),
  constraint land_allowances_spend_something CHECK (most_spent_gal_per_acre >= 0::numeric),
  constraint land_allowances_year_in_range CHECK (from_year >= 1900 AND from_year <= 2200),
  constraint land_allowances_type_exists FOREIGN KEY (permit_type_ndx) REFERENCES permit_types(permit_type_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON land_allowances FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON land_allowances FOR EACH ROW EXECUTE FUNCTION history.write_change('land_allowance_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON land_allowances FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table notices (
  notice_ndx integer not null generated by default as identity,
  kind text not null,
  drought_declaration_ndx integer,
  reading_month date,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint notices_key PRIMARY KEY (notice_ndx),
  constraint notices_once_a_declaration UNIQUE (kind, drought_declaration_ndx),
  constraint notices_once_a_month UNIQUE (kind, reading_month),
  constraint notices_about_one_thing CHECK ((drought_declaration_ndx IS NOT NULL) = (kind = ANY (ARRAY['stage'::text, 'correction'::text])) AND (reading_month IS NOT NULL) = (kind = ANY (ARRAY['reminder'::text, 'overdue'::text]))),
  constraint notices_kind_known CHECK (kind = ANY (ARRAY['stage'::text, 'correction'::text, 'reminder'::text, 'overdue'::text])),
  constraint notices_declaration_exists FOREIGN KEY (drought_declaration_ndx) REFERENCES drought_declarations(drought_declaration_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON notices FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON notices FOR EACH ROW EXECUTE FUNCTION history.write_change('notice_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON notices FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table letters (
  letter_ndx integer not null generated by default as identity,
  notice_ndx integer not null,
  rolo_ndx integer not null,
  message_id text not null,
  addressee text not null,
  organization text,
  postal_address text,
  r_email text,
  about text not null,
  subject text not null,
  body jsonb not null,
  state text not null,
  tries integer not null default 0,
  told_at timestamp with time zone,
  failure text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  language text not null default 'en'::text,
  constraint letters_key PRIMARY KEY (letter_ndx),
  constraint letters_once UNIQUE (message_id),
  constraint letters_language_known CHECK (language = ANY (ARRAY['en'::text, 'es'::text])),
  constraint letters_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'unsure'::text, 'refused'::text, 'came back'::text, 'to post'::text, 'posted'::text, 'withdrawn'::text])),
  constraint letters_contact_exists FOREIGN KEY (rolo_ndx) REFERENCES contacts(rolo_ndx),
  constraint letters_notice_exists FOREIGN KEY (notice_ndx) REFERENCES notices(notice_ndx)
);
CREATE INDEX letters_by_contact ON public.letters USING btree (rolo_ndx);
CREATE INDEX letters_by_notice ON public.letters USING btree (notice_ndx);
CREATE INDEX letters_waiting ON public.letters USING btree (letter_ndx) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON letters FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON letters FOR EACH ROW EXECUTE FUNCTION history.write_change('letter_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON letters FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table level_looks (
  look_ndx integer not null generated by default as identity,
  looked_at timestamp with time zone not null default now(),
  rules integer not null,
  wells integer not null,
  constraint level_looks_key PRIMARY KEY (look_ndx),
  constraint level_looks_rules_not_negative CHECK (rules >= 0),
  constraint level_looks_wells_not_negative CHECK (wells >= 0)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON level_looks FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON level_looks FOR EACH ROW EXECUTE FUNCTION history.write_change('look_ndx');

create table level_rules (
  rule_ndx integer not null generated by default as identity,
  rule_name text not null,
  well_ndx integer,
  kind text not null,
  of_what text not null default 'Loggers'::text,
  shallowest_ft double precision,
  deepest_ft double precision,
  rate_ft double precision,
  rate_per text,
  flat_hours double precision,
  flat_ft double precision,
  gap_days double precision,
  battery_v double precision,
  is_on boolean not null default true,
  told text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint level_rules_key PRIMARY KEY (rule_ndx),
  constraint level_rules_named_once UNIQUE (rule_name),
  constraint level_rules_battery_positive CHECK (battery_v > 0::double precision),
  constraint level_rules_flat_hours_positive CHECK (flat_hours > 0::double precision),
  constraint level_rules_flat_not_negative CHECK (flat_ft >= 0::double precision),
  constraint level_rules_gap_positive CHECK (gap_days > 0::double precision),
  constraint level_rules_kind_known CHECK (kind = ANY (ARRAY['Range'::text, 'Rate'::text, 'Flat line'::text, 'Gap'::text, 'Battery'::text])),
  constraint level_rules_levels_known CHECK (of_what = ANY (ARRAY['Loggers'::text, 'By hand'::text, 'Both'::text])),
  constraint level_rules_range_in_order CHECK (shallowest_ft < deepest_ft),
  constraint level_rules_rate_per_known CHECK (rate_per = ANY (ARRAY['hour'::text, 'day'::text])),
  constraint level_rules_rate_positive CHECK (rate_ft > 0::double precision),
  constraint level_rules_told_at_addresses CHECK (told ~~ '%@%'::text),
  constraint level_rules_with_numbers CHECK (
CASE kind
    WHEN 'Range'::text THEN shallowest_ft IS NOT NULL OR deepest_ft IS NOT NULL
    WHEN 'Rate'::text THEN rate_ft IS NOT NULL AND rate_per IS NOT NULL
    WHEN 'Flat line'::text THEN flat_hours IS NOT NULL AND flat_ft IS NOT NULL
    WHEN 'Gap'::text THEN gap_days IS NOT NULL
    ELSE battery_v IS NOT NULL
END),
  constraint level_rules_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX level_rules_of_well ON public.level_rules USING btree (well_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON level_rules FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON level_rules FOR EACH ROW EXECUTE FUNCTION history.write_change('rule_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON level_rules FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table level_findings (
  finding_ndx integer not null generated by default as identity,
  rule_ndx integer not null,
  well_ndx integer not null,
  look_ndx integer not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone,
  worst double precision,
  what text not null,
  is_looked_at boolean not null default false,
  remark text,
  looked_at timestamp with time zone,
  looked_at_by text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint level_findings_key PRIMARY KEY (finding_ndx),
  constraint level_findings_once UNIQUE (rule_ndx, well_ndx, from_at),
  constraint level_findings_in_order CHECK (from_at <= to_at),
  constraint level_findings_looked_at_by_somebody CHECK ((looked_at IS NOT NULL) = is_looked_at AND (looked_at_by IS NOT NULL) = is_looked_at),
  constraint level_findings_look_exists FOREIGN KEY (look_ndx) REFERENCES level_looks(look_ndx),
  constraint level_findings_rule_exists FOREIGN KEY (rule_ndx) REFERENCES level_rules(rule_ndx),
  constraint level_findings_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX level_findings_of_look ON public.level_findings USING btree (look_ndx);
CREATE INDEX level_findings_of_well ON public.level_findings USING btree (well_ndx);
CREATE INDEX level_findings_open ON public.level_findings USING btree (rule_ndx) WHERE (NOT is_looked_at);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON level_findings FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON level_findings FOR EACH ROW EXECUTE FUNCTION history.write_change('finding_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON level_findings FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table level_mails (
  level_mail_ndx integer not null generated by default as identity,
  look_ndx integer not null,
  address text not null,
  message_id text not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  failure text,
  tried_at timestamp with time zone,
  constraint level_mails_key PRIMARY KEY (level_mail_ndx),
  constraint level_mails_named_once UNIQUE (message_id),
  constraint level_mails_once UNIQUE (look_ndx, address),
  constraint level_mails_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'unsure'::text, 'refused'::text, 'withdrawn'::text])),
  constraint level_mails_look_exists FOREIGN KEY (look_ndx) REFERENCES level_looks(look_ndx)
);
CREATE INDEX level_mails_waiting ON public.level_mails USING btree (level_mail_ndx) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));

create table level_marks (
  mark_ndx integer not null generated by default as identity,
  well_ndx integer not null,
  of_what text not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone not null,
  flag text,
  standing text,
  note text,
  undone_at timestamp with time zone,
  undone_by text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint level_marks_key PRIMARY KEY (mark_ndx),
  constraint level_marks_flag_known CHECK (flag = ANY (ARRAY['Good'::text, 'Estimated'::text, 'Suspect'::text, 'Equipment'::text, 'Pumping'::text])),
  constraint level_marks_in_order CHECK (from_at <= to_at),
  constraint level_marks_of_known_levels CHECK (of_what = ANY (ARRAY['logger'::text, 'hand'::text, 'both'::text])),
  constraint level_marks_say_something CHECK (flag IS NOT NULL OR standing IS NOT NULL),
  constraint level_marks_standing_known CHECK (standing = ANY (ARRAY['approved'::text, 'provisional'::text])),
  constraint level_marks_undone_by_somebody CHECK ((undone_at IS NULL) = (undone_by IS NULL)),
  constraint level_marks_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX level_marks_of_well ON public.level_marks USING btree (well_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON level_marks FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON level_marks FOR EACH ROW EXECUTE FUNCTION history.write_change('mark_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON level_marks FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table level_months (
  well_ndx integer not null,
  month date not null,
  depth_ft double precision not null,
  is_provisional boolean not null,
  percentile real,
  level_class text,
  constraint level_months_key PRIMARY KEY (well_ndx, month),
  constraint level_months_class_with_percentile CHECK ((percentile IS NULL) = (level_class IS NULL)),
  constraint level_months_first_of_month CHECK (EXTRACT(day FROM month) = 1::numeric)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON level_months FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table level_pieces (
  well_ndx integer not null,
  of_what text not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone not null,
  moved_by interval not null,
  add_from timestamp with time zone not null,
  add_ft double precision not null,
  add_ft_per_second double precision not null,
  least_ft double precision not null,
  greatest_ft double precision not null,
  is_published boolean not null,
  is_pumping boolean not null,
  is_approved boolean not null,
  constraint level_pieces_key PRIMARY KEY (well_ndx, of_what, from_at)
);

create table level_recounts (
  well_ndx integer not null,
  counted_in text not null,
  constraint level_recounts_key PRIMARY KEY (well_ndx)
);

create table level_series (
  well_ndx integer not null,
  steps jsonb not null default '[]'::jsonb,
  only_approved boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint level_series_key PRIMARY KEY (well_ndx),
  constraint level_series_steps_listed CHECK (jsonb_typeof(steps) = 'array'::text),
  constraint level_series_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON level_series FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON level_series FOR EACH ROW EXECUTE FUNCTION history.write_change('well_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON level_series FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table level_standings (
  well_ndx integer not null,
  last_month date not null,
  depth_ft double precision not null,
  is_provisional boolean not null,
  percentile real,
  level_class text not null,
  year_trend_ft real,
  record_trend_ft real,
  first_month date not null,
  years_measured integer not null,
  days_left_out integer not null,
  constraint level_standings_key PRIMARY KEY (well_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON level_standings FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table levels_to_count (
  well_ndx integer not null,
  constraint levels_to_count_key PRIMARY KEY (well_ndx)
);

create table logger_blocks (
  well_ndx integer not null,
  block_at timestamp with time zone not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  readings integer not null,
  least_ft real not null,
  greatest_ft real not null,
  constraint logger_blocks_key PRIMARY KEY (well_ndx, block_at)
);

create table logger_file_formats (
  file_format_ndx integer not null,
  file_format_desc text not null,
  constraint logger_file_formats_key PRIMARY KEY (file_format_ndx),
  constraint logger_file_formats_named_once UNIQUE (file_format_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON logger_file_formats FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON logger_file_formats FOR EACH ROW EXECUTE FUNCTION history.write_change('file_format_ndx');

create table logger_uploads (
  upload_ndx integer not null generated by default as identity,
  description text not null,
  uploaded_by text not null,
  file_format_ndx integer not null,
  status text not null default 'processing'::text,
  progress integer not null default 0,
  file_count integer not null default 0,
  error text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  undone_at timestamp with time zone,
  undone_by text,
  constraint logger_uploads_key PRIMARY KEY (upload_ndx),
  constraint logger_uploads_failed_with_reason CHECK ((status = 'failed'::text) = (error IS NOT NULL)),
  constraint logger_uploads_files_not_negative CHECK (file_count >= 0),
  constraint logger_uploads_progress_in_percent CHECK (progress >= 0 AND progress <= 100),
  constraint logger_uploads_status_known CHECK (status = ANY (ARRAY['processing'::text, 'completed'::text, 'failed'::text])),
  constraint logger_uploads_undone_by_somebody CHECK ((undone_at IS NULL) = (undone_by IS NULL)),
  constraint logger_uploads_format_exists FOREIGN KEY (file_format_ndx) REFERENCES logger_file_formats(file_format_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON logger_uploads FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON logger_uploads FOR EACH ROW EXECUTE FUNCTION history.write_change('upload_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON logger_uploads FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table logger_files (
  file_ndx integer not null generated by default as identity,
  upload_ndx integer not null,
  file_name text not null,
  system_filename text not null,
  size_bytes integer not null,
  maker text not null,
  format text not null,
  serial text,
  reading jsonb not null,
  rows_read integer not null default 0,
  rows_stored integer not null default 0,
  rows_known integer not null default 0,
  problems jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  readings_before jsonb not null default '[]'::jsonb,
  constraint logger_files_key PRIMARY KEY (file_ndx),
  constraint logger_files_kept_once UNIQUE (system_filename),
  constraint logger_files_readings_before_listed CHECK (jsonb_typeof(readings_before) = 'array'::text),
  constraint logger_files_rows_add_up CHECK (rows_stored >= 0 AND rows_known >= 0 AND (rows_stored + rows_known) <= rows_read),
  constraint logger_files_size_not_negative CHECK (size_bytes >= 0),
  constraint logger_files_upload_exists FOREIGN KEY (upload_ndx) REFERENCES logger_uploads(upload_ndx)
);
CREATE INDEX logger_files_of_serial ON public.logger_files USING btree (serial, file_ndx DESC);
CREATE INDEX logger_files_of_upload ON public.logger_files USING btree (upload_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON logger_files FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON logger_files FOR EACH ROW EXECUTE FUNCTION history.write_change('file_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON logger_files FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table logger_readings (
  well_ndx integer not null,
  read_at timestamp with time zone not null,
  dtw_ft real not null,
  upload_ndx integer not null,
  battery_v real,
  file_ndx integer,
  measured_ft real,
  temperature_c real,
  conductivity_us_cm real,
  constraint logger_readings_key PRIMARY KEY (well_ndx, read_at),
  constraint logger_readings_file_exists FOREIGN KEY (file_ndx) REFERENCES logger_files(file_ndx),
  constraint logger_readings_upload_exists FOREIGN KEY (upload_ndx) REFERENCES logger_uploads(upload_ndx),
  constraint logger_readings_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX logger_readings_by_upload ON public.logger_readings USING btree (upload_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON logger_readings FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table map_colors (
  color_ndx integer not null generated always as identity,
  category text not null,
  value text not null,
  color text not null,
  constraint map_colors_key PRIMARY KEY (color_ndx),
  constraint map_colors_once UNIQUE (category, value),
  constraint map_colors_hexadecimal CHECK (color ~ '^#[0-9a-f]{6}$'::text)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON map_colors FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON map_colors FOR EACH ROW EXECUTE FUNCTION history.write_change('color_ndx');

create table map_sources (
  source_id text not null,
  kind text not null default 'shapes'::text,
  attribution text,
  minzoom integer,
  maxzoom integer,
  promote_id text,
  constraint map_sources_once PRIMARY KEY (source_id),
  constraint map_sources_id_plain CHECK (source_id ~ '^[a-z0-9-]{1,60}$'::text),
  constraint map_sources_kind_known CHECK (kind = ANY (ARRAY['shapes'::text, 'wells'::text])),
  constraint map_sources_zooms_in_order CHECK (minzoom >= 0 AND maxzoom <= 24 AND minzoom <= maxzoom)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON map_sources FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON map_sources FOR EACH ROW EXECUTE FUNCTION history.write_change('source_id');

create table map_features (
  feature_ndx bigint not null generated always as identity,
  source_id text not null,
  geom geometry(Geometry,4326) not null,
  properties jsonb not null default '{}'::jsonb,
  constraint map_features_once PRIMARY KEY (feature_ndx),
  constraint map_features_geometry_valid CHECK (st_isvalid(geom) AND NOT st_isempty(geom)),
  constraint map_features_properties_object CHECK (jsonb_typeof(properties) = 'object'::text),
  constraint map_features_source_exists FOREIGN KEY (source_id) REFERENCES map_sources(source_id) ON DELETE CASCADE
);
CREATE INDEX map_features_by_place ON public.map_features USING gist (geom);
CREATE INDEX map_features_of_source ON public.map_features USING btree (source_id, feature_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON map_features FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON map_features FOR EACH ROW EXECUTE FUNCTION history.write_change('feature_ndx');

create table map_layers (
  layer_id text not null,
  source_id text not null,
  kind text not null,
  title text not null,
  paint jsonb not null default '{}'::jsonb,
  layout jsonb not null default '{}'::jsonb,
  filter jsonb,
  minzoom numeric,
  maxzoom numeric,
  legend jsonb not null default '[]'::jsonb,
  draw_order integer,
  legend_order integer,
  legend_group text,
  layer_group text not null,
  label_group text,
  boolean_toggle jsonb,
  title_field text,
  exclude_fields text[] not null default '{}'::text[],
  admin_only_fields text[] not null default '{}'::text[],
  exclude_popup boolean not null default false,
  exclude_layer_collapse boolean not null default false,
  map_layer_ndx integer not null generated by default as identity,
  color text,
  width double precision,
  opacity double precision,
  pattern text,
  symbol text,
  label_field text,
  on_at_start boolean not null default true,
  audience text not null default 'Everyone'::text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint map_layers_key PRIMARY KEY (map_layer_ndx),
  constraint map_layers_once UNIQUE (layer_id),
  constraint map_layers_audience_known CHECK (audience = ANY (ARRAY['Everyone'::text, 'Signed-in'::text, 'Staff'::text])),
  constraint map_layers_color_hexadecimal CHECK (color ~ '^#[0-9a-f]{6}$'::text),
  constraint map_layers_filter_expression CHECK (jsonb_typeof(filter) = 'array'::text),
  constraint map_layers_kind_known CHECK (kind = ANY (ARRAY['fill'::text, 'line'::text, 'circle'::text, 'symbol'::text])),
  constraint map_layers_legend_list CHECK (jsonb_typeof(legend) = 'array'::text),
  constraint map_layers_opacity_in_range CHECK (opacity >= 0::double precision AND opacity <= 1::double precision),
  constraint map_layers_pattern_known CHECK (pattern = ANY (ARRAY['Solid'::text, 'Dashed'::text, 'Dotted'::text, 'Dash-dot'::text])),
  constraint map_layers_style_objects CHECK (jsonb_typeof(paint) = 'object'::text AND jsonb_typeof(layout) = 'object'::text),
  constraint map_layers_symbol_known CHECK (symbol = ANY (ARRAY['Circle'::text, 'Square'::text, 'Triangle'::text, 'Star'::text])),
  constraint map_layers_toggle_object CHECK (jsonb_typeof(boolean_toggle) = 'object'::text),
  constraint map_layers_width_in_range CHECK (width >= 0.5::double precision AND width <= 30::double precision),
  constraint map_layers_zooms_in_order CHECK (minzoom < maxzoom),
  constraint map_layers_source_exists FOREIGN KEY (source_id) REFERENCES map_sources(source_id)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON map_layers FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON map_layers FOR EACH ROW EXECUTE FUNCTION history.write_change('map_layer_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON map_layers FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table measuring_methods (
  measuring_method_ndx integer not null,
  measuring_method_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint measuring_methods_key PRIMARY KEY (measuring_method_ndx),
  constraint measuring_methods_named_once UNIQUE (measuring_method_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON measuring_methods FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON measuring_methods FOR EACH ROW EXECUTE FUNCTION history.write_change('measuring_method_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON measuring_methods FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table measuring_factors (
  measuring_factor_ndx integer not null generated by default as identity,
  measuring_method_ndx integer not null,
  well_ndx integer,
  holds_from date not null,
  unit text not null,
  gal_per_unit numeric(16,4) not null,
  applies text not null default 'Once a Month'::text,
  source_note text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint measuring_factors_key PRIMARY KEY (measuring_factor_ndx),
  constraint measuring_factors_once UNIQUE NULLS NOT DISTINCT (measuring_method_ndx, well_ndx, holds_from),
  constraint measuring_factors_applies_known CHECK (applies = ANY (ARRAY['Once a Month'::text, 'Every Day'::text, 'Every Working Day'::text, 'Once a Year'::text])),
  constraint measuring_factors_from_first_of_month CHECK (EXTRACT(day FROM holds_from) = 1::numeric),
  constraint measuring_factors_not_negative CHECK (gal_per_unit >= 0::numeric),
  constraint measuring_factors_method_exists FOREIGN KEY (measuring_method_ndx) REFERENCES measuring_methods(measuring_method_ndx),
  constraint measuring_factors_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX measuring_factors_by_well ON public.measuring_factors USING btree (well_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON measuring_factors FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON measuring_factors FOR EACH ROW EXECUTE FUNCTION history.write_change('measuring_factor_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON measuring_factors FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table merges (
  merge_ndx integer not null generated by default as identity,
  table_name text not null,
  kept integer not null,
  dropped integer not null,
  hanging jsonb not null,
  first_change bigint not null,
  last_change bigint not null,
  request_id text not null,
  merged_at timestamp with time zone not null default now(),
  merged_by text not null default acting_user(),
  undone_at timestamp with time zone,
  undone_by text,
  days_counted_in text,
  constraint merges_key PRIMARY KEY (merge_ndx),
  constraint merges_of_two CHECK (kept <> dropped)
);
CREATE INDEX merges_by_kept ON public.merges USING btree (table_name, kept);
CREATE UNIQUE INDEX merges_once ON public.merges USING btree (table_name, dropped) WHERE (undone_at IS NULL);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON merges FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON merges FOR EACH ROW EXECUTE FUNCTION history.write_change('merge_ndx');

create table merge_rows (
  merge_ndx integer not null,
  table_name text not null,
  row_after jsonb,
  row_before jsonb,
  constraint merge_rows_moved_or_set_aside CHECK ((row_after IS NULL) <> (row_before IS NULL)),
  constraint merge_rows_merge_exists FOREIGN KEY (merge_ndx) REFERENCES merges(merge_ndx) ON DELETE CASCADE
);
CREATE INDEX merge_rows_by_merge ON public.merge_rows USING btree (merge_ndx, table_name);

create table meter_accuracy_tests (
  meter_accuracy_test_ndx integer not null generated by default as identity,
  meter_ndx integer not null,
  tested_on date not null,
  registered_pct numeric not null,
  tested_by text,
  notes text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint meter_accuracy_tests_key PRIMARY KEY (meter_accuracy_test_ndx),
  constraint meter_accuracy_tests_once_a_day UNIQUE (meter_ndx, tested_on),
  constraint meter_accuracy_tests_registered_in_range CHECK (registered_pct >= 0::numeric AND registered_pct <= 200::numeric AND registered_pct = round(registered_pct, 2)),
  constraint meter_accuracy_tests_meter_exists FOREIGN KEY (meter_ndx) REFERENCES meters(meter_ndx) ON DELETE CASCADE
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON meter_accuracy_tests FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON meter_accuracy_tests FOR EACH ROW EXECUTE FUNCTION history.write_change('meter_accuracy_test_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON meter_accuracy_tests FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table meter_dials (
  meter_dial_ndx integer not null generated by default as identity,
  meter_ndx integer not null,
  holds_from date,
  unit text not null,
  multiplier numeric not null default 1,
  digits integer,
  decimals integer not null default 0,
  notes text,
  gallons_per_unit numeric not null generated always as (multiplier *
CASE unit
    WHEN 'cu ft'::text THEN 7.480519480519480519480519480519
    WHEN 'acre-ft'::text THEN 325851.428571428571428571428571428571
    ELSE 1::numeric
END) stored,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint meter_dials_key PRIMARY KEY (meter_dial_ndx),
  constraint meter_dials_once_from UNIQUE NULLS NOT DISTINCT (meter_ndx, holds_from),
  constraint meter_dials_decimals_in_range CHECK (decimals >= 0 AND decimals <= 3),
  constraint meter_dials_digits_in_range CHECK (digits >= 3 AND digits <= 12),
  constraint meter_dials_multiplier_in_range CHECK (multiplier > 0::numeric AND multiplier <= 100000::numeric AND multiplier = round(multiplier, 3)),
  constraint meter_dials_unit_known CHECK (unit = ANY (ARRAY['gal'::text, 'cu ft'::text, 'acre-ft'::text])),
  constraint meter_dials_meter_exists FOREIGN KEY (meter_ndx) REFERENCES meters(meter_ndx) ON DELETE CASCADE
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON meter_dials FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON meter_dials FOR EACH ROW EXECUTE FUNCTION history.write_change('meter_dial_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON meter_dials FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table meter_wells (
  ndx integer not null generated by default as identity,
  meter_ndx integer not null,
  well_ndx integer not null,
  start_date date not null,
  end_date date,
  notes text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint meter_wells_key PRIMARY KEY (ndx),
  constraint meter_wells_ranges_apart EXCLUDE USING gist (meter_ndx WITH =, well_ndx WITH =, daterange(start_date, end_date, '[]'::text) WITH &&),
  constraint meter_wells_end_after_start CHECK (end_date >= start_date),
  constraint meter_wells_meter_exists FOREIGN KEY (meter_ndx) REFERENCES meters(meter_ndx) ON DELETE CASCADE,
  constraint meter_wells_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX meter_wells_by_meter ON public.meter_wells USING btree (meter_ndx, well_ndx, start_date, end_date);
CREATE INDEX meter_wells_by_well ON public.meter_wells USING btree (well_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON meter_wells FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON meter_wells FOR EACH ROW EXECUTE FUNCTION history.write_change('ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON meter_wells FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table month_corrections (
  month_correction_ndx bigint not null generated by default as identity,
  permit_ndx integer not null,
  c_year smallint not null,
  c_month smallint not null,
  permitted_before_gal bigint,
  permitted_after_gal bigint,
  reduced_before_gal bigint,
  reduced_after_gal bigint,
  metered_before_gal bigint not null,
  metered_after_gal bigint not null,
  reason text,
  corrected_at timestamp with time zone not null default now(),
  corrected_by text not null default acting_user(),
  constraint month_corrections_key PRIMARY KEY (month_correction_ndx),
  constraint month_corrections_once UNIQUE (permit_ndx, c_year, c_month, corrected_at),
  constraint month_corrections_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx) ON DELETE CASCADE
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON month_corrections FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table months (
  month_number integer not null,
  month_name text not null,
  constraint months_key PRIMARY KEY (month_number),
  constraint months_named_once UNIQUE (month_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON months FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON months FOR EACH ROW EXECUTE FUNCTION history.write_change('month_number');

create table open_data_files (
  file_name text not null,
  system_filename text not null,
  bytes bigint not null,
  sha256 text not null,
  made_at timestamp with time zone not null,
  constraint open_data_files_key PRIMARY KEY (file_name),
  constraint open_data_files_kept_once UNIQUE (system_filename),
  constraint open_data_files_hold_something CHECK (bytes > 0),
  constraint open_data_files_known CHECK (file_name = ANY (ARRAY['open-data.gpkg'::text, 'open-data-csv.zip'::text, 'data-dictionary.csv'::text]))
);

CREATE OR REPLACE FUNCTION public.district_time_zone()
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN 'America/Denver'::text;

CREATE OR REPLACE FUNCTION public.district_today()
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN ((now() AT TIME ZONE district_time_zone()))::date;

create table permit_amendments (
  pamend_ndx integer not null generated by default as identity,
  permit_ndx integer not null,
  pamend_type_ndx integer not null,
  pamend_status_ndx integer not null default 1,
  effective_date date not null default district_today(),
  amendment_notes text,
  action_staff_reviewer text,
  action_general_manager text,
  action_complete date,
  action_complete_extension date,
  action_incomplete_expired date,
  proposed_volume_change bigint,
  new_volume bigint,
  proposed_primary_use_ndx integer,
  proposed_secondary_use_ndx integer,
  proposed_status_ndx integer,
  proposed_rolo_ndx integer,
  action_public_hearing_date date,
  action_public_hearing_notes text,
  action_soah_prelim_hearing_date date,
  action_soah_prelim_hearing_notes text,
  action_soah_evidentiary_date date,
  action_soah_evidentiary_notes text,
  board_order_080117 text,
  approval_date date,
  approval_body_ndx integer,
  saved_previous_volume bigint,
  saved_previous_primary_use_ndx integer,
  saved_previous_secondary_use_ndx integer,
  saved_previous_permit_status_ndx integer,
  saved_previous_rolo_ndx integer,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  removed boolean not null default false,
  removed_timestamp timestamp with time zone,
  removed_by text,
  approval_order bigint,
  saved_previous_ended_date date,
  constraint permit_amendments_key PRIMARY KEY (pamend_ndx),
  constraint permit_amendments_approval_complete CHECK (pamend_status_ndx <> 2 OR approval_date IS NOT NULL AND approval_body_ndx IS NOT NULL),
  constraint permit_amendments_volume_adds_up CHECK (new_volume = (saved_previous_volume + proposed_volume_change)),
  constraint permit_amendments_volume_named CHECK (pamend_type_ndx <> 15 OR proposed_volume_change IS NOT NULL AND saved_previous_volume IS NOT NULL),
  constraint permit_amendments_volume_not_negative CHECK (new_volume >= 0),
  constraint permit_amendments_approval_body_exists FOREIGN KEY (approval_body_ndx) REFERENCES approval_bodies(approval_body_ndx),
  constraint permit_amendments_holder_exists FOREIGN KEY (proposed_rolo_ndx) REFERENCES contacts(rolo_ndx),
  constraint permit_amendments_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx),
  constraint permit_amendments_primary_use_exists FOREIGN KEY (proposed_primary_use_ndx) REFERENCES well_uses(well_use_ndx),
  constraint permit_amendments_proposed_status_exists FOREIGN KEY (proposed_status_ndx) REFERENCES permit_statuses(permit_status_ndx),
  constraint permit_amendments_saved_holder_exists FOREIGN KEY (saved_previous_rolo_ndx) REFERENCES contacts(rolo_ndx),
  constraint permit_amendments_saved_primary_use_exists FOREIGN KEY (saved_previous_primary_use_ndx) REFERENCES well_uses(well_use_ndx),
  constraint permit_amendments_saved_secondary_use_exists FOREIGN KEY (saved_previous_secondary_use_ndx) REFERENCES well_uses(well_use_ndx),
  constraint permit_amendments_saved_status_exists FOREIGN KEY (saved_previous_permit_status_ndx) REFERENCES permit_statuses(permit_status_ndx),
  constraint permit_amendments_secondary_use_exists FOREIGN KEY (proposed_secondary_use_ndx) REFERENCES well_uses(well_use_ndx),
  constraint permit_amendments_status_exists FOREIGN KEY (pamend_status_ndx) REFERENCES amendment_statuses(pamend_status_ndx),
  constraint permit_amendments_type_exists FOREIGN KEY (pamend_type_ndx) REFERENCES amendment_types(pamend_type_ndx)
);
CREATE INDEX permit_amendments_by_permit ON public.permit_amendments USING btree (permit_ndx, effective_date);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_amendments FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permit_amendments FOR EACH ROW EXECUTE FUNCTION history.write_change('pamend_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON permit_amendments FOR EACH ROW EXECUTE FUNCTION stamp_record();
CREATE TRIGGER stamp_removal BEFORE INSERT OR UPDATE ON permit_amendments FOR EACH ROW EXECUTE FUNCTION stamp_removal();

create table permit_certificates (
  permit_certificate_ndx integer not null generated by default as identity,
  permit_ndx integer not null,
  issued_date date not null,
  authorized_volume_gal bigint,
  year_volume_gal bigint,
  att_ndx integer not null,
  signed_att_ndx integer,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint permit_certificates_key PRIMARY KEY (permit_certificate_ndx),
  constraint permit_certificates_file_once UNIQUE (att_ndx),
  constraint permit_certificates_signed_copy_once UNIQUE (signed_att_ndx),
  constraint permit_certificates_volume_not_negative CHECK (authorized_volume_gal >= 0),
  constraint permit_certificates_year_volume_not_negative CHECK (year_volume_gal >= 0),
  constraint permit_certificates_file_exists FOREIGN KEY (att_ndx) REFERENCES attachments(att_ndx),
  constraint permit_certificates_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx),
  constraint permit_certificates_signed_copy_exists FOREIGN KEY (signed_att_ndx) REFERENCES attachments(att_ndx)
);
CREATE INDEX permit_certificates_by_permit ON public.permit_certificates USING btree (permit_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_certificates FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permit_certificates FOR EACH ROW EXECUTE FUNCTION history.write_change('permit_certificate_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON permit_certificates FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table permit_distributions (
  ndx integer not null generated by default as identity,
  permit_ndx integer not null,
  c_month integer not null,
  share integer not null,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint permit_distributions_key PRIMARY KEY (ndx),
  constraint permit_distributions_once_a_month UNIQUE (permit_ndx, c_month),
  constraint permit_distributions_month_in_range CHECK (c_month >= 1 AND c_month <= 12),
  constraint permit_distributions_share_in_range CHECK (share >= 0 AND share <= 100000),
  constraint permit_distributions_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx) ON DELETE CASCADE
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_distributions FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permit_distributions FOR EACH ROW EXECUTE FUNCTION history.write_change('ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON permit_distributions FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table permit_facts (
  permit_ndx integer not null,
  holds_from date not null,
  authorized_volume_gal bigint not null,
  permit_type_ndx integer not null,
  permit_status_ndx integer not null,
  aquifer_group_ndx integer not null,
  primary_use_ndx integer not null,
  secondary_use_ndx integer not null,
  shares integer[],
  constraint permit_facts_key PRIMARY KEY (permit_ndx, holds_from),
  constraint permit_facts_from_first_of_month CHECK (EXTRACT(day FROM holds_from) = 1::numeric),
  constraint permit_facts_twelve_shares CHECK (cardinality(shares) = 12),
  constraint permit_facts_aquifer_group_exists FOREIGN KEY (aquifer_group_ndx) REFERENCES aquifer_groups(aquifer_group_ndx),
  constraint permit_facts_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx) ON DELETE CASCADE,
  constraint permit_facts_primary_use_exists FOREIGN KEY (primary_use_ndx) REFERENCES well_uses(well_use_ndx),
  constraint permit_facts_secondary_use_exists FOREIGN KEY (secondary_use_ndx) REFERENCES well_uses(well_use_ndx),
  constraint permit_facts_status_exists FOREIGN KEY (permit_status_ndx) REFERENCES permit_statuses(permit_status_ndx),
  constraint permit_facts_type_exists FOREIGN KEY (permit_type_ndx) REFERENCES permit_types(permit_type_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_facts FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permit_facts FOR EACH ROW EXECUTE FUNCTION history.write_change('permit_ndx');

create table permit_tiers (
  permit_tier_ndx integer not null,
  permit_tier_name text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint permit_tiers_key PRIMARY KEY (permit_tier_ndx),
  constraint permit_tiers_named_once UNIQUE (permit_tier_name)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_tiers FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permit_tiers FOR EACH ROW EXECUTE FUNCTION history.write_change('permit_tier_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON permit_tiers FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table permit_groups (
  permit_group_ndx integer not null generated by default as identity,
  permit_group_name text not null,
  permit_tier_ndx integer not null default 0,
  notes text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  removed boolean not null default false,
  removed_timestamp timestamp with time zone,
  removed_by text,
  constraint permit_groups_key PRIMARY KEY (permit_group_ndx),
  constraint permit_groups_named CHECK (permit_group_name <> ''::text),
  constraint permit_groups_tier_exists FOREIGN KEY (permit_tier_ndx) REFERENCES permit_tiers(permit_tier_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_groups FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permit_groups FOR EACH ROW EXECUTE FUNCTION history.write_change('permit_group_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON permit_groups FOR EACH ROW EXECUTE FUNCTION stamp_record();
CREATE TRIGGER stamp_removal BEFORE INSERT OR UPDATE ON permit_groups FOR EACH ROW EXECUTE FUNCTION stamp_removal();

create table permit_group_tiers (
  permit_group_tier_ndx integer not null generated by default as identity,
  permit_group_ndx integer not null,
  from_year integer not null,
  permit_tier_ndx integer not null,
  constraint permit_group_tiers_key PRIMARY KEY (permit_group_tier_ndx),
  constraint permit_group_tiers_one_tier_a_year UNIQUE (permit_group_ndx, from_year),
  constraint permit_group_tiers_year_in_range CHECK (from_year >= 0 AND from_year <= 9999),
  constraint permit_group_tiers_group_exists FOREIGN KEY (permit_group_ndx) REFERENCES permit_groups(permit_group_ndx) ON DELETE CASCADE,
  constraint permit_group_tiers_tier_exists FOREIGN KEY (permit_tier_ndx) REFERENCES permit_tiers(permit_tier_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_group_tiers FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permit_group_tiers FOR EACH ROW EXECUTE FUNCTION history.write_change('permit_group_tier_ndx');

create table permit_land (
  permit_land_ndx integer not null generated by default as identity,
  permit_ndx integer not null,
  from_year integer not null,
  acres numeric(12,4) not null,
  source_note text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint permit_land_key PRIMARY KEY (permit_land_ndx),
  constraint permit_land_once UNIQUE (permit_ndx, from_year),
  constraint permit_land_not_negative CHECK (acres >= 0::numeric),
  constraint permit_land_year_in_range CHECK (from_year >= 1900 AND from_year <= 2200),
  constraint permit_land_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx) ON DELETE CASCADE
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_land FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permit_land FOR EACH ROW EXECUTE FUNCTION history.write_change('permit_land_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON permit_land FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table permit_memberships (
  permit_membership_ndx integer not null generated by default as identity,
  permit_ndx integer not null,
  from_year integer not null,
  permit_group_ndx integer,
  constraint permit_memberships_key PRIMARY KEY (permit_membership_ndx),
  constraint permit_memberships_one_group_a_year UNIQUE (permit_ndx, from_year),
  constraint permit_memberships_year_has_four_digits CHECK (from_year >= 1000 AND from_year <= 9999),
  constraint permit_memberships_group_exists FOREIGN KEY (permit_group_ndx) REFERENCES permit_groups(permit_group_ndx),
  constraint permit_memberships_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx) ON DELETE CASCADE
);
CREATE INDEX permit_memberships_by_group ON public.permit_memberships USING btree (permit_group_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_memberships FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permit_memberships FOR EACH ROW EXECUTE FUNCTION history.write_change('permit_membership_ndx');

create table permit_months (
  permit_ndx integer not null,
  c_year smallint not null,
  c_month smallint not null,
  fiscal_year smallint not null,
  drought_stage_ndx smallint,
  reduction reduction not null,
  permitted_gal bigint,
  reduced_gal bigint,
  metered_gal bigint not null,
  has_negative boolean not null,
  was_read boolean not null,
  constraint permit_months_key PRIMARY KEY (permit_ndx, c_year, c_month),
  constraint permit_months_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx) ON DELETE CASCADE
);
CREATE INDEX permit_months_by_fiscal_year ON public.permit_months USING btree (fiscal_year, permit_ndx);
CREATE INDEX permit_months_by_month ON public.permit_months USING btree (c_year, c_month);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_months FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table permit_recounts (
  permit_ndx integer not null,
  first_month date not null,
  last_month date not null,
  moves_sums boolean not null,
  correction text,
  decided_by text not null,
  constraint permit_recounts_key PRIMARY KEY (permit_ndx),
  constraint permit_recounts_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx) ON DELETE CASCADE
);

create table permit_renewals (
  permit_renewal_ndx integer not null generated by default as identity,
  permit_ndx integer not null,
  fiscal_year integer not null,
  renewal_act integer not null,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  removed boolean not null default false,
  removed_timestamp timestamp with time zone,
  removed_by text,
  constraint permit_renewals_key PRIMARY KEY (permit_renewal_ndx),
  constraint permit_renewals_once_a_year EXCLUDE USING btree (permit_ndx WITH =, fiscal_year WITH =) WHERE (NOT removed),
  constraint permit_renewals_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx)
);
CREATE INDEX permit_renewals_by_act ON public.permit_renewals USING btree (renewal_act);
CREATE INDEX permit_renewals_by_permit ON public.permit_renewals USING btree (permit_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_renewals FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permit_renewals FOR EACH ROW EXECUTE FUNCTION history.write_change('permit_renewal_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON permit_renewals FOR EACH ROW EXECUTE FUNCTION stamp_record();
CREATE TRIGGER stamp_removal BEFORE INSERT OR UPDATE ON permit_renewals FOR EACH ROW EXECUTE FUNCTION stamp_removal();

create table permit_type_reductions (
  ndx integer not null generated by default as identity,
  permit_type_ndx integer not null,
  holds_from date not null,
  d1_pump_reduction reduction not null default 0,
  d2_pump_reduction reduction not null default 0,
  d3_pump_reduction reduction not null default 0,
  d4_pump_reduction reduction not null default 0,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  exempt_up_to_gal bigint not null default 0,
  constraint permit_type_reductions_key PRIMARY KEY (ndx),
  constraint permit_type_reductions_once_a_month UNIQUE (permit_type_ndx, holds_from),
  constraint permit_type_reductions_exempt_not_negative CHECK (exempt_up_to_gal >= 0),
  constraint permit_type_reductions_from_first_of_month CHECK (EXTRACT(day FROM holds_from) = 1::numeric),
  constraint permit_type_reductions_type_exists FOREIGN KEY (permit_type_ndx) REFERENCES permit_types(permit_type_ndx) ON DELETE CASCADE
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_type_reductions FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permit_type_reductions FOR EACH ROW EXECUTE FUNCTION history.write_change('ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON permit_type_reductions FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table permit_wells (
  ndx integer not null generated by default as identity,
  permit_ndx integer not null,
  well_ndx integer not null,
  start_date date not null,
  end_date date,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint permit_wells_key PRIMARY KEY (ndx),
  constraint permit_wells_ranges_apart EXCLUDE USING gist (permit_ndx WITH =, well_ndx WITH =, daterange(start_date, end_date, '[]'::text) WITH &&),
  constraint permit_wells_end_after_start CHECK (end_date >= start_date),
  constraint permit_wells_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx),
  constraint permit_wells_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX permit_wells_by_permit ON public.permit_wells USING btree (permit_ndx);
CREATE INDEX permit_wells_by_well ON public.permit_wells USING btree (well_ndx, start_date, permit_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_wells FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON permit_wells FOR EACH ROW EXECUTE FUNCTION history.write_change('ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON permit_wells FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table permit_years (
  permit_ndx integer not null,
  fiscal_year smallint not null,
  permitted_gal bigint,
  metered_gal bigint not null,
  has_negative boolean not null,
  last_read integer,
  reduced_gal bigint,
  unknown_months smallint not null default 0,
  constraint permit_years_key PRIMARY KEY (permit_ndx, fiscal_year),
  constraint permit_years_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx) ON DELETE CASCADE
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON permit_years FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table person_exports (
  export_ndx integer not null generated by default as identity,
  rolo_ndx integer not null,
  exported_at timestamp with time zone not null default now(),
  exported_by text not null default acting_user(),
  constraint person_exports_key PRIMARY KEY (export_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON person_exports FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON person_exports FOR EACH ROW EXECUTE FUNCTION history.write_change('export_ndx');

create table pgboss.archive (
  id uuid not null,
  name text not null,
  priority integer not null,
  data jsonb,
  state pgboss.job_state not null,
  retry_limit integer not null,
  retry_count integer not null,
  retry_delay integer not null,
  retry_backoff boolean not null,
  start_after timestamp with time zone not null,
  started_on timestamp with time zone,
  singleton_key text,
  singleton_on timestamp without time zone,
  expire_in interval not null,
  created_on timestamp with time zone not null,
  completed_on timestamp with time zone,
  keep_until timestamp with time zone not null,
  output jsonb,
  dead_letter text,
  policy text,
  archived_on timestamp with time zone not null default now(),
  constraint archive_key PRIMARY KEY (name, id)
);
CREATE INDEX archive_by_age ON pgboss.archive USING btree (archived_on);

create table pgboss.queue (
  name text not null,
  policy text,
  retry_limit integer,
  retry_delay integer,
  retry_backoff boolean,
  expire_seconds integer,
  retention_minutes integer,
  dead_letter text,
  partition_name text,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  constraint queue_key PRIMARY KEY (name),
  constraint queue_dead_letter_exists FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name)
);

create table pgboss.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default 0,
  data jsonb,
  state pgboss.job_state not null default 'created'::pgboss.job_state,
  retry_limit integer not null default 2,
  retry_count integer not null default 0,
  retry_delay integer not null default 0,
  retry_backoff boolean not null default false,
  start_after timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  singleton_key text,
  singleton_on timestamp without time zone,
  expire_in interval not null default '00:15:00'::interval,
  created_on timestamp with time zone not null default now(),
  completed_on timestamp with time zone,
  keep_until timestamp with time zone not null default now() + '14 days'::interval,
  output jsonb,
  dead_letter text,
  policy text,
  constraint job_key PRIMARY KEY (name, id),
  constraint job_dead_letter_exists FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) DEFERRABLE INITIALLY DEFERRED,
  constraint job_queue_exists FOREIGN KEY (name) REFERENCES pgboss.queue(name) DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX job_is_once ON pgboss.job USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX job_once_in_a_while ON pgboss.job USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));
CREATE UNIQUE INDEX job_runs_once ON pgboss.job USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));
CREATE INDEX job_to_fetch ON pgboss.job USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::pgboss.job_state);
CREATE UNIQUE INDEX job_waits_once ON pgboss.job USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));

create table pgboss.schedule (
  name text not null,
  cron text not null,
  timezone text,
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  constraint schedule_key PRIMARY KEY (name),
  constraint schedule_queue_exists FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE
);

create table pgboss.subscription (
  event text not null,
  name text not null,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  constraint subscription_key PRIMARY KEY (event, name),
  constraint subscription_queue_exists FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE
);

create table pgboss.version (
  version integer not null,
  maintained_on timestamp with time zone,
  cron_on timestamp with time zone,
  monitored_on timestamp with time zone,
  constraint version_key PRIMARY KEY (version)
);

create table places (
  place_ndx integer not null generated by default as identity,
  kind text not null,
  place_name text not null,
  locality text,
  lat_dd double precision not null,
  lon_dd double precision not null,
  west_dd double precision not null,
  south_dd double precision not null,
  east_dd double precision not null,
  north_dd double precision not null,
  constraint places_key PRIMARY KEY (place_ndx),
  constraint places_extent_in_order CHECK (west_dd <= east_dd AND south_dd <= north_dd),
  constraint places_kind_known CHECK (kind = ANY (ARRAY['town'::text, 'street'::text, 'park'::text, 'water'::text, 'place'::text])),
  constraint places_latitude_in_range CHECK (lat_dd >= '-90'::integer::double precision AND lat_dd <= 90::double precision),
  constraint places_longitude_in_range CHECK (lon_dd >= '-180'::integer::double precision AND lon_dd <= 180::double precision),
  constraint places_named CHECK (place_name <> ''::text)
);
CREATE INDEX places_by_words ON public.places USING gin (plain_words(((place_name || ' '::text) || COALESCE(locality, ''::text))) gin_trgm_ops);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON places FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON places FOR EACH ROW EXECUTE FUNCTION history.write_change('place_ndx');

create table precincts (
  precinct_ndx integer not null,
  precinct_label text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint precincts_key PRIMARY KEY (precinct_ndx),
  constraint precincts_named_once UNIQUE (precinct_label)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON precincts FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON precincts FOR EACH ROW EXECUTE FUNCTION history.write_change('precinct_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON precincts FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table saved_views (
  saved_view_ndx integer not null generated by default as identity,
  sub text not null,
  table_path text not null,
  view_name text not null,
  view jsonb not null,
  is_shared boolean not null default false,
  constraint saved_views_key PRIMARY KEY (saved_view_ndx),
  constraint saved_views_named_once UNIQUE (sub, table_path, view_name),
  constraint saved_views_named CHECK (view_name <> ''::text)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON saved_views FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON saved_views FOR EACH ROW EXECUTE FUNCTION history.write_change('saved_view_ndx');

create table query_mails (
  query_mail_ndx integer not null generated by default as identity,
  saved_view_ndx integer not null,
  sub text not null,
  rhythm text not null,
  day smallint,
  asked_on date not null default district_today(),
  constraint query_mails_key PRIMARY KEY (query_mail_ndx),
  constraint query_mails_once UNIQUE (saved_view_ndx, sub),
  constraint query_mails_on_a_day CHECK (
CASE rhythm
    WHEN 'daily'::text THEN day IS NULL
    WHEN 'weekly'::text THEN COALESCE(day >= 1 AND day <= 7, false)
    ELSE COALESCE(day >= 1 AND day <= 31, false)
END),
  constraint query_mails_rhythm_known CHECK (rhythm = ANY (ARRAY['daily'::text, 'weekly'::text, 'monthly'::text])),
  constraint query_mails_query_exists FOREIGN KEY (saved_view_ndx) REFERENCES saved_views(saved_view_ndx) ON DELETE CASCADE
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON query_mails FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON query_mails FOR EACH ROW EXECUTE FUNCTION history.write_change('query_mail_ndx');

create table query_mail_sends (
  query_mail_send_ndx integer not null generated by default as identity,
  query_mail_ndx integer not null,
  due_on date not null,
  message_id text not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  failure text,
  tried_at timestamp with time zone,
  constraint query_mail_sends_key PRIMARY KEY (query_mail_send_ndx),
  constraint query_mail_sends_named_once UNIQUE (message_id),
  constraint query_mail_sends_once UNIQUE (query_mail_ndx, due_on),
  constraint query_mail_sends_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'unsure'::text, 'refused'::text, 'withdrawn'::text])),
  constraint query_mail_sends_mail_exists FOREIGN KEY (query_mail_ndx) REFERENCES query_mails(query_mail_ndx) ON DELETE CASCADE
);
CREATE INDEX query_mail_sends_waiting ON public.query_mail_sends USING btree (query_mail_send_ndx) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));

create table question_mails (
  question_mail_ndx integer not null generated by default as identity,
  submitted_reading_ndx integer not null,
  addressee text not null,
  address text not null,
  message_id text not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  failure text,
  asked_at timestamp with time zone not null default now(),
  tried_at timestamp with time zone,
  constraint question_mails_key PRIMARY KEY (question_mail_ndx),
  constraint question_mails_once UNIQUE (message_id),
  constraint question_mails_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'unsure'::text, 'refused'::text])),
  constraint question_mails_reading_exists FOREIGN KEY (submitted_reading_ndx) REFERENCES submitted_readings(submitted_reading_ndx) ON DELETE CASCADE
);
CREATE INDEX question_mails_by_reading ON public.question_mails USING btree (submitted_reading_ndx);
CREATE INDEX question_mails_waiting ON public.question_mails USING btree (question_mail_ndx) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));

create table recounted_decisions (
  recounted_decision_ndx integer not null generated by default as identity,
  decision text not null,
  months bigint not null,
  constraint recounted_decisions_key PRIMARY KEY (recounted_decision_ndx)
);

create table refused_attempts (
  hour timestamp with time zone not null,
  act text not null,
  who text not null default ''::text,
  from_address text not null,
  about text not null default ''::text,
  times integer not null default 1,
  last_at timestamp with time zone not null default now(),
  constraint refused_attempts_key PRIMARY KEY (hour, act, who, from_address, about),
  constraint refused_attempts_act_known CHECK (act = ANY (ARRAY['sign-in refused'::text, 'access refused'::text])),
  constraint refused_attempts_happened CHECK (times > 0)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON refused_attempts FOR EACH STATEMENT EXECUTE FUNCTION count_change();

CREATE OR REPLACE FUNCTION public.registration_reference()
 RETURNS text
 LANGUAGE sql
RETURN (SELECT upper(((('R-'::text || substr(random.id, 1, 4)) || '-'::text) || substr(random.id, 5, 4))) AS upper FROM (SELECT (gen_random_uuid())::text AS id) random);

create table registrations (
  reg_ndx integer not null generated by default as identity,
  new_owner boolean not null default false,
  rolo_ndx integer,
  create_new_well boolean not null default false,
  well_class_ndx integer not null default 999,
  well_subclass_ndx integer not null default 999,
  well_ndx integer,
  completed boolean not null default false,
  disregard boolean not null default false,
  first_name text not null,
  last_name text not null,
  primary_phone text not null,
  primary_email text not null,
  secondary_phone text,
  secondary_email text,
  mailing_name text,
  mailing_address text not null,
  mailing_city text not null,
  mailing_state text not null,
  mailing_zip text not null,
  well_address text not null,
  well_city text not null,
  county_ndx integer not null,
  well_use_ndx integer not null,
  aquifer_group_ndx integer not null,
  reg_lat_dd double precision not null,
  reg_lon_dd double precision not null,
  reg_well_elev_ft double precision,
  well_details_date_drilled date,
  well_details_driller text,
  well_details_depth_well_ft double precision,
  well_details_depth_pump_ft double precision,
  property_well_count integer not null default 1,
  scientific_monitoring_interest boolean not null default true,
  hardcopy_well_records boolean not null,
  other_notes text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  removed boolean not null default false,
  removed_timestamp timestamp with time zone,
  removed_by text,
  reference text not null default registration_reference(),
  sent_in_with uuid not null default gen_random_uuid(),
  quarantined_because text,
  sent_back_message text,
  sent_back_timestamp timestamp with time zone,
  corrected_timestamp timestamp with time zone,
  well_details_drilled_year_only boolean not null default false,
  language text not null default 'en'::text,
  constraint registrations_key PRIMARY KEY (reg_ndx),
  constraint registrations_reference_once UNIQUE (reference),
  constraint registrations_language_known CHECK (language = ANY (ARRAY['en'::text, 'es'::text])),
  constraint registrations_latitude_in_range CHECK (reg_lat_dd >= '-90'::integer::double precision AND reg_lat_dd <= 90::double precision),
  constraint registrations_longitude_in_range CHECK (reg_lon_dd >= '-180'::integer::double precision AND reg_lon_dd <= 180::double precision),
  constraint registrations_pump_depth_not_negative CHECK (well_details_depth_pump_ft >= 0::double precision),
  constraint registrations_reference_form CHECK (reference ~ '^R-[0-9A-F]{4}-[0-9A-F]{4}$'::text),
  constraint registrations_sent_back_with_message CHECK ((sent_back_message IS NULL) = (sent_back_timestamp IS NULL)),
  constraint registrations_well_count_positive CHECK (property_well_count > 0),
  constraint registrations_well_depth_not_negative CHECK (well_details_depth_well_ft >= 0::double precision),
  constraint registrations_aquifer_exists FOREIGN KEY (aquifer_group_ndx) REFERENCES aquifer_groups(aquifer_group_ndx),
  constraint registrations_class_exists FOREIGN KEY (well_class_ndx) REFERENCES well_classes(well_class_ndx),
  constraint registrations_county_exists FOREIGN KEY (county_ndx) REFERENCES counties(county_ndx),
  constraint registrations_owner_exists FOREIGN KEY (rolo_ndx) REFERENCES contacts(rolo_ndx),
  constraint registrations_subclass_exists FOREIGN KEY (well_subclass_ndx) REFERENCES well_subclasses(well_subclass_ndx),
  constraint registrations_use_exists FOREIGN KEY (well_use_ndx) REFERENCES well_uses(well_use_ndx),
  constraint registrations_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX registrations_by_time ON public.registrations USING btree (created_timestamp);
CREATE INDEX registrations_by_well ON public.registrations USING btree (well_ndx) WHERE (well_ndx IS NOT NULL);
CREATE INDEX registrations_sent_in_with ON public.registrations USING btree (sent_in_with);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON registrations FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON registrations FOR EACH ROW EXECUTE FUNCTION history.write_change('reg_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON registrations FOR EACH ROW EXECUTE FUNCTION stamp_record();
CREATE TRIGGER stamp_removal BEFORE INSERT OR UPDATE ON registrations FOR EACH ROW EXECUTE FUNCTION stamp_removal();

create table registration_mails (
  registration_mail_ndx integer not null generated by default as identity,
  reg_ndx integer not null,
  kind text not null,
  message_id text not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  failure text,
  asked_at timestamp with time zone not null default now(),
  tried_at timestamp with time zone,
  constraint registration_mails_key PRIMARY KEY (registration_mail_ndx),
  constraint registration_mails_once UNIQUE (message_id),
  constraint registration_mails_kind_known CHECK (kind = ANY (ARRAY['confirmation'::text, 'sent-back'::text])),
  constraint registration_mails_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'unsure'::text, 'refused'::text])),
  constraint registration_mails_registration_exists FOREIGN KEY (reg_ndx) REFERENCES registrations(reg_ndx) ON DELETE CASCADE
);
CREATE INDEX registration_mails_by_registration ON public.registration_mails USING btree (reg_ndx);
CREATE INDEX registration_mails_waiting ON public.registration_mails USING btree (registration_mail_ndx) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));

create table report_periods (
  report_period_ndx integer not null generated by default as identity,
  permit_type_ndx integer,
  permit_ndx integer,
  from_year integer not null,
  period text not null,
  due_months_after integer not null default 1,
  due_day integer not null,
  source_note text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint report_periods_key PRIMARY KEY (report_period_ndx),
  constraint report_periods_once UNIQUE NULLS NOT DISTINCT (permit_type_ndx, permit_ndx, from_year),
  constraint report_periods_due_in_every_month CHECK (due_day >= 1 AND due_day <= 28),
  constraint report_periods_due_within_half_a_year CHECK (due_months_after >= 1 AND due_months_after <= 6),
  constraint report_periods_known CHECK (period = ANY (ARRAY['Month'::text, 'Quarter'::text, 'Half-Year'::text, 'Year'::text])),
  constraint report_periods_of_type_or_permit CHECK (permit_type_ndx IS NULL OR permit_ndx IS NULL),
  constraint report_periods_year_in_range CHECK (from_year >= 1900 AND from_year <= 2200),
  constraint report_periods_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx),
  constraint report_periods_type_exists FOREIGN KEY (permit_type_ndx) REFERENCES permit_types(permit_type_ndx)
);
CREATE INDEX report_periods_by_permit ON public.report_periods USING btree (permit_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON report_periods FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON report_periods FOR EACH ROW EXECUTE FUNCTION history.write_change('report_period_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON report_periods FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table report_runs (
  report text not null,
  last_run timestamp with time zone not null,
  constraint report_runs_key PRIMARY KEY (report)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON report_runs FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table reserve_entries (
  reserve_entry_ndx integer not null generated by default as identity,
  permit_ndx integer not null,
  fiscal_year integer not null,
  entry text not null,
  volume_gal bigint,
  source_note text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint reserve_entries_key PRIMARY KEY (reserve_entry_ndx),
  constraint reserve_entries_known CHECK (entry = ANY (ARRAY['Opening Reserve'::text, 'Added'::text, 'Taken Away'::text, 'Report on Time'::text])),
  constraint reserve_entries_move_something CHECK (volume_gal > 0),
  constraint reserve_entries_say_a_volume CHECK ((entry = ANY (ARRAY['Added'::text, 'Taken Away'::text])) = (volume_gal IS NOT NULL)),
  constraint reserve_entries_year_in_range CHECK (fiscal_year >= 1900 AND fiscal_year <= 2200),
  constraint reserve_entries_permit_exists FOREIGN KEY (permit_ndx) REFERENCES permits(permit_ndx) ON DELETE CASCADE
);
CREATE INDEX reserve_entries_by_permit ON public.reserve_entries USING btree (permit_ndx);
CREATE UNIQUE INDEX reserve_entries_on_time_once ON public.reserve_entries USING btree (permit_ndx, fiscal_year) WHERE (entry = 'Report on Time'::text);
CREATE UNIQUE INDEX reserve_entries_open_once ON public.reserve_entries USING btree (permit_ndx) WHERE (entry = 'Opening Reserve'::text);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON reserve_entries FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON reserve_entries FOR EACH ROW EXECUTE FUNCTION history.write_change('reserve_entry_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON reserve_entries FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table rolo_types (
  rolo_type_ndx integer not null,
  rolo_type_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint rolo_types_key PRIMARY KEY (rolo_type_ndx),
  constraint rolo_types_named_once UNIQUE (rolo_type_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON rolo_types FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON rolo_types FOR EACH ROW EXECUTE FUNCTION history.write_change('rolo_type_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON rolo_types FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table secrets (
  name text not null,
  value jsonb not null,
  constraint secrets_pkey PRIMARY KEY (name)
);

create table user_changes (
  change_ndx bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  who text not null default acting_user(),
  request_id text default NULLIF(current_setting('app.request'::text, true), ''::text),
  sub text not null,
  act text not null,
  before jsonb,
  after jsonb,
  constraint user_changes_key PRIMARY KEY (change_ndx),
  constraint user_changes_act_known CHECK (act = ANY (ARRAY['created'::text, 'updated'::text, 'deleted'::text, 'invited'::text, 'password set'::text, 'seen as'::text, 'second factor added'::text, 'second factor removed'::text, 'second factor reset'::text, 'recovery codes made'::text, 'recovery code used'::text]))
);
CREATE INDEX user_changes_by_time ON public.user_changes USING btree (at);
CREATE INDEX user_changes_of_user ON public.user_changes USING btree (sub, change_ndx DESC);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON user_changes FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table security_mails (
  security_mail_ndx integer not null generated by default as identity,
  change_ndx bigint not null,
  message_id text not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  failure text,
  tried_at timestamp with time zone,
  constraint security_mails_key PRIMARY KEY (security_mail_ndx),
  constraint security_mails_named_once UNIQUE (message_id),
  constraint security_mails_once UNIQUE (change_ndx),
  constraint security_mails_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'unsure'::text, 'refused'::text, 'withdrawn'::text])),
  constraint security_mails_change_exists FOREIGN KEY (change_ndx) REFERENCES user_changes(change_ndx)
);
CREATE INDEX security_mails_waiting ON public.security_mails USING btree (security_mail_ndx) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));

create table short_links (
  code text not null,
  address text not null,
  made_at timestamp with time zone not null default now(),
  constraint short_links_key PRIMARY KEY (code),
  constraint short_links_address_here CHECK (address ~ '^/'::text AND address !~ '^/[/\\]'::text),
  constraint short_links_code_in_address CHECK (code ~ '^[A-Za-z0-9_-]{10,22}$'::text)
);

create table sign_in_failures (
  account_hash text not null,
  caller_hash text not null,
  failures integer not null,
  last_failure timestamp with time zone not null default now(),
  constraint sign_in_failures_once PRIMARY KEY (account_hash, caller_hash)
);
CREATE INDEX sign_in_failures_by_age ON public.sign_in_failures USING btree (last_failure);

create table sign_in_state (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  expires_at timestamp with time zone,
  consumed_at timestamp with time zone,
  constraint sign_in_state_pkey PRIMARY KEY (model, id)
);
CREATE INDEX sign_in_state_by_age ON public.sign_in_state USING btree (expires_at);
CREATE INDEX sign_in_state_by_grant ON public.sign_in_state USING btree (grant_id);
CREATE INDEX sign_in_state_by_uid ON public.sign_in_state USING btree (uid);

create table stage_rules (
  holds_from date not null,
  stages_go_on boolean not null,
  constraint stage_rules_key PRIMARY KEY (holds_from),
  constraint stage_rules_from_first_of_month CHECK (EXTRACT(day FROM holds_from) = 1::numeric)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON stage_rules FOR EACH STATEMENT EXECUTE FUNCTION count_change();

create table street_addresses (
  street_ndx integer not null,
  low_number integer not null,
  high_number integer not null,
  parity smallint,
  shape geometry(Geometry,4326) not null,
  constraint street_addresses_once UNIQUE NULLS NOT DISTINCT (street_ndx, low_number, high_number, parity),
  constraint street_addresses_in_order CHECK (low_number <= high_number),
  constraint street_addresses_parity_known CHECK (parity = ANY (ARRAY[0, 1])),
  constraint street_addresses_positive CHECK (low_number > 0),
  constraint street_addresses_street_exists FOREIGN KEY (street_ndx) REFERENCES address_streets(street_ndx) ON DELETE CASCADE
);

create table timeline_marks (

);

create table user_files (
  user_file_ndx integer not null generated by default as identity,
  file_name text not null,
  headings_hash text not null,
  mapping jsonb not null,
  added_by text not null default acting_user(),
  added_at timestamp with time zone not null default now(),
  taken_back_by text,
  taken_back_at timestamp with time zone,
  constraint user_files_key PRIMARY KEY (user_file_ndx),
  constraint user_files_taken_back_by_somebody CHECK ((taken_back_by IS NULL) = (taken_back_at IS NULL))
);
CREATE INDEX user_files_by_headings ON public.user_files USING btree (headings_hash, user_file_ndx DESC);

create table user_file_accounts (
  user_file_ndx integer not null,
  sub text not null,
  permits integer[] not null,
  constraint user_file_accounts_key PRIMARY KEY (user_file_ndx, sub),
  constraint user_file_accounts_file_exists FOREIGN KEY (user_file_ndx) REFERENCES user_files(user_file_ndx) ON DELETE CASCADE
);

create table wl_meas_froms (
  wl_meas_from_ndx integer not null,
  wl_meas_from_desc text not null,
  constraint wl_meas_froms_key PRIMARY KEY (wl_meas_from_ndx),
  constraint wl_meas_froms_named_once UNIQUE (wl_meas_from_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON wl_meas_froms FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON wl_meas_froms FOR EACH ROW EXECUTE FUNCTION history.write_change('wl_meas_from_ndx');

create table wl_meas_methods (
  wl_meas_method_ndx integer not null,
  wl_meas_method_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint wl_meas_methods_key PRIMARY KEY (wl_meas_method_ndx),
  constraint wl_meas_methods_named_once UNIQUE (wl_meas_method_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON wl_meas_methods FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON wl_meas_methods FOR EACH ROW EXECUTE FUNCTION history.write_change('wl_meas_method_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON wl_meas_methods FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table water_levels (
  ndx integer not null generated by default as identity,
  well_ndx integer not null,
  collect_timestamp timestamp with time zone not null default now(),
  dtw_ft double precision not null,
  is_pumping boolean not null default true,
  remarks text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  wl_meas_method_ndx integer not null default 999,
  wl_meas_from_ndx integer not null default 1,
  aqsci_data_source_ndx integer not null default 999,
  has_eline_access_port boolean not null default false,
  has_conductor_pipe boolean not null default false,
  wl_meas_point_height_in double precision not null default 0,
  wl_meas_val_ft double precision,
  wl_meas_val_ft_2 double precision,
  wl_meas_val_ft_3 double precision,
  land_surface_elevation_ft double precision,
  vertical_datum text,
  sampled_by text,
  constraint water_levels_key PRIMARY KEY (ndx),
  constraint water_levels_once UNIQUE (well_ndx, collect_timestamp),
  constraint water_levels_datum_known CHECK (vertical_datum = ANY (ARRAY['NAVD88'::text, 'NGVD29'::text])),
  constraint water_levels_elevation_with_datum CHECK ((land_surface_elevation_ft IS NULL) = (vertical_datum IS NULL)),
  constraint water_levels_from_exists FOREIGN KEY (wl_meas_from_ndx) REFERENCES wl_meas_froms(wl_meas_from_ndx),
  constraint water_levels_method_exists FOREIGN KEY (wl_meas_method_ndx) REFERENCES wl_meas_methods(wl_meas_method_ndx),
  constraint water_levels_source_exists FOREIGN KEY (aqsci_data_source_ndx) REFERENCES aqsci_data_sources(aqsci_data_source_ndx),
  constraint water_levels_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON water_levels FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON water_levels FOR EACH ROW EXECUTE FUNCTION history.write_change('ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON water_levels FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table water_quality_samples (
  ndx integer not null generated by default as identity,
  well_ndx integer not null,
  collect_timestamp timestamp with time zone not null default now(),
  well_purged boolean not null default true,
  notes text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  aqsci_data_source_ndx integer not null default 999,
  aqsci_lab_ndx integer not null default 999,
  sampled_by text,
  constraint water_quality_samples_key PRIMARY KEY (ndx),
  constraint water_quality_samples_lab_exists FOREIGN KEY (aqsci_lab_ndx) REFERENCES aqsci_labs(aqsci_lab_ndx),
  constraint water_quality_samples_source_exists FOREIGN KEY (aqsci_data_source_ndx) REFERENCES aqsci_data_sources(aqsci_data_source_ndx),
  constraint water_quality_samples_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX water_quality_samples_by_well ON public.water_quality_samples USING btree (well_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON water_quality_samples FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON water_quality_samples FOR EACH ROW EXECUTE FUNCTION history.write_change('ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON water_quality_samples FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table water_quality_results (
  ndx integer not null generated by default as identity,
  sample_ndx integer not null,
  parameter_ndx integer not null,
  result_value double precision not null,
  is_nondetect boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint water_quality_results_key PRIMARY KEY (ndx),
  constraint water_quality_results_once UNIQUE (sample_ndx, parameter_ndx),
  constraint water_quality_results_parameter_exists FOREIGN KEY (parameter_ndx) REFERENCES aqsci_parameters(aqsci_parameter_ndx),
  constraint water_quality_results_sample_exists FOREIGN KEY (sample_ndx) REFERENCES water_quality_samples(ndx) ON DELETE CASCADE
);
CREATE INDEX water_quality_results_by_parameter ON public.water_quality_results USING btree (parameter_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON water_quality_results FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON water_quality_results FOR EACH ROW EXECUTE FUNCTION history.write_change('ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON water_quality_results FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table well_component_types (
  well_component_ndx integer not null,
  well_component_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint well_component_types_key PRIMARY KEY (well_component_ndx),
  constraint well_component_types_named_once UNIQUE (well_component_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON well_component_types FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON well_component_types FOR EACH ROW EXECUTE FUNCTION history.write_change('well_component_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON well_component_types FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table well_components (
  ndx integer not null generated by default as identity,
  well_ndx integer not null,
  well_component_ndx integer not null default 999,
  top_depth_ft double precision,
  bottom_depth_ft double precision,
  diameter_inches double precision,
  casing_material_ndx integer not null default 999,
  screen_material_notes text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint well_components_key PRIMARY KEY (ndx),
  constraint well_components_bottom_below_top CHECK (bottom_depth_ft >= top_depth_ft),
  constraint well_components_diameter_positive CHECK (diameter_inches > 0::double precision),
  constraint well_components_component_exists FOREIGN KEY (well_component_ndx) REFERENCES well_component_types(well_component_ndx),
  constraint well_components_material_exists FOREIGN KEY (casing_material_ndx) REFERENCES casing_materials(casing_material_ndx),
  constraint well_components_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX well_components_by_well ON public.well_components USING btree (well_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON well_components FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON well_components FOR EACH ROW EXECUTE FUNCTION history.write_change('ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON well_components FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table well_contacts (
  ndx integer not null generated by default as identity,
  well_ndx integer not null,
  rolo_type_ndx integer not null,
  rolo_ndx integer not null default 999999,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint well_contacts_key PRIMARY KEY (ndx),
  constraint well_contacts_once UNIQUE (well_ndx, rolo_type_ndx, rolo_ndx),
  constraint well_contacts_contact_exists FOREIGN KEY (rolo_ndx) REFERENCES contacts(rolo_ndx),
  constraint well_contacts_type_exists FOREIGN KEY (rolo_type_ndx) REFERENCES rolo_types(rolo_type_ndx),
  constraint well_contacts_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX well_contacts_by_contact ON public.well_contacts USING btree (rolo_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON well_contacts FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON well_contacts FOR EACH ROW EXECUTE FUNCTION history.write_change('ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON well_contacts FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table well_formations (
  ndx integer not null generated by default as identity,
  well_ndx integer not null,
  formation_ndx integer not null default 999,
  ft_to_top double precision,
  ft_to_bottom double precision,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint well_formations_key PRIMARY KEY (ndx),
  constraint well_formations_bottom_below_top CHECK (ft_to_bottom >= ft_to_top),
  constraint well_formations_formation_exists FOREIGN KEY (formation_ndx) REFERENCES formations(formation_ndx),
  constraint well_formations_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX well_formations_by_well ON public.well_formations USING btree (well_ndx);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON well_formations FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON well_formations FOR EACH ROW EXECUTE FUNCTION history.write_change('ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON well_formations FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table well_log_types (
  well_log_type_ndx integer not null,
  well_log_type_desc text not null,
  word_place integer,
  word_retired boolean not null default false,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  constraint well_log_types_key PRIMARY KEY (well_log_type_ndx),
  constraint well_log_types_named_once UNIQUE (well_log_type_desc)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON well_log_types FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON well_log_types FOR EACH ROW EXECUTE FUNCTION history.write_change('well_log_type_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON well_log_types FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table well_production (
  well_production_ndx integer not null generated by default as identity,
  well_ndx integer not null,
  c_year integer not null,
  c_month integer not null,
  production_gallons bigint,
  mr_report_status_ndx integer not null default 999,
  notes text,
  version integer not null default 1,
  created_timestamp timestamp with time zone not null default now(),
  created_by text not null default acting_user(),
  updated_timestamp timestamp with time zone,
  updated_by text,
  measuring_method_ndx integer,
  quantity numeric(16,3),
  unit text,
  gal_per_unit numeric(16,4),
  applies text,
  constraint well_production_key PRIMARY KEY (well_production_ndx),
  constraint well_production_once_a_month UNIQUE (well_ndx, c_year, c_month),
  constraint well_production_measured CHECK ((num_nulls(measuring_method_ndx, quantity, unit, gal_per_unit, applies) = ANY (ARRAY[0, 5])) AND (quantity IS NULL OR production_gallons IS NOT NULL)),
  constraint well_production_month_in_range CHECK (c_month >= 1 AND c_month <= 12),
  constraint well_production_not_negative CHECK (production_gallons >= 0),
  constraint well_production_quantity_not_negative CHECK (quantity >= 0::numeric),
  constraint well_production_year_in_range CHECK (c_year >= 1900 AND c_year <= 2200),
  constraint well_production_method_exists FOREIGN KEY (measuring_method_ndx) REFERENCES measuring_methods(measuring_method_ndx),
  constraint well_production_status_exists FOREIGN KEY (mr_report_status_ndx) REFERENCES mr_report_statuses(mr_report_status_ndx),
  constraint well_production_well_exists FOREIGN KEY (well_ndx) REFERENCES wells(well_ndx)
);
CREATE INDEX well_production_by_stand_in ON public.well_production USING btree (((- well_ndx)));
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON well_production FOR EACH STATEMENT EXECUTE FUNCTION count_change();
CREATE TRIGGER keep_history AFTER INSERT OR DELETE OR UPDATE ON well_production FOR EACH ROW EXECUTE FUNCTION history.write_change('well_production_ndx');
CREATE TRIGGER stamp_record BEFORE INSERT OR UPDATE ON well_production FOR EACH ROW EXECUTE FUNCTION stamp_record();

create table word_acts (
  word_act_ndx integer not null generated by default as identity,
  lists text[] not null,
  told text not null,
  removed jsonb not null,
  kept integer,
  moved jsonb not null default '[]'::jsonb,
  rows_moved integer not null default 0,
  acted_at timestamp with time zone not null default now(),
  acted_by text not null default acting_user(),
  undone_at timestamp with time zone,
  undone_by text,
  constraint word_acts_key PRIMARY KEY (word_act_ndx)
);

CREATE OR REPLACE FUNCTION public.begin_session()
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 SELECT set_config('search_path'::text, 'public, api'::text, false) AS set_config,
     set_config('timezone'::text, 'UTC'::text, false) AS set_config,
     set_config('statement_timeout'::text, '30s'::text, false) AS set_config,
     set_config('lock_timeout'::text, '10s'::text, false) AS set_config,
     set_config('idle_in_transaction_session_timeout'::text, '30s'::text, false) AS set_config,
     set_config('jit'::text, 'off'::text, false) AS set_config,
     set_config('role'::text, 'artesian_app'::text, false) AS set_config;
END;

CREATE OR REPLACE FUNCTION public.begin_session(district_time_zone text)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 SELECT begin_session() AS begin_session;
END;

CREATE OR REPLACE FUNCTION public.count_change_of(changed text)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into public.data_versions as versions (table_name, backend, changes)
  values (changed, pg_backend_pid(), 1 + floor(random() * 1000000000)::bigint)
  on conflict (table_name, backend) do update set changes = versions.changes + excluded.changes;
$function$;

CREATE OR REPLACE FUNCTION public.district_year_named_for()
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN 'END'::text;

CREATE OR REPLACE PROCEDURE public.edit_vocabulary(IN target regclass)
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $procedure$
begin
  execute format(
    'alter table %s
       add column word_place integer,
       add column word_retired boolean not null default false,
       add column version integer not null default 1,
       add column created_timestamp timestamptz not null default now(),
       add column created_by text not null default acting_user(),
       add column updated_timestamp timestamptz,
       add column updated_by text', target);
  execute format(
    'create trigger stamp_record before insert or update on %s for each row execute function stamp_record()', target);
end $procedure$;

CREATE OR REPLACE FUNCTION public.first_month_of_district_year()
 RETURNS integer
 LANGUAGE sql
 STABLE
RETURN 9;

CREATE OR REPLACE PROCEDURE public.keep_records(IN target regclass, IN key_column text)
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $procedure$
begin
  call keep_table(target, key_column);
  execute format(
    'alter table %s
       add column version integer not null default 1,
       add column created_timestamp timestamptz not null default now(),
       add column created_by text not null default acting_user(),
       add column updated_timestamp timestamptz,
       add column updated_by text', target);
  execute format(
    'create trigger stamp_record before insert or update on %s for each row execute function stamp_record()', target);
end $procedure$;

CREATE OR REPLACE PROCEDURE public.keep_removable_records(IN target regclass, IN key_column text)
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $procedure$
begin
  call keep_records(target, key_column);
  execute format(
    'alter table %s
       add column removed boolean not null default false,
       add column removed_timestamp timestamptz,
       add column removed_by text', target);
  execute format(
    'create trigger stamp_removal before insert or update on %s for each row execute function stamp_removal()', target);
end $procedure$;

CREATE OR REPLACE PROCEDURE public.keep_table(IN target regclass, IN key_column text)
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $procedure$
begin
  execute format(
    'create trigger keep_history after insert or update or delete on %s for each row execute function history.write_change(%L)',
    target, key_column);
  execute format(
    'create trigger count_change after insert or update or delete or truncate on %s for each statement execute function count_change()',
    target);
end $procedure$;

CREATE OR REPLACE PROCEDURE public.make_lookup(IN target text, IN key_column text, IN label_column text, IN entries text[])
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $procedure$
begin
  execute format(
    'create table %1$I (
       %2$I integer not null constraint %4$I primary key,
       %3$I text not null constraint %5$I unique
     )', target, key_column, label_column, target || '_key', target || '_named_once');
  execute format(
    'insert into %I select number, entry from unnest($1) with ordinality as list (entry, number) union all select 999, ''''',
    target) using entries;
  call keep_table(target::regclass, key_column);
end $procedure$;

CREATE OR REPLACE FUNCTION public.mark_timeline()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$truncate public.timeline_marks$function$;
revoke execute on routine mark_timeline() from public;
grant execute on routine mark_timeline() to artesian_app;

CREATE OR REPLACE FUNCTION pgboss.create_queue(queue_name text, options json)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 INSERT INTO pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_minutes, dead_letter)
   VALUES (create_queue.queue_name, (create_queue.options ->> 'policy'::text), ((create_queue.options ->> 'retryLimit'::text))::integer, ((create_queue.options ->> 'retryDelay'::text))::integer, ((create_queue.options ->> 'retryBackoff'::text))::boolean, ((create_queue.options ->> 'expireInSeconds'::text))::integer, ((create_queue.options ->> 'retentionMinutes'::text))::integer, (create_queue.options ->> 'deadLetter'::text)) ON CONFLICT(name) DO UPDATE SET policy = excluded.policy, retry_limit = excluded.retry_limit, retry_delay = excluded.retry_delay, retry_backoff = excluded.retry_backoff, expire_seconds = excluded.expire_seconds, retention_minutes = excluded.retention_minutes, dead_letter = excluded.dead_letter, updated_on = now();
END;

CREATE OR REPLACE FUNCTION public.set_district_time_zone(zone text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  known text;
  former text;
begin
  select name into known from pg_timezone_names where lower(name) = lower(zone);
  if known is null then
    raise exception 'time zone "%" not recognized', zone using errcode = 'invalid_parameter_value';
  end if;
  -- A table is waited for, for then what others committed meanwhile is known.
  lock table level_recounts in share row exclusive mode;
  former := district_time_zone();
  if known = former then
    return known;
  end if;

  insert into level_recounts (well_ndx, counted_in)
  select well_ndx, former
  from wells
  where exists (select from logger_readings where logger_readings.well_ndx = wells.well_ndx)
    or exists (select from water_levels where water_levels.well_ndx = wells.well_ndx)
  on conflict (well_ndx) do nothing;
  update pgboss.schedule set timezone = known, updated_on = now();
  execute format(
    'create or replace function public.district_time_zone() returns text language sql stable return %L', known
  );
  return known;
end $function$;
revoke execute on routine set_district_time_zone(text) from public;
grant execute on routine set_district_time_zone(text) to artesian_app;

CREATE OR REPLACE FUNCTION public.set_district_year(first_month integer, named_for text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  first integer := coalesce(first_month, first_month_of_district_year());
  named text := coalesce(named_for, district_year_named_for());
begin
  if first = first_month_of_district_year() and named = district_year_named_for() then
    return;
  end if;
  if first not between 1 and 12 or named not in ('END', 'BEGINNING') then
    raise exception 'no such year' using errcode = 'invalid_parameter_value';
  end if;
  -- Nobody adds a permit or closes a year meanwhile.
  lock table permits, closed_years in share row exclusive mode;
  if exists (select from permits) or exists (select from closed_years) then
    raise exception 'permits or closed years are kept by the fiscal year' using errcode = 'object_in_use';
  end if;

  execute format(
    'create or replace function public.first_month_of_district_year() returns integer language sql stable return %s', first
  );
  execute format(
    'create or replace function public.district_year_named_for() returns text language sql stable return %L::text', named
  );
  -- The expression to which PostgreSQL simplifies `fiscal_year()`.
  drop index meter_readings_by_fiscal_year;
  execute format('create index meter_readings_by_fiscal_year on meter_readings (meter_ndx, (%s))', case
    when first = 1 then 'c_year + 0'
    when named = 'END' then format('c_year + (c_month >= %s)::integer', first)
    else format('c_year + ((c_month >= %s)::integer - 1)', first)
  end);
  -- Lists that are kept in memory have fiscal years in them.
  perform count_change_of(table_name) from (select distinct table_name from data_versions) as counted;
end $function$;
revoke execute on routine set_district_year(integer,text) from public;
grant execute on routine set_district_year(integer,text) to artesian_app;

set local check_function_bodies = on;

insert into contacts (rolo_ndx, r_name) values
  (999999, 'No owner');

insert into aquifer_groups (aquifer_group_ndx, aquifer_group_name, aq_group_summary_name) values
  (1, 'Edwards', 'Edwards'),
  (2, 'Trinity', 'Trinity'),
  (3, 'Other', 'Other'),
  (999, '', 'Other');

insert into allocation_distributions (allocation_distribution_ndx, allocation_distribution_desc, is_editable) values
  (1, 'Even', false),
  (2, 'Public supply', false),
  (3, 'Irrigation', false),
  (4, 'Custom', true),
  (999, '', true);

insert into well_uses (well_use_ndx, well_use_name) values
  (1, 'Domestic'),
  (2, 'Livestock'),
  (3, 'Irrigation'),
  (4, 'Public Supply'),
  (5, 'Commercial'),
  (6, 'Industrial'),
  (7, 'Monitoring'),
  (8, 'Recreation'),
  (9, 'Institutional'),
  (10, 'Unused'),
  (999, '');

insert into permit_statuses (permit_status_ndx, permit_status_desc, permit_status_group_name, ends_permit, allows_pumping) values
  (1, 'Active', 'Active', false, true),
  (2, 'Pending', 'Pending', false, false),
  (3, 'Retired', 'Inactive', true, true),
  (4, 'Inactive', 'Inactive', false, true),
  (5, 'Expired', 'Inactive', false, false),
  (6, 'Suspended', 'Inactive', false, false),
  (7, 'Terminated', 'Inactive', true, true),
  (999, '', '', false, true);

insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix) values
  (999, '', '-');

insert into allocation_distribution_shares (allocation_distribution_ndx, c_month, share) values
  (1, 1, 8333),
  (1, 2, 8333),
  (1, 3, 8334),
  (1, 4, 8333),
  (1, 5, 8333),
  (1, 6, 8334),
  (1, 7, 8333),
  (1, 8, 8333),
  (1, 9, 8334),
  (1, 10, 8333),
  (1, 11, 8333),
  (1, 12, 8334),
  (2, 1, 6000),
  (2, 2, 6500),
  (2, 3, 7500),
  (2, 4, 8500),
  (2, 5, 10000),
  (2, 6, 12000),
  (2, 7, 12500),
  (2, 8, 11500),
  (2, 9, 7000),
  (2, 10, 6500),
  (2, 11, 6000),
  (2, 12, 6000),
  (3, 1, 1500),
  (3, 2, 2000),
  (3, 3, 5000),
  (3, 4, 9000),
  (3, 5, 12000),
  (3, 6, 16000),
  (3, 7, 18500),
  (3, 8, 18000),
  (3, 9, 10000),
  (3, 10, 5000),
  (3, 11, 2000),
  (3, 12, 1000),
  (4, 1, 8333),
  (4, 2, 8333),
  (4, 3, 8334),
  (4, 4, 8333),
  (4, 5, 8333),
  (4, 6, 8334),
  (4, 7, 8333),
  (4, 8, 8333),
  (4, 9, 8334),
  (4, 10, 8333),
  (4, 11, 8333),
  (4, 12, 8334),
  (999, 1, 8333),
  (999, 2, 8333),
  (999, 3, 8334),
  (999, 4, 8333),
  (999, 5, 8333),
  (999, 6, 8334),
  (999, 7, 8333),
  (999, 8, 8333),
  (999, 9, 8334),
  (999, 10, 8333),
  (999, 11, 8333),
  (999, 12, 8334);

insert into amendment_statuses (pamend_status_ndx, pamend_status_desc) values
  (1, 'In Review'),
  (2, 'Approved'),
  (3, 'Denied'),
  (4, 'Withdrawn'),
  (5, 'Expired'),
  (999, '');

insert into amendment_types (pamend_type_ndx, pamend_type_desc) values
  (4, 'Change of Permitted Use'),
  (6, 'Change of Permit Holder'),
  (7, 'Permit Retirement'),
  (15, 'Volume Change'),
  (999, '');

insert into approval_bodies (approval_body_ndx, approval_body_desc) values
  (1, 'Board of Directors'),
  (2, 'General Manager'),
  (3, 'State Office of Administrative Hearings'),
  (999, '');

insert into aqsci_data_sources (aqsci_data_source_ndx, aqsci_data_source_desc) values
  (1, 'District staff'),
  (2, 'Well owner'),
  (3, 'Texas Water Development Board'),
  (4, 'U.S. Geological Survey'),
  (5, 'Consultant'),
  (999, '');

insert into aqsci_labs (aqsci_lab_ndx, aqsci_lab_desc) values
  (1, 'Field analysis'),
  (2, 'Lower Example River Laboratory'),
  (3, 'Example State Laboratory'),
  (999, '');

insert into aqsci_units (aqsci_unit_ndx, unit_abbrev) values
  (1, 'mg/L'),
  (2, 'µg/L'),
  (3, 'µS/cm'),
  (4, '°C'),
  (5, 'pH'),
  (6, 'NTU'),
  (7, 'MPN/100 mL'),
  (8, 'pCi/L'),
  (9, 'mV'),
  (999, '');

insert into aqsci_parameters (aqsci_parameter_ndx, parameter_name, parameter_abbrev, aqsci_unit_ndx, dataentry_primary, display_order, drinking_limit, drinking_limit_kind, drinking_limit_source) values
  (1, 'Temperature', 'Temp', 4, true, 1, null, null, null),
  (2, 'pH', 'pH', 5, true, 2, null, null, null),
  (3, 'Specific Conductance', 'SC', 3, true, 3, null, null, null),
  (4, 'Total Dissolved Solids', 'TDS', 1, true, 4, 500, 'Taste, Odor or Color', 'U.S. EPA, 40 CFR 143.3'),
  (5, 'Dissolved Oxygen', 'DO', 1, false, 5, null, null, null),
  (6, 'Oxidation-Reduction Potential', 'ORP', 9, false, 6, null, null, null),
  (7, 'Turbidity', 'Turb', 6, false, 7, null, null, null),
  (8, 'Calcium', 'Ca', 1, false, 8, null, null, null),
  (9, 'Magnesium', 'Mg', 1, false, 9, null, null, null),
  (10, 'Sodium', 'Na', 1, false, 10, null, null, null),
  (11, 'Potassium', 'K', 1, false, 11, null, null, null),
  (12, 'Chloride', 'Cl', 1, false, 12, 250, 'Taste, Odor or Color', 'U.S. EPA, 40 CFR 143.3'),
  (13, 'Sulfate', 'SO4', 1, false, 13, 250, 'Taste, Odor or Color', 'U.S. EPA, 40 CFR 143.3'),
  (14, 'Bicarbonate', 'HCO3', 1, false, 14, null, null, null),
  (15, 'Nitrate as Nitrogen', 'NO3-N', 1, false, 15, 10, 'Health', 'U.S. EPA, 40 CFR 141.62'),
  (16, 'Fluoride', 'F', 1, false, 16, 4, 'Health', 'U.S. EPA, 40 CFR 141.62'),
  (17, 'Strontium', 'Sr', 2, false, 17, null, null, null),
  (18, 'Arsenic', 'As', 2, false, 18, 10, 'Health', 'U.S. EPA, 40 CFR 141.62'),
  (19, 'Iron', 'Fe', 2, false, 19, 300, 'Taste, Odor or Color', 'U.S. EPA, 40 CFR 143.3'),
  (20, 'Escherichia coli', 'E. coli', 7, false, 20, null, null, null);

select setval('public.aqsci_parameters_aqsci_parameter_ndx_seq', 20);

insert into aqsci_parameter_akas (ndx, aqsci_parameter_ndx, aka) values
  (1, 3, 'Conductivity'),
  (2, 4, 'Residue, filterable'),
  (3, 14, 'Alkalinity as HCO3'),
  (4, 15, 'Nitrate-N'),
  (5, 20, 'E. coli by Colilert');

select setval('public.aqsci_parameter_akas_ndx_seq', 5);

insert into aquifer_completions (aq_completion_ndx, aq_completion_desc) values
  (1, 'Edwards'),
  (2, 'Upper Trinity'),
  (3, 'Middle Trinity'),
  (4, 'Lower Trinity'),
  (5, 'Edwards and Trinity'),
  (6, 'Austin Chalk'),
  (7, 'Alluvial'),
  (8, 'Trinity'),
  (999, '');

insert into aquifer_settings (aq_setting_ndx, aq_setting_desc) values
  (1, 'Unconfined'),
  (2, 'Confined'),
  (3, 'Recharge Zone'),
  (4, 'Contributing Zone'),
  (5, 'Saline Zone'),
  (999, '');

insert into aquifers (aquifer_ndx, aquifer_desc, aquifer_group_ndx) values
  (1, 'Edwards (Balcones Fault Zone)', 1),
  (2, 'Edwards, saline', 1),
  (3, 'Upper Trinity', 2),
  (4, 'Middle Trinity', 2),
  (5, 'Lower Trinity', 2),
  (6, 'Austin Chalk', 3),
  (7, 'Alluvium', 3),
  (8, 'Trinity', 2),
  (999, '', 999);

insert into attachment_tags (att_tag_ndx, att_tag_text, for_photos, for_documents, for_public) values
  (1, 'Casing', true, false, false),
  (2, 'Other', true, true, false),
  (3, 'Meter', true, false, false),
  (4, 'Pump', true, false, false),
  (5, 'Well', true, false, false),
  (6, 'Slab', true, false, false),
  (7, 'Well Head', true, false, false),
  (8, 'Well Site', true, false, false),
  (9, 'Well House', true, false, false),
  (10, 'Driller''s Log', false, true, true),
  (11, 'State Well Report', false, true, true),
  (12, 'Plugging Report', false, true, true),
  (13, 'Application', false, true, false),
  (14, 'Permit', false, true, true),
  (15, 'Correspondence', false, true, false),
  (999, '', false, false, false);

insert into casing_types (casing_type_ndx, casing_type_desc) values
  (1, 'Steel'),
  (2, 'PVC'),
  (3, 'Stainless steel'),
  (4, 'Fiberglass'),
  (5, 'Concrete'),
  (999, '');

insert into well_classes (well_class_ndx, well_class_name) values
  (1, 'Exempt'),
  (2, 'Nonexempt'),
  (3, 'Limited Production'),
  (4, 'Monitoring'),
  (5, 'Spring'),
  (6, 'Dewatering'),
  (999, '');

insert into counties (county_ndx, county_name) values
  (1, 'Travis'),
  (2, 'Hays'),
  (3, 'Caldwell'),
  (4, 'Bastrop'),
  (5, 'Blanco'),
  (6, 'Comal'),
  (999, '');

insert into districts (district_ndx, district_name) values
  (1, 'Barton Springs/Edwards Aquifer CD'),
  (2, 'Hays Trinity GCD'),
  (3, 'Plum Creek CD'),
  (4, 'Southwestern Travis County GCD'),
  (5, 'Blanco-Pedernales GCD'),
  (6, 'Lost Pines GCD'),
  (7, 'Edwards Aquifer Authority'),
  (999, '');

insert into drillers (driller_ndx, driller_name) values
  (999, '');

insert into formations (formation_ndx, formation_name) values
  (1, 'Alluvium'),
  (2, 'Austin Group'),
  (3, 'Eagle Ford'),
  (4, 'Buda Limestone'),
  (5, 'Del Rio Clay'),
  (6, 'Georgetown'),
  (7, 'Edwards Group'),
  (8, 'Walnut'),
  (9, 'Upper Glen Rose'),
  (10, 'Lower Glen Rose'),
  (11, 'Hensel'),
  (12, 'Cow Creek'),
  (13, 'Hammett Shale'),
  (14, 'Sligo'),
  (15, 'Hosston'),
  (999, '');

insert into management_zones (mgmtzone_ndx, mgmtzone_name) values
  (1, 'Western Edwards'),
  (2, 'Eastern Edwards'),
  (3, 'Saline Edwards'),
  (4, 'Upper Trinity'),
  (5, 'Middle Trinity'),
  (6, 'Lower Trinity'),
  (999, '');

insert into monitoring_statuses (monitoring_status_ndx, monitoring_status_desc, level_every_months) values
  (1, 'Continuous Recorder', 3),
  (2, 'Monthly', 1),
  (3, 'Quarterly', 3),
  (4, 'Annual', 12),
  (5, 'Historical', null),
  (999, '', null);

insert into other_treatments (other_treatments_ndx, other_treatments_desc) values
  (1, 'Softener'),
  (2, 'Reverse osmosis'),
  (3, 'Ultraviolet'),
  (4, 'Chlorination'),
  (5, 'Iron filter'),
  (6, 'None'),
  (999, '');

insert into pump_types (pump_type_ndx, pump_type_desc) values
  (1, 'Constant speed'),
  (2, 'Variable frequency drive'),
  (3, 'Hand pump'),
  (4, 'None'),
  (999, '');

insert into sampling_spigots (sampling_spigot_ndx, sampling_spigot_desc) values
  (1, 'At the well head'),
  (2, 'Before treatment'),
  (3, 'After treatment'),
  (4, 'None'),
  (999, '');

insert into well_statuses (well_status_ndx, well_status_name) values
  (1, 'Active'),
  (2, 'Inactive'),
  (3, 'Capped'),
  (4, 'Abandoned'),
  (5, 'Plugged'),
  (6, 'Proposed'),
  (999, '');

insert into well_subclasses (well_subclass_ndx, well_subclass_name) values
  (1, 'Individual Production Permit'),
  (2, 'Limited Production Permit'),
  (3, 'Exempt Domestic'),
  (4, 'Exempt Livestock'),
  (5, 'Westbay Multiport'),
  (6, 'Observation'),
  (7, 'Test Well'),
  (8, 'Aquifer Storage and Recovery'),
  (999, '');

insert into system_types (system_type_ndx, system_type_desc) values
  (1, 'Submersible'),
  (2, 'Line shaft turbine'),
  (3, 'Jet'),
  (4, 'Windmill'),
  (5, 'Solar'),
  (6, 'No pump'),
  (999, '');

insert into watersheds (watershed_ndx, watershed_name) values
  (1, 'Barton Creek'),
  (2, 'Onion Creek'),
  (3, 'Bear Creek'),
  (4, 'Slaughter Creek'),
  (5, 'Williamson Creek'),
  (6, 'Blanco River'),
  (7, 'Plum Creek'),
  (999, '');

insert into casing_materials (casing_material_ndx, casing_material_desc) values
  (1, 'Steel'),
  (2, 'PVC'),
  (3, 'Stainless steel'),
  (4, 'Cement grout'),
  (5, 'Bentonite'),
  (6, 'Gravel'),
  (7, 'None'),
  (999, '');

insert into district_rules default values;

insert into drought_areas (drought_area_ndx, drought_area_name) values
  (1, 'District'),
  (999, '');

insert into drought_stages (drought_stage_ndx, drought_stage_name, word_place, restricts, stage_color) values
  (0, 'No Drought', 0, false, 'Green'),
  (1, 'Stage 1 Water Conservation', 1, false, 'Blue'),
  (2, 'Stage 2 Alarm', 2, true, 'Yellow'),
  (3, 'Stage 3 Critical', 3, true, 'Orange'),
  (4, 'Stage 4 Exceptional', 4, true, 'Red'),
  (5, 'Stage 5 ERP', 5, true, 'Dark Red'),
  (999, '', 999, false, 'Gray');

insert into drought_stage_history (ndx, d_year, d_month) values
  (1, 2026, 1),
  (2, 2026, 2),
  (3, 2026, 3),
  (4, 2026, 4),
  (5, 2026, 5),
  (6, 2026, 6),
  (7, 2026, 7),
  (8, 2026, 8),
  (9, 2026, 9),
  (10, 2026, 10),
  (11, 2026, 11),
  (12, 2026, 12),
  (13, 2027, 1),
  (14, 2027, 2),
  (15, 2027, 3),
  (16, 2027, 4),
  (17, 2027, 5),
  (18, 2027, 6),
  (19, 2027, 7),
  (20, 2027, 8),
  (21, 2027, 9),
  (22, 2027, 10),
  (23, 2027, 11),
  (24, 2027, 12);

select setval('public.drought_stage_history_ndx_seq', 24);

insert into indicators (indicator_ndx, indicator_name, indicator_unit) values
  (1, 'Spring Flow', 'cfs'),
  (2, 'Index Well Level', 'ft msl'),
  (999, '', '');

insert into mr_adjustment_reasons (mr_adjustment_reason_ndx, mr_adjustment_reason_desc) values
  (1, 'Meter rollover'),
  (2, 'Meter replaced'),
  (3, 'Meter malfunction'),
  (4, 'Reading corrected'),
  (5, 'Leak'),
  (6, 'Other'),
  (999, '');

insert into mr_report_statuses (mr_report_status_ndx, mr_report_status_desc) values
  (1, 'Reported'),
  (2, 'Estimated'),
  (3, 'Read by staff'),
  (4, 'Not in use'),
  (5, 'Missing'),
  (999, '');

insert into inspection_types (ir_type_ndx, ir_type_desc, is_enforcement) values
  (1, 'Routine', false),
  (2, 'New well', false),
  (3, 'Complaint', false),
  (4, 'Meter check', false),
  (5, 'Plugging', false),
  (6, 'Follow-up', false),
  (7, 'Enforcement', true),
  (999, '', false);

insert into known_words (word) values
  ('owner');

insert into logger_file_formats (file_format_ndx, file_format_desc) values
  (1, 'In-Situ Win-Situ text'),
  (2, 'Solinst Levelogger text'),
  (3, 'Van Essen Diver text'),
  (4, 'Tab-separated date and depth'),
  (999, '');

insert into map_sources (source_id, kind, promote_id) values
  ('wells', 'wells', 'well_ndx');

insert into map_layers (layer_id, source_id, kind, title, paint, layout, minzoom, maxzoom, legend, draw_order, legend_order, legend_group, layer_group, label_group, title_field, exclude_fields, admin_only_fields, exclude_popup, map_layer_ndx) values
  ('wells-large', 'wells', 'circle', 'Wells, from near', '{"circle-color": "#0f766e", "circle-radius": ["interpolate", ["linear"], ["zoom"], 11, 5, 16, 11], "circle-stroke-color": "#ffffff", "circle-stroke-width": 1.5}', '{}', 11, null, '[]', 1010, null, 'Wells', 'Wells', 'wells', 'well_id', '{location_geometry,attached_documents,attached_photos,count}', '{is_index_well,aquifer_setting,aquifer,available_logs,inspections_info,enforcements_info,driller_name,directions_to_well}', false, 2),
  ('wells-names', 'wells', 'symbol', 'Names', '{"text-color": "#1f2f2c", "text-halo-color": "#ffffff", "text-halo-width": 1.5}', '{"text-size": 11, "text-field": ["get", "well_id"], "text-anchor": "top", "text-offset": [0, 0.9]}', 12, null, '[]', 1030, null, 'Wells', 'Wells', 'wells', 'well_id', '{location_geometry,attached_documents,attached_photos,count}', '{is_index_well,aquifer_setting,aquifer,available_logs,inspections_info,enforcements_info,driller_name,directions_to_well}', true, 4),
  ('wells-small', 'wells', 'circle', 'Wells, from afar', '{"circle-color": "#0f766e", "circle-radius": ["interpolate", ["linear"], ["zoom"], 6, 1.5, 11, 4], "circle-stroke-color": "#ffffff", "circle-stroke-width": ["interpolate", ["linear"], ["zoom"], 6, 0.3, 11, 1]}', '{}', null, 11, '[]', 1000, null, 'Wells', 'Wells', 'wells', 'well_id', '{location_geometry,attached_documents,attached_photos,count}', '{is_index_well,aquifer_setting,aquifer,available_logs,inspections_info,enforcements_info,driller_name,directions_to_well}', false, 1),
  ('wells-symbol', 'wells', 'symbol', 'Kinds of wells', '{"icon-color": ["case", ["==", ["get", "well_status"], "Plugged"], "#000000", ["in", ["get", "well_status"], ["literal", ["Abandoned", "Capped"]]], "#d32f2f", ["==", ["get", "well_subclass"], "Westbay Multiport"], "#ffffff", ["==", ["get", "well_class"], "Monitoring"], "#ffffff", ["in", ["get", "well_class"], ["literal", ["Exempt", "Spring"]]], "#ffffff", ["==", ["get", "well_subclass"], "Limited Production Permit"], "#fdd835", "#ffffff"], "icon-halo-color": "#263238", "icon-halo-width": 1}', '{"icon-size": ["interpolate", ["linear"], ["zoom"], 11, 0.3, 16, 0.6], "icon-image": ["case", ["in", ["get", "well_status"], ["literal", ["Plugged", "Abandoned", "Capped"]]], "well-circle", ["==", ["get", "well_subclass"], "Westbay Multiport"], "well-star", ["==", ["get", "well_class"], "Monitoring"], "well-triangle", ["in", ["get", "well_class"], ["literal", ["Exempt", "Spring"]]], "well-circle", ["in", ["get", "well_subclass"], ["literal", ["Individual Production Permit", "Limited Production Permit"]]], "well-square", ""], "icon-allow-overlap": true}', 11, null, '[{"color": "#ffffff", "label": "IPP Wells", "shape": "square", "filter": ["==", ["get", "well_subclass"], "Individual Production Permit"], "outline": "#263238"}, {"color": "#fdd835", "label": "LPP Wells", "shape": "square", "filter": ["==", ["get", "well_subclass"], "Limited Production Permit"], "outline": "#263238"}, {"color": "#ffffff", "label": "Active Exempt Wells & Springs", "shape": "circle", "filter": ["all", ["==", ["get", "is_active"], true], ["in", ["get", "well_class"], ["literal", ["Exempt", "Spring"]]]], "outline": "#263238"}, {"color": "#ffffff", "label": "Monitoring Wells", "shape": "triangle", "filter": ["==", ["get", "well_class"], "Monitoring"], "outline": "#263238"}, {"color": "#ffffff", "label": "Westbay Multiport Wells", "shape": "star", "filter": ["==", ["get", "well_subclass"], "Westbay Multiport"], "outline": "#263238"}, {"color": "#d32f2f", "label": "Abandoned, Capped & Re-Tagged Wells", "shape": "circle", "filter": ["in", ["get", "well_status"], ["literal", ["Abandoned", "Capped"]]], "outline": "#263238"}, {"color": "#000000", "label": "Plugged Wells", "shape": "circle", "filter": ["==", ["get", "well_status"], "Plugged"], "outline": "#ffffff"}]', 1020, 1, 'Wells', 'Wells', 'wells', 'well_id', '{location_geometry,attached_documents,attached_photos,count}', '{is_index_well,aquifer_setting,aquifer,available_logs,inspections_info,enforcements_info,driller_name,directions_to_well}', true, 3);

select setval('public.map_layers_map_layer_ndx_seq', 4);

insert into measuring_methods (measuring_method_ndx, measuring_method_name) values
  (1, 'Hours × Rate'),
  (2, 'Energy × Factor'),
  (3, 'Count'),
  (999, '');

insert into months (month_number, month_name) values
  (1, 'January'),
  (2, 'February'),
  (3, 'March'),
  (4, 'April'),
  (5, 'May'),
  (6, 'June'),
  (7, 'July'),
  (8, 'August'),
  (9, 'September'),
  (10, 'October'),
  (11, 'November'),
  (12, 'December');

insert into permit_tiers (permit_tier_ndx, permit_tier_name) values
  (0, 'Tier 0'),
  (1, 'Tier 1'),
  (2, 'Tier 2'),
  (3, 'Tier 3');

insert into permit_type_reductions (ndx, permit_type_ndx, holds_from) values
  (1, 999, '1900-01-01');

select setval('public.permit_type_reductions_ndx_seq', 1);

insert into pgboss.version (version) values
  (24);

insert into precincts (precinct_ndx, precinct_label) values
  (1, 'Precinct 1'),
  (2, 'Precinct 2'),
  (3, 'Precinct 3'),
  (4, 'Precinct 4'),
  (5, 'Precinct 5'),
  (999, '');

insert into rolo_types (rolo_type_ndx, rolo_type_desc) values
  (1, 'Owner'),
  (2, 'Alternate contact'),
  (3, 'Tenant'),
  (4, 'Operator'),
  (5, 'Past owner'),
  (999, '');

insert into stage_rules (holds_from, stages_go_on) values
  ('0001-01-01', true);

insert into wl_meas_froms (wl_meas_from_ndx, wl_meas_from_desc) values
  (1, 'Measuring point'),
  (2, 'Land surface'),
  (999, '');

insert into wl_meas_methods (wl_meas_method_ndx, wl_meas_method_desc) values
  (1, 'Electric line'),
  (2, 'Steel tape'),
  (3, 'Acoustic sounder'),
  (4, 'Pressure transducer'),
  (5, 'Air line'),
  (999, '');

insert into well_component_types (well_component_ndx, well_component_desc) values
  (1, 'Casing'),
  (2, 'Screen'),
  (3, 'Open hole'),
  (4, 'Annular seal'),
  (5, 'Filter pack'),
  (6, 'Plug'),
  (999, '');

insert into well_log_types (well_log_type_ndx, well_log_type_desc) values
  (1, 'Driller''s Log'),
  (2, 'Gamma'),
  (3, 'Resistivity'),
  (4, 'Caliper'),
  (5, 'Camera'),
  (6, 'Temperature'),
  (999, '');
