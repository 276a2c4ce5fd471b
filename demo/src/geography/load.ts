import { readFileSync } from 'node:fs';
import { layers, zoneColors } from './layers.ts';
import { plainLook } from './plain-look.ts';

/** Whatever runs SQL: a pool, a connection, a transaction. */
export interface Client {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
}

const drawn = 'Shapes drawn for demonstration';

/** Each has its shapes in a file of its name, drawn for the demonstration but for the counties and the geology. */
const attributions: Record<string, string> = {
  'atlas-sheets': drawn,
  'contributing-zone': drawn,
  'county-boundaries': 'Counties: U.S. Census Bureau',
  'district-boundary': drawn,
  faults: drawn,
  'flood-zones': drawn,
  highways: drawn,
  'management-zones': drawn,
  parcels: drawn,
  'recharge-zone': drawn,
  rivers: drawn,
  'saline-water-line': drawn,
  'saline-zone': drawn,
  springs: drawn,
  'surface-geology': 'Geology: Geologic Atlas of Texas',
  territory: drawn,
  towns: drawn,
};

/**
 * Loads the demonstration district's shapes, the layers that draw them and the colors of its zones.
 * Loads nothing twice: what is there already, perhaps changed since, stays.
 */
export async function loadGeography(client: Client): Promise<void> {
  const { rows } = await client.query('select source_id from map_sources');
  const present = new Set(rows.map(({ source_id }) => source_id));
  for (const [source, attribution] of Object.entries(attributions))
    if (!present.has(source)) await loadSource(client, source, attribution);
  await loadLayers(client, layers);
  await loadColors(client);
  await loadPlaces(client);
}

async function loadSource(client: Client, source: string, attribution: string) {
  const collection = readFileSync(new URL(`./shapes/${source}.geojson`, import.meta.url), 'utf8');
  await client.query(
    `with added as (
       insert into map_sources (source_id, attribution) values ($1, $2) on conflict do nothing returning source_id
     )
     insert into map_features (source_id, geom, properties)
     select added.source_id, st_setsrid(st_geomfromgeojson(feature ->> 'geometry'), 4326), feature -> 'properties'
     from added, jsonb_array_elements($3::jsonb -> 'features') with ordinality as drawn (feature, place)
     order by place`,
    [source, attribution, collection],
  );
}

/** The layers that draw shapes, those of `some`. */
export async function loadLayers(client: Client, some: typeof layers): Promise<void> {
  await client.query(
    `insert into map_layers (layer_id, source_id, kind, title, layer_group, draw_order, paint, layout, filter, minzoom, legend,
       legend_order, legend_group, label_group, boolean_toggle, title_field, exclude_fields, admin_only_fields,
       exclude_popup, on_at_start, color, width, opacity, label_field)
     select layer_id, source_id, kind, title, layer_group, draw_order, paint, coalesce(layout, '{}'), filter, minzoom,
       coalesce(legend, '[]'), legend_order, legend_group, label_group, boolean_toggle, title_field, coalesce(exclude_fields, '{}'),
       coalesce(admin_only_fields, '{}'), coalesce(exclude_popup, false), on_at_start,
       color, width, opacity, label_field
     from jsonb_populate_recordset(null::map_layers, $1)
     on conflict do nothing`,
    [JSON.stringify(some.map((layer) => ({ ...layer, ...plainLook(layer, layers) })))],
  );
}

async function loadColors(client: Client) {
  await client.query(
    `insert into map_colors (category, value, color)
     select 'managementZone', key, value from jsonb_each_text($1::jsonb)
     on conflict do nothing`,
    [JSON.stringify(zoneColors)],
  );
}

/**
 * The streets, parks and waters of the demonstration's base map, by name: facts of the City of Austin, the U.S. Census Bureau and
 * the Texas Water Development Board, grouped by name and by the nearest town. Its springs stand beside them.
 */
async function loadPlaces(client: Client) {
  if ((await client.query('select from places limit 1')).rows.length > 0) return;
  const [header = '', ...lines] = readFileSync(new URL('./gazetteer.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const columns = header.split('\t');
  const places = lines.map((line) =>
    Object.fromEntries(line.split('\t').map((value, place) => [columns[place], value])),
  );
  await client.query('alter table places disable trigger keep_history');
  await client.query(
    `insert into places (kind, place_name, locality, lat_dd, lon_dd, west_dd, south_dd, east_dd, north_dd)
     select kind, place_name, nullif(locality, ''), lat_dd, lon_dd, west_dd, south_dd, east_dd, north_dd
     from jsonb_populate_recordset(null::places, $1)
     union all
     select 'place', properties ->> 'name', null, st_y(geom), st_x(geom), st_x(geom), st_y(geom), st_x(geom), st_y(geom)
     from map_features
     where source_id = 'springs'`,
    [JSON.stringify(places)],
  );
  await client.query('alter table places enable trigger keep_history');
}
