-- The permits that a permit group reports together in a fiscal year.
create function permits_of_grouping(some_grouping integer, some_fiscal_year integer) returns table (permit_ndx integer)
language sql stable
begin atomic
  select groupings.permit_ndx
  from permit_groupings as groupings
  where groupings.grouping_ndx = some_grouping and some_fiscal_year between groupings.from_year and groupings.to_year;
end;
