-- The day by which the reading of a month is due, in the next one, as the district has set it; a reading of that day is not late.
create function reading_due_day(month date) returns date
language sql stable
return (month + interval '1 month')::date + (select reading_due_day from public.district_rules) - 1;
