/** What is pumped by one permit of a group is made good for by the others: a month is held against what it allows to all. Of `listed`. */
export const allowedToGroup = `
  select case when sum(incomplete_permits) = 0 then sum(reduced_gal)::bigint end as allowed_gal
  from grouping_months as months
  where months.grouping_ndx = listed.grouping_ndx
    and months.fiscal_year = listed.fiscal_year
    and months.c_year = listed.c_year
    and months.c_month = listed.c_month`;
