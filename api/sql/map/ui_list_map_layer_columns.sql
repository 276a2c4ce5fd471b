-- The properties that the shapes of a layer have.
create view ui_list_map_layer_columns as
select distinct map_layer_ndx, column_name
from public.map_layers
join public.map_features using (source_id)
cross join jsonb_object_keys(properties) as column_name;
