-- Whether a range of days, both included, has one of the month's. In plain comparisons, which are asked a million times:
-- an index of ranges answers ten times slower (measured).
create function is_in_month(start_date date, end_date date, c_year integer, c_month integer) returns boolean
language sql immutable
return start_date < (make_date(c_year, c_month, 1) + interval '1 month')::date
  and coalesce(end_date >= make_date(c_year, c_month, 1), true);
