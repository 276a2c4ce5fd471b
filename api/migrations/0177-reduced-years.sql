-- What a year allows after drought reduction is kept beside what it permits, so that whoever asks where a permit stands reads one row.
alter table permit_years
  -- Null where one of the months is unknown.
  add column reduced_gal bigint,
  add column unknown_months smallint not null default 0;
