-- Under which name an aquifer group is counted in reports is the district's word, as its groups are.
alter table aquifer_groups
  drop constraint aquifer_groups_summary_known,
  add constraint aquifer_groups_summary_named check (aq_group_summary_name ~ '\S' and length(aq_group_summary_name) <= 40);
