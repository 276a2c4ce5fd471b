-- What came of each night in which all volumes were computed a second time.
create table figure_checks (
  checked_at timestamptz not null default clock_timestamp() constraint figure_checks_key primary key,
  figures integer not null constraint figure_checks_compared_something check (figures >= 0),
  different integer not null,
  -- Some of them, in sentences.
  first_different text[] not null,
  constraint figure_checks_differ_at_most_all check (different >= 0),
  constraint figure_checks_name_what_differs check (cardinality(first_different) <= different)
);
create trigger count_change after insert or update or delete or truncate on figure_checks
  for each statement execute function count_change();
