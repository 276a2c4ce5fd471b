-- Edwards, Trinity and Other, as far as the district has them.
create view aquifer_group_summary_names as
select distinct aq_group_summary_name from public.aquifer_groups;
