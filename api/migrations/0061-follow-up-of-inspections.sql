-- The day by which somebody should come again to a well that was inspected.
alter table inspections add column follow_up_date date;
create index inspections_to_follow_up on inspections (well_ndx) where follow_up_date is not null;
