-- All of the open data as files, made each night: the last of each, which is replaced only when the next one is whole.
create table open_data_files (
  file_name text constraint open_data_files_key primary key
    constraint open_data_files_known check (file_name in ('open-data.gpkg', 'open-data-csv.zip', 'data-dictionary.csv')),
  system_filename text not null constraint open_data_files_kept_once unique,
  bytes bigint not null constraint open_data_files_hold_something check (bytes > 0),
  sha256 text not null,
  made_at timestamptz not null
);
