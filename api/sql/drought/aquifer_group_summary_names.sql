-- The names that aquifer groups are counted under in reports.
create view aquifer_group_summary_names as
select distinct aq_group_summary_name from public.aquifer_groups;
