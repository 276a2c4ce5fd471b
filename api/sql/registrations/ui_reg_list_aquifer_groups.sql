create view ui_reg_list_aquifer_groups as
select aquifer_group_ndx, aquifer_group_name from public.aquifer_groups where aquifer_group_ndx <> 999;
