import { mapLayers, type MapLayer } from '@artesian/contract/map/layers';
import { isStaff } from '@artesian/contract/language/roles';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';

/** Named as the contract names them; null means that a layer does not have it. */
const readLayers = `
  select layer_id as id, kind as type, source_id as source, title, paint, layout, filter, minzoom, maxzoom, legend,
         draw_order as "drawOrder", legend_order as "legendOrder", legend_group as "legendGroup",
         replace(layer_group, '{product}', $1) as "layerGroup", label_group as "labelGroup",
         boolean_toggle as "booleanToggle", title_field as "titleField", exclude_fields as "excludeFields",
         admin_only_fields as "adminOnlyFields", exclude_popup as "excludePopup",
         exclude_layer_collapse as "excludeLayerCollapse"
  from map_layers
  order by draw_order nulls first, layer_id`;

type Nullable = 'title' | 'filter' | 'minzoom' | 'maxzoom';
type LayerRow = Omit<MapLayer, Nullable> & { [name in Nullable]: MapLayer[name] | null };

/**
 * `GET /api/public-map/layers`: the layers in drawing order. Staff also learn which fields are theirs alone;
 * anybody else does not receive those fields, nor their names.
 */
export const answerMapLayers = answer(
  mapLayers,
  async ({ user, request, reply }, { cachedAnswers, config, database }) => {
    const staff = isStaff(user?.roles);
    return cachedAnswers.send(request, reply, {
      key: `map-layers for ${staff ? 'staff' : 'everybody'}`,
      tables: ['map_layers'],
      shared: !user,
      build: async () => {
        const layers = await findLayers(database.pool, config.DISTRICT_SHORT_NAME);
        return JSON.stringify({ data: staff ? layers : layers.map((layer) => ({ ...layer, adminOnlyFields: [] })) });
      },
    });
  },
);

/** Every layer of the map, in drawing order. */
export async function findLayers(pool: Pool, districtShortName: string): Promise<MapLayer[]> {
  const { rows } = await pool.query<LayerRow>(readLayers, [districtShortName]);
  return rows.map(({ title, filter, minzoom, maxzoom, ...layer }) => ({
    ...layer,
    ...(title !== null && { title }),
    ...(filter !== null && { filter }),
    ...(minzoom !== null && { minzoom }),
    ...(maxzoom !== null && { maxzoom }),
  }));
}
