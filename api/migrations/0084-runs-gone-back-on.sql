-- A file that is run again and again goes back by as many steps: each run keeps how the file was read before it, the latest at the end.
alter table logger_files add column readings_before jsonb not null default '[]'
  constraint logger_files_readings_before_listed check (jsonb_typeof(readings_before) = 'array');
update logger_files set readings_before = jsonb_build_array(reading_before) where reading_before is not null;
alter table logger_files drop column reading_before;
