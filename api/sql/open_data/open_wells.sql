-- Published wells as features: what `ui_map_wells` says of them, each at its place.
create view open_wells as
select wells.*, st_setsrid(st_makepoint(wells.lon_dd, wells.lat_dd), 4326) as geom
from ui_map_wells as wells;
