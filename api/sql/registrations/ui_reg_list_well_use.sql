create view ui_reg_list_well_use as
select well_use_ndx, well_use_name as well_use_desc from public.well_uses where well_use_ndx <> 999;
