-- What a drought stage takes away, decided here and nowhere else: for the months that are kept, and for those that are only imagined.

-- Whether a permit of this volume of the year is too small to be reduced; up to 0, none is.
create function is_exempt(volume_gal bigint, exempt_up_to_gal bigint) returns boolean
language sql immutable
return coalesce(exempt_up_to_gal > 0 and volume_gal <= exempt_up_to_gal, false);

-- The fraction of a month's volume: the special one where there is any, or that which a permit type has for the stage. A stage that restricts
-- nothing takes nothing, nor does any from a permit that is exempt.
create function reduction_at(
  stage integer, volume_gal bigint, exempt_up_to_gal bigint, special numeric, d1 numeric, d2 numeric, d3 numeric, d4 numeric
) returns numeric
language sql immutable
return case
  when is_exempt(volume_gal, exempt_up_to_gal) then 0
  when special is not null then special
  when stage = 2 then d1
  when stage = 3 then d2
  when stage = 4 then d3
  when stage = 5 then d4
  else 0
end;

-- The days of a month, and of the fiscal year that it is in.
create function days_of_month(month date) returns integer
language sql immutable
return extract(day from month + interval '1 month' - interval '1 day')::integer;

create function days_of_year(month date) returns integer
language sql stable
return first_month_of(fiscal_year(month) + 1) - first_month_of(fiscal_year(month));

-- A month's volume where reductions count by days: each day takes its fraction of a day's part of the year's volume, so that the year loses
-- the mean over its days. Rounded down to the gallon, and never below nothing.
create function reduce_by_days(permitted_gal bigint, volume_gal bigint, reduced_days numeric, month date) returns bigint
language sql stable
return case
  when permitted_gal is not null then greatest(0, permitted_gal - ceil(volume_gal * reduced_days / days_of_year(month))::bigint)
end;

-- Hundred-thousandths in integers, rounded down to the gallon.
create function reduce_volume(permitted_gal bigint, reduction numeric) returns bigint
language sql immutable
return permitted_gal * (100000 - round(coalesce(reduction, 0) * 100000))::bigint / 100000;
