-- A file of a logger can be read again in another way: how it was read before, so that this can be gone back on; empty where it was not.
alter table logger_files add column reading_before jsonb;
