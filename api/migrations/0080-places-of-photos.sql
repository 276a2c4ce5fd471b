-- Where a photo was taken, as the device or the camera knew it: beside what is said of it, and not within its notes.

alter table attachments
  add column photo_lat_dd double precision
    constraint attachments_photo_latitude_in_range check (photo_lat_dd between -90 and 90),
  add column photo_lon_dd double precision
    constraint attachments_photo_longitude_in_range check (photo_lon_dd between -180 and 180),
  add constraint attachments_photo_place_whole check ((photo_lat_dd is null) = (photo_lon_dd is null));
