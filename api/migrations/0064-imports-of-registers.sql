-- Files that bring records into any register, in pieces of a transaction each: what became of the rows is known after each piece.

alter table imports
  add column rows_changed integer not null default 0,
  -- How rows meet records that are there: 'add', 'fill' or 'overwrite'.
  add column mode text not null default 'add' constraint imports_mode_known check (mode in ('add', 'fill', 'overwrite')),
  -- Null while it runs, and where it broke off.
  add column finished_timestamp timestamptz default now(),
  drop constraint imports_every_row_accounted_for,
  add constraint imports_every_row_accounted_for
    check (rows_read = rows_added + rows_changed + rows_known + rows_refused);

-- The record that a row of a file made or changed: how it is found by later files, and what undoing takes back.
create table imported_records (
  import_ndx integer not null constraint imported_records_import_exists references imports,
  table_name text not null,
  record_key integer not null,
  is_added boolean not null,
  -- Stands for what the row said, so that the same row never comes in twice.
  row_hash text not null,
  -- What the records of another program call it.
  former_id text,
  constraint imported_records_once primary key (import_ndx, table_name, record_key)
);
create index imported_records_by_row on imported_records (table_name, row_hash);
create index imported_records_by_former_id on imported_records (table_name, former_id) where former_id is not null;

insert into imported_records (import_ndx, table_name, record_key, is_added, row_hash)
select import_ndx, 'wells', well_ndx, true, import_row_hash
from wells
where import_ndx is not null and import_row_hash is not null;

-- Whoever deletes a record asks for those that were merged into it: of a large register, one by one.
create index wells_by_merged_into on wells (merged_into) where merged_into is not null;
create index contacts_by_merged_into on contacts (merged_into) where merged_into is not null;
