-- An adjustment in a month without a reading counts in that month, as when a meter was broken and its water was estimated; the next
-- reading still differs from the last one read. Null where nothing was read and nothing adjusted: such water is in the next reading.
alter table meter_readings
  drop column calculated_gallons,
  add column calculated_gallons bigint generated always as (
    case
      when meter_reading is not null then meter_reading - prev_meter_reading + adjustment
      else nullif(adjustment, 0)
    end
  ) stored;
