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

-- Hundred-thousandths in integers, rounded down to the gallon.
create function reduce_volume(permitted_gal bigint, reduction numeric) returns bigint
language sql immutable
return permitted_gal * (100000 - round(coalesce(reduction, 0) * 100000))::bigint / 100000;
