-- The terms that a district file renamed, as they were and as they became.
alter table district_files add column renamed jsonb not null default '[]';
alter table district_files alter column renamed drop default;
