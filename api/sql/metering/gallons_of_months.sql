-- Gallons and the months that they were pumped in, as a person reads them.
create function gallons_of_months(gallons bigint, first_month date, last_month date) returns text
language sql stable
return 'Water of ' || to_char(first_month, 'FMMonth YYYY')
  || case when last_month > first_month then ' to ' || to_char(last_month, 'FMMonth YYYY') else '' end
  || ', ' || to_char(gallons, 'FM999,999,999,999,990') || ' gal';
