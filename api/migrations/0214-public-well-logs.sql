-- Whether everybody sees how wells are built: what pumps give is part of it.
alter table district_rules add column well_logs_are_public boolean not null default true;
