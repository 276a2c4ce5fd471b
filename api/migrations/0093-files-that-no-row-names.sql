-- What a zip of files holds that no row of its table names, as a preview or an import found it: with it every file is accounted for.

alter table import_runs
  add column files_unnamed integer not null default 0
    constraint import_runs_files_unnamed_not_negative check (files_unnamed >= 0);

create table import_unnamed_files (
  import_run_ndx integer not null constraint import_unnamed_files_run_exists references import_runs on delete cascade,
  -- In the order of the zip.
  place integer not null,
  -- As it is shown.
  path text not null,
  constraint import_unnamed_files_key primary key (import_run_ndx, place)
);
