-- The stage of each month.
create view history_drought_stage as
select * from public.drought_stage_history;
