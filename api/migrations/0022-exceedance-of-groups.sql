-- What exceeds is found on a whole permit group, whose permits make good for each other, and shared out to the group's rows.

alter table grouping_months
  add column exceeding_gal bigint not null default 0,
  -- Of the rows of a group that exceeds in a month, the one that the group is counted at.
  add column counts_as_exceeding boolean not null default false;

-- Sums of the sums, which nothing could rebuild; the chart adds `grouping_months` up.
drop table kind_months;
