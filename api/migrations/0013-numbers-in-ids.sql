-- Numbers in ids are filled with zeros and never cut: `lpad` alone makes 1234 of well 12345, an id that another well has.

create function number_in_id(number bigint, digits integer) returns text
language sql immutable
return lpad(number::text, greatest(digits, length(number::text)), '0');

create or replace function assign_district_well_id() returns trigger
language plpgsql
as $$
begin
  new.district_well_id := coalesce(
    new.district_well_id, coalesce(new.tx_grid, '00-00-0') || '-' || number_in_id(new.well_ndx, 4));
  return new;
end $$;

alter table meters alter column meter_id set default 'M-' || number_in_id(nextval('meter_numbers'), 5);
