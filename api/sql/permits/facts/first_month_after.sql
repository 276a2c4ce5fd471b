-- The first month that an amendment of a volume counts in: the one that begins on or after its effective date.
create function first_month_after(effective date) returns date
language sql immutable
return (date_trunc('month', effective - 1) + interval '1 month')::date;
