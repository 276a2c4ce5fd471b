-- Which wells share a meter is asked for each of its readings; the index that keeps their ranges apart takes three times as long.
create index meter_wells_by_meter on meter_wells (meter_ndx, well_ndx, start_date, end_date);
