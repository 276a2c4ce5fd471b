-- Rules and their triggers are laid anew with the views of each version (api/sql), so that they can change; tables, columns,
-- constraints and data stay here. What earlier migrations made of them goes, with its triggers.

drop function assign_district_well_id cascade;
drop function date_permit cascade;
drop function lay_distribution cascade;
drop function hold_twelve_shares cascade;
drop function extend_drought_history cascade;
drop function follow_readings cascade;
drop function follow_parts_of_permits cascade;
drop function follow_meter cascade;
drop function follow_meter_wells cascade;
drop function follow_permit_wells cascade;
drop function follow_permit cascade;
drop function follow_permit_type cascade;
drop function follow_drought_stage cascade;
drop function refresh_permit_months;
drop function chain_readings;
drop function permits_of_meters;
drop function meters_of_permits;
drop function permits_of_wells;
drop function change_volumes;
drop function is_loading;
drop function publish_water_levels;
drop function sum_changed_months cascade;
drop function empty_sums cascade;
drop function sum_permit cascade;
drop function sum_permit_group cascade;
drop function sum_aquifer_groups cascade;
drop function sum_kind_months cascade;
drop function sum_permit_years;
drop function sum_grouping_months;
drop function grouping_of;
drop function is_in_month;
drop function month_range;
drop function fiscal_year;
