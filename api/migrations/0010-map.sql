-- The map as data: where shapes come from, the shapes, the layers that draw them, and the colours of categories.

create table map_sources (
  source_id text constraint map_sources_once primary key,
  -- The source `wells` has no shapes of its own: it stands for the published wells.
  kind text not null default 'shapes',
  attribution text,
  minzoom integer,
  maxzoom integer,
  promote_id text,
  constraint map_sources_id_plain check (source_id ~ '^[a-z0-9-]{1,60}$'),
  constraint map_sources_kind_known check (kind in ('shapes', 'wells')),
  constraint map_sources_zooms_in_order check (minzoom >= 0 and maxzoom <= 24 and minzoom <= maxzoom)
);
call keep_table('map_sources', 'source_id');

create table map_features (
  feature_ndx bigint generated always as identity constraint map_features_once primary key,
  source_id text not null constraint map_features_source_exists references map_sources on delete cascade,
  geom geometry(Geometry, 4326) not null,
  properties jsonb not null default '{}',
  constraint map_features_geometry_valid check (st_isvalid(geom) and not st_isempty(geom)),
  constraint map_features_properties_object check (jsonb_typeof(properties) = 'object')
);
create index map_features_of_source on map_features (source_id, feature_ndx);
create index map_features_by_place on map_features using gist (geom);
call keep_table('map_features', 'feature_ndx');

create table map_layers (
  layer_id text constraint map_layers_once primary key,
  source_id text not null constraint map_layers_source_exists references map_sources,
  kind text not null,
  -- What the layers panel calls it.
  title text,
  paint jsonb not null default '{}',
  layout jsonb not null default '{}',
  filter jsonb,
  minzoom numeric,
  maxzoom numeric,
  legend jsonb not null default '[]',
  -- Drawn from low to high.
  draw_order integer,
  legend_order integer,
  legend_group text,
  -- '{product}' stands for the district's short name.
  layer_group text not null,
  label_group text,
  boolean_toggle jsonb,
  title_field text,
  exclude_fields text[] not null default '{}',
  admin_only_fields text[] not null default '{}',
  exclude_popup boolean not null default false,
  exclude_layer_collapse boolean not null default false,
  constraint map_layers_kind_known check (kind in ('fill', 'line', 'circle', 'symbol')),
  constraint map_layers_style_objects check (jsonb_typeof(paint) = 'object' and jsonb_typeof(layout) = 'object'),
  constraint map_layers_filter_expression check (jsonb_typeof(filter) = 'array'),
  constraint map_layers_legend_list check (jsonb_typeof(legend) = 'array'),
  constraint map_layers_toggle_object check (jsonb_typeof(boolean_toggle) = 'object'),
  constraint map_layers_zooms_in_order check (minzoom < maxzoom)
);
call keep_table('map_layers', 'layer_id');

-- Colours chosen for values of a category; a value without one gets a colour of the palette by its place in the list.
create table map_colors (
  color_ndx integer generated always as identity constraint map_colors_key primary key,
  category text not null,
  value text not null,
  color text not null,
  constraint map_colors_once unique (category, value),
  constraint map_colors_hexadecimal check (color ~ '^#[0-9a-f]{6}$')
);
call keep_table('map_colors', 'color_ndx');
