import { layersOfSearch } from '@artesian/contract/map/layer-choices';
import { wellsSource } from '@artesian/contract/map/layer-rows';
import { audiencesOf } from '@artesian/contract/map/audiences';
import { filtersOfSearch, type WellFilters } from '@artesian/contract/map/well-filters';
import { wellFacets } from '@artesian/contract/map/well-facets';
import { wellOfListColumns, wellsInView, type ViewQuery, type WellOfList } from '@artesian/contract/map/wells-in-view';
import { isStaff } from '@artesian/contract/language/roles';
import { answerPrepared } from '../platform/calls/answer.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { User } from '../sign-in/authentication.ts';
import { columnsFor } from './columns-for.ts';
import { locateFilters } from './layer-shapes.ts';
import { findLayers } from './layers.ts';
import type { AskedView, AskedWells } from './tiles/find-in-view.ts';
import type { Audience } from './tiles/tile-row.ts';
import { wellTilesOf } from './tiles/well-tiles.ts';

/** `GET /api/public-map/wells-in-view`: which wells they are the index of the tiles knows, what is said of them the database. */
export const answerWellsInView = answerPrepared(wellsInView, (app, context) => {
  const tiles = wellTilesOf(app, context);
  const { database } = context;
  return async ({ query, user, reply }) => {
    void reply.header('vary', 'authorization').header('cache-control', 'private, no-cache');
    const { by, sort, order, from, ...asked } = query;
    const view: AskedView = {
      ...(await askedWells(context, asked, await locate(context, asked, user))),
      categorizeBy: by,
      sort,
      isDescending: order === 'down',
      from,
    };
    const { counts, wells } = await tiles.view(view, audienceOf(user));
    return { data: { counts, wells: await readWells(database, user, wells) } };
  };
});

/** `GET /api/public-map/well-facets` */
export const answerWellFacets = answerPrepared(wellFacets, (app, context) => {
  const tiles = wellTilesOf(app, context);
  return async ({ query, user, reply }) => {
    void reply.header('vary', 'authorization').header('cache-control', 'private, no-cache');
    return {
      data: await tiles.facets(await askedWells(context, query, await locate(context, query, user)), audienceOf(user)),
    };
  };
});

const audienceOf = (user: User | null): Audience => (isStaff(user?.roles) ? 'staff' : 'everybody');

function locate(context: Context, query: ViewQuery, user: User | null): Promise<WellFilters> {
  const { zoom: _zoom, west: _west, south: _south, east: _east, north: _north, ...asked } = query;
  return locateFilters(context, filtersOfSearch(asked), audiencesOf(user?.roles));
}

/** What the index of the tiles is asked for a view of the map, under filters whose area is known. */
export async function askedWells(
  { database, config }: Context,
  query: ViewQuery,
  filters: WellFilters,
): Promise<AskedWells> {
  const { zoom, west, south, east, north, ...asked } = query;
  const layers = await findLayers(database.pool, config.DISTRICT_SHORT_NAME);
  return {
    west,
    south,
    east,
    north,
    zoom,
    filters,
    ...layersOfSearch(asked),
    layers: layers.filter(({ source }) => source === wellsSource),
  };
}

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
