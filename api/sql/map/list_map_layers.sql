-- The layers whose look is changed by staff: those of shapes. What writes their names follows from them, and wells are coloured by
-- their categories.
create view list_map_layers as
select
  map_layers.*,
  case map_layers.kind when 'fill' then 'Areas' when 'line' then 'Lines' else 'Points' end as draws
from public.map_layers
join public.map_sources using (source_id)
where map_layers.kind <> 'symbol' and map_sources.kind = 'shapes';
