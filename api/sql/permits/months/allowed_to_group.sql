-- What a month allows to a permit group after reduction: what is pumped by one of its permits is made good for by the others.
create function allowed_to_group(some_grouping integer, some_fiscal_year integer, some_year integer, some_month integer)
returns bigint
language sql stable
return (
  select months.reduced_gal
  from months_of_groupings as months
  where months.grouping_ndx = some_grouping
    and months.fiscal_year = some_fiscal_year
    and months.c_year = some_year
    and months.c_month = some_month
);
