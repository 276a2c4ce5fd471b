import { mapWells } from '@artesian/contract/map/map-wells';
import { relationOf } from '@artesian/contract/language/view';
import type { FastifyInstance } from 'fastify';
import type { Facets } from '@artesian/contract/map/well-facets';
import { textOfArea } from '@artesian/contract/map/well-area';
import type { Counting } from '@artesian/contract/map/count-wells';
import type { CachedAnswers } from '../../platform/answers/cached-answers.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { isUnavailable } from '../../platform/problems.ts';
import { hasMoreWellsThan } from '../has-more-wells-than.ts';
import type { FoundArea } from '../layer-shapes.ts';
import { TileCache } from './tile-cache.ts';
import type { AskedView, AskedWells, FoundView, Picture } from './find-in-view.ts';
import { tileColumns, type Audience, type TileNumber } from './tile-row.ts';
import { TileThread } from './tile-thread.ts';

/** Rows read at once: small enough to hold up neither the database nor this thread for more than some milliseconds. */
const portionSize = 5_000;

const betweenChecksMs = 1_000;

/** After building, rest so many times as long as it took: a table that changes all the time costs a fifth of a core. */
const restAfterBuilding = 4;

const readPortion = `
  select coalesce(json_agg(listed.row), '[]')::text as wells, max(listed.well_ndx) as last
  from (
    select well_ndx, json_build_array(${tileColumns.join(', ')}) as row
    from api.ui_map_wells
    where well_ndx > $1
    order by well_ndx
    limit ${portionSize}
  ) listed`;

interface Portion {
  /** Rows of `tileColumns` as JSON. */
  wells: string;
  /** The number of the last of them; null when there was none. */
  last: number | null;
}

export interface WellTile {
  /** The data version that the tile shows. */
  version: string;
  /** Since when it could not be asked whether there is a later one; undefined where it could. */
  asOf: Date | undefined;
  /** Gzipped; null when the tile has no wells. */
  body: Uint8Array | null;
}

/**
 * The published wells as vector tiles. The index is built at the first tile asked for, and anew when the wells' data
 * version moves; until the new one is there, tiles show the wells of the one before, with its version.
 */
class WellTiles {
  readonly #cachedAnswers: CachedAnswers;
  readonly #database: Database;
  readonly #shownWholeUpTo: number;
  readonly #tables: readonly string[];
  readonly #cache = new TileCache();
  #thread: TileThread | undefined;
  #version: string | undefined;
  #building: Promise<void> | undefined;
  #checkAgainAt = 0;
  #confirmedAt = new Date();
  #asOf: Date | undefined;

  constructor({ cachedAnswers, config, database, dependencies }: Context) {
    this.#cachedAnswers = cachedAnswers;
    this.#database = database;
    this.#shownWholeUpTo = config.MAP_TILES_ABOVE;
    this.#tables = dependencies.tablesOf(relationOf(mapWells));
  }

  /** Builds the index ahead of the first tile when the map will ask for tiles. */
  async prepare(): Promise<void> {
    if (await hasMoreWellsThan(this.#database.pool, this.#shownWholeUpTo)) await this.#rebuild();
  }

  /** A tile with the wells of an area, or with all. */
  async tile(tile: TileNumber, audience: Audience, { area, version: ofShapes }: FoundArea): Promise<WellTile> {
    const { version, thread } = await this.#fresh();
    const name = `${version} ${audience} ${tile.z}/${tile.x}/${tile.y} ${ofShapes} ${textOfArea(area) ?? ''}`;
    const body = await this.#cache.find(name, () => thread.tile(tile, audience, area));
    return { version, body, asOf: this.#asOf };
  }

  /** The wells within bounds that filters and layers leave, as fresh as the tiles are. */
  async view(view: AskedView, audience: Audience): Promise<FoundView> {
    const { thread } = await this.#fresh();
    return thread.view(view, audience);
  }

  /** The wells within bounds for a small picture, as fresh as the tiles are. */
  async picture(asked: AskedWells & Counting, audience: Audience): Promise<Picture> {
    const { thread } = await this.#fresh();
    return thread.picture(asked, audience);
  }

  /** What each filter would leave of the wells within bounds, as fresh as the tiles are. */
  async facets(asked: AskedWells, audience: Audience): Promise<Facets> {
    const { thread } = await this.#fresh();
    return thread.facets(asked, audience);
  }

  async close() {
    await this.#building?.catch(() => undefined);
    await this.#thread?.close();
  }

  /** Waits for the first index; of later ones it only starts the building. */
  async #fresh(): Promise<{ version: string; thread: TileThread }> {
    if (this.#version === undefined) await this.#rebuild();
    else if (await this.#isStale()) this.#rebuild().catch(() => undefined);
    return { version: this.#version!, thread: this.#thread! };
  }

  async #isStale(): Promise<boolean> {
    if (this.#building || Date.now() < this.#checkAgainAt) return false;
    this.#checkAgainAt = Date.now() + betweenChecksMs;
    try {
      const isStale = (await this.#cachedAnswers.version(this.#tables)) !== this.#version;
      this.#confirmedAt = new Date();
      this.#asOf = undefined;
      return isStale;
    } catch (error) {
      // While the database is away, the tiles are those of before.
      if (!isUnavailable(error)) throw error;
      this.#asOf = this.#confirmedAt;
      return false;
    }
  }

  #rebuild(): Promise<void> {
    this.#building ??= this.#build().finally(() => {
      this.#building = undefined;
    });
    return this.#building;
  }

  async #build() {
    const started = Date.now();
    // Before the rows: a commit in between makes the index count as stale too early, never too late.
    const version = await this.#cachedAnswers.version(this.#tables);
    this.#thread ??= new TileThread(() => this.#forget());
    await this.#sendWells(this.#thread);
    this.#version = version;
    this.#cache.clear();
    this.#checkAgainAt = Date.now() + Math.max(betweenChecksMs, restAfterBuilding * (Date.now() - started));
  }

  async #sendWells(thread: TileThread) {
    thread.begin();
    let after: number | null = 0;
    while (after !== null) {
      const portion: Portion = await this.#readPortion(after);
      thread.addRows(portion.wells);
      after = portion.last;
    }
    await thread.finish();
  }

  async #readPortion(after: number): Promise<Portion> {
    const { rows } = await this.#database.pool.query<Portion>({
      ...this.#database.named('wells-for-tiles'),
      text: readPortion,
      values: [after],
    });
    return rows[0]!;
  }

  #forget() {
    this.#thread = undefined;
    this.#version = undefined;
  }
}

const ofContexts = new WeakMap<Context, WellTiles>();

/** The tiles of a product: one index for all that goes by it. Built ahead of the first tile, and closed with the server. */
export function wellTilesOf(app: FastifyInstance, context: Context): WellTiles {
  const known = ofContexts.get(context);
  if (known) return known;
  const tiles = new WellTiles(context);
  ofContexts.set(context, tiles);
  app.addHook('onReady', async () => {
    // Nobody waits for it; what fails here fails again, and is reported, at the first tile.
    tiles.prepare().catch(() => undefined);
  });
  app.addHook('onClose', () => tiles.close());
  return tiles;
}
