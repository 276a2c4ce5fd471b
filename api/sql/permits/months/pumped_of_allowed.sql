-- What was pumped of what was allowed, decided here and nowhere else. Flags compare whole gallons; percentages are for reading and
-- decide nothing. Where nobody knows what is allowed (null), nothing is known of it and nothing is flagged.

-- Percent of what is allowed, to two decimals, halves up. Of nothing it is 0 while nothing was pumped, else there is none.
create function percent_pumped(metered_gal bigint, allowed_gal bigint) returns double precision
language sql immutable
return case
  when allowed_gal > 0 then round(100.0 * metered_gal / allowed_gal, 2)
  when allowed_gal = 0 and metered_gal <= 0 then 0
end;

create function is_over_warning(metered_gal bigint, allowed_gal bigint) returns boolean
language sql immutable
return coalesce(metered_gal > 0 and metered_gal * 100 > allowed_gal * warning_percent(), false);

-- At all of it and above.
create function is_overpumped(metered_gal bigint, allowed_gal bigint) returns boolean
language sql immutable
return coalesce(metered_gal > 0 and metered_gal >= allowed_gal, false);

-- Something was pumped where nothing is allowed.
create function has_no_allocation(metered_gal bigint, allowed_gal bigint) returns boolean
language sql immutable
return coalesce(metered_gal > 0 and allowed_gal = 0, false);

-- What was pumped beyond what is allowed and what a reserve had to spend.
create function exceeding_volume(metered_gal bigint, allowed_gal bigint, reserve_gal bigint) returns bigint
language sql immutable
return case when allowed_gal is not null then greatest(0, metered_gal - allowed_gal - coalesce(reserve_gal, 0)) end;
