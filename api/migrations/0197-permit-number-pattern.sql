-- How the numbers of new permits are written, as the settings say.
alter table district_rules add column permit_number_pattern text not null default '{prefix}{number}-{yy}-1';
