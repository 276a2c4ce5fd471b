import { layersOfSearch } from '@artesian/contract/map/layer-choices';
import { wellsSource } from '@artesian/contract/map/layer-rows';
import { filtersOfSearch } from '@artesian/contract/map/well-filters';
import { wellOfListColumns, wellsInView, type WellOfList } from '@artesian/contract/map/wells-in-view';
import { isStaff } from '@artesian/contract/language/roles';
import { answerPrepared } from '../platform/calls/answer.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { User } from '../sign-in/authentication.ts';
import { columnsFor } from './columns-for.ts';
import { findLayers } from './layers.ts';
import type { AskedView } from './tiles/find-in-view.ts';
import { wellTilesOf } from './tiles/well-tiles.ts';

/** `GET /api/public-map/wells-in-view`: which wells they are the index of the tiles knows, what is said of them the database. */
export const answerWellsInView = answerPrepared(wellsInView, (app, context) => {
  const tiles = wellTilesOf(app, context);
  const { database, config } = context;
  return async ({ query, user, reply }) => {
    void reply.header('vary', 'authorization').header('cache-control', 'private, no-cache');
    const layers = await findLayers(database.pool, config.DISTRICT_SHORT_NAME);
    const { by, sort, order, from, zoom, west, south, east, north, ...asked } = query;
    const view: AskedView = {
      west,
      south,
      east,
      north,
      zoom,
      categorizeBy: by,
      filters: filtersOfSearch(asked),
      ...layersOfSearch(asked),
      layers: layers.filter(({ source }) => source === wellsSource),
      sort,
      isDescending: order === 'down',
      from,
    };
    const { counts, wells } = await tiles.view(view, isStaff(user?.roles) ? 'staff' : 'everybody');
    return { data: { counts, wells: await readWells(database, user, wells) } };
  };
});

async function readWells({ pool, named }: Database, user: User | null, wells: number[]): Promise<WellOfList[]> {
  const received = columnsFor(user);
  const columns = wellOfListColumns.filter((column) => received.includes(column));
  const { rows } = await pool.query<WellOfList>({
    ...named(`wells-in-view ${columns.length}`),
    text: `select ${columns.join(', ')} from api.ui_map_wells where well_ndx = any ($1) order by array_position($1, well_ndx)`,
    values: [wells],
  });
  return rows;
}
