-- What permit groups may draw on beside what a year allows: the reserves of their permits.
create view reserves_of_groupings as
select groupings.grouping_ndx, account.fiscal_year, total(account.available_gal) as reserve_gal
from reserve_accounts(null) as account
join permit_groupings as groupings
  on groupings.permit_ndx = account.permit_ndx and account.fiscal_year between groupings.from_year and groupings.to_year
where (select has_reserves())
group by groupings.grouping_ndx, account.fiscal_year;
