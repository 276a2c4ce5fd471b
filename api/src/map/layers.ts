import { audiencesOf, type Audience } from '@artesian/contract/map/audiences';
import { mapLayers, type MapLayer } from '@artesian/contract/map/layers';
import type { LayerLook } from '@artesian/contract/map/layer-look';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { drawnLayers, type StoredLayer } from './drawn-layers.ts';

/** Named as the contract names them; null means that a layer does not have it. `$2` are the audiences of whoever asks. */
const readLayers = `
  select layer_id as id, kind as type, source_id as source, title, paint, layout, filter, minzoom, maxzoom, legend,
         draw_order as "drawOrder", legend_order as "legendOrder", replace(legend_group, '{product}', $1) as "legendGroup",
         replace(layer_group, '{product}', $1) as "layerGroup", label_group as "labelGroup",
         boolean_toggle as "booleanToggle", title_field as "titleField", exclude_fields as "excludeFields",
         admin_only_fields as "adminOnlyFields", exclude_popup as "excludePopup",
         exclude_layer_collapse as "excludeLayerCollapse",
         color, width, opacity, pattern, symbol, label_field as "labelField", on_at_start as "isOnAtStart"
  from map_layers
  where api.is_shown_to(source_id, $2)
  order by draw_order nulls first, layer_id`;

type Nullable = 'title' | 'filter' | 'minzoom' | 'maxzoom';
type KeptLayer = Omit<MapLayer, Nullable> & { [name in Nullable]: MapLayer[name] | null };
type LayerRow = KeptLayer & LayerLook & Pick<StoredLayer, 'labelField' | 'isOnAtStart'>;

/**
 * `GET /api/public-map/layers`: the layers that are for whoever asks, in drawing order. Staff also learn which fields are theirs
 * alone; anybody else does not receive those fields, nor their names.
 */
export const answerMapLayers = answer(
  mapLayers,
  async ({ user, request, reply }, { cachedAnswers, config, database }) => {
    const audiences = audiencesOf(user?.roles);
    return cachedAnswers.send(request, reply, {
      // The settings say what the district is called, and may change.
      key: `map-layers for ${audiences.join()} of ${config.DISTRICT_SHORT_NAME}`,
      tables: ['map_layers'],
      shared: !user,
      build: async () => {
        const rows = await readRows(database.pool, config.DISTRICT_SHORT_NAME, audiences);
        return JSON.stringify({ data: drawn(audiences.includes('Staff') ? rows : withoutStaffFields(rows)) });
      },
    });
  },
);

/** Every layer of the map that is for everybody, in drawing order. */
export const findLayers = async (pool: Pool, districtShortName: string): Promise<MapLayer[]> =>
  drawn(await readRows(pool, districtShortName, audiencesOf(undefined)));

async function readRows(pool: Pool, districtShortName: string, audiences: Audience[]): Promise<LayerRow[]> {
  const { rows } = await pool.query<LayerRow>(readLayers, [districtShortName, audiences]);
  return rows;
}

/** What one of the layers of a source keeps for staff, none of them writes beside the shapes for anybody else. */
function withoutStaffFields(rows: readonly LayerRow[]): LayerRow[] {
  const isKept = ({ source, labelField }: LayerRow) =>
    rows.some((row) => row.source === source && labelField !== null && row.adminOnlyFields.includes(labelField));
  return rows.map((row) => ({ ...row, adminOnlyFields: [], labelField: isKept(row) ? null : row.labelField }));
}

const drawn = (rows: readonly LayerRow[]): MapLayer[] =>
  drawnLayers(
    rows.map(({ color, width, opacity, pattern, symbol, labelField, isOnAtStart, ...row }) => ({
      layer: layerOf(row),
      look: { color, width, opacity, pattern, symbol },
      labelField,
      isOnAtStart,
    })),
  );

const layerOf = ({ title, filter, minzoom, maxzoom, ...layer }: KeptLayer): MapLayer => ({
  ...layer,
  ...(title !== null && { title }),
  ...(filter !== null && { filter }),
  ...(minzoom !== null && { minzoom }),
  ...(maxzoom !== null && { maxzoom }),
});
