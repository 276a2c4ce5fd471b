-- Published depths with the land surface above which datum they can be turned into elevations of the water: as it stood on the day, by
-- measurements by hand, which store it. Empty where none of the well does.
alter table daily_water_levels
  add column land_surface_elevation_ft double precision,
  add column vertical_datum text,
  add constraint daily_water_levels_elevation_with_datum
    check ((land_surface_elevation_ft is null) = (vertical_datum is null));
