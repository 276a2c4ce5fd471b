-- Whole gallons added up as whole gallons. `sum` of them goes by numbers of any length and back for each row of a report, which
-- takes as long as the rest of it.
create aggregate total(bigint) (sfunc = int8pl, stype = bigint, combinefunc = int8pl, parallel = safe);
