-- The day by which the reading of a month is due: the fifth of the next one, which itself is not late.
create function reading_due_day(month date) returns date
language sql immutable
return (month + interval '1 month')::date + 4;
