-- Permit numbers sort as people count them: A37-07-1 before A113-16-1. The older way to write the locale is the one that every build of ICU knows.
create collation natural_order (provider = icu, locale = 'und@colNumeric=yes');

alter table permits
  alter column permit_number type text collate natural_order,
  alter column legacy_permit_number type text collate natural_order;
