-- What exceeds is found on a whole permit group, whose permits make good for each other, and shared out to the group's rows.
alter table grouping_months
  add column exceeding_gal bigint not null default 0,
  -- Of the rows of a group that exceeds in a month, the one that the group is counted at.
  add column counts_as_exceeding boolean not null default false;

-- A month of a kind is added up anew from its groups.
create index grouping_months_by_kind on grouping_months
  (aq_group_summary_name, permit_tier_ndx, permit_status_ndx, c_year, c_month);
