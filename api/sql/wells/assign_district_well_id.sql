-- The id that the district's papers use: the grid cell that the well was first placed in, and its number.
-- It stays when the place is corrected, and an inventory that is brought in keeps its own ids.
create function assign_district_well_id() returns trigger
language plpgsql
as $$
begin
  new.district_well_id := coalesce(
    new.district_well_id, coalesce(new.tx_grid, '00-00-0') || '-' || public.number_in_id(new.well_ndx, 4));
  return new;
end $$;
create trigger assign_district_well_id before insert on wells for each row execute function assign_district_well_id();
