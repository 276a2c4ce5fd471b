-- What a drought stage takes away, decided here and nowhere else: for the months that are kept, and for those that are only imagined.

-- The fraction of a month's volume, of those that a permit type has for the stages; a stage that restricts nothing takes nothing.
create function reduction_at(stage integer, d1 numeric, d2 numeric, d3 numeric, d4 numeric) returns numeric
language sql immutable
return case stage when 2 then d1 when 3 then d2 when 4 then d3 when 5 then d4 else 0 end;

-- Hundred-thousandths in integers, rounded down to the gallon.
create function reduce_volume(permitted_gal bigint, reduction numeric) returns bigint
language sql immutable
return permitted_gal * (100000 - round(coalesce(reduction, 0) * 100000))::bigint / 100000;
