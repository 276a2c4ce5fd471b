-- The day by which somebody should come again to a well that was inspected.
alter table inspections add column follow_up_date date;
create index inspections_to_follow_up on inspections (well_ndx) where follow_up_date is not null;

-- What is written down without its moment was measured now.
alter table water_levels alter column collect_timestamp set default now();
alter table water_quality_samples alter column collect_timestamp set default now();
