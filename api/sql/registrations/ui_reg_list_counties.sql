create view ui_reg_list_counties as select county_ndx, county_name from public.counties where county_ndx <> 999;
