import { locale } from '@artesian/domain/texts/translate';
import { audiencesOf } from '@artesian/contract/map/audiences';
import type { Camera } from '@artesian/contract/map/map-home';
import { districtBoundary } from '@artesian/contract/map/sources';
import type { FastifyInstance } from 'fastify';
import { readFilterLists } from '../../map/filters.ts';
import { readHome } from '../../map/home.ts';
import { latitudeOf, mercatorY } from '../../map/tiles/well-index.ts';
import { wellTilesOf } from '../../map/tiles/well-tiles.ts';
import { askedWells } from '../../map/wells-in-view.ts';
import type { Context } from '../../platform/context.ts';
import type { Card } from './draw-card.ts';
import { drawMap, PICTURE, type DrawnWell } from './draw-map.ts';
import { describeMapView, filtersForVisitors, type MapView } from './map-view.ts';

/** The map of the card has less room than a screen. */
const FARTHER = 0.7;
const PIXELS_OF_THE_WORLD = 512;
const MOST_LINES = 5;

/** Makes cards of the map as visitors see it: its wells in their colors, how many there are, and what they are filtered by. */
export function mapCardsOf(app: FastifyInstance, context: Context) {
  const { database, config } = context;
  const tiles = wellTilesOf(app, context);
  return async (view: MapView): Promise<Card> => {
    const box = boxAround(view.camera ?? (await readHome(context)));
    const seen = await filtersForVisitors(context, view);
    const asked = await askedWells(context, { ...view.search, ...box.degrees }, seen);
    const [{ wells, counts }, lists, boundary] = await Promise.all([
      tiles.picture({ ...asked, categorizeBy: view.categorizeBy }, 'everybody'),
      readFilterLists(database.pool, false),
      readBoundary(context, box.degrees),
    ]);
    const items = lists[view.categorizeBy];
    const colors = new Map(items.map(({ value, color }) => [value, color]));
    const placed = wells.map(({ x, y, value }): DrawnWell => ({
      ...box.place(x, y),
      color: colors.get(value) ?? '#8a9694',
    }));
    const outlines = boundary.map((line) =>
      line.map(([longitude = 0, latitude = 0]) => box.place(longitude / 360 + 0.5, mercatorY(latitude))),
    );
    const { title, filters } = describeMapView(view, seen);
    const count = counts.inView;
    return {
      district: config.DISTRICT_NAME,
      title,
      words: `${count.toLocaleString(locale())} ${count === 1 ? 'well' : 'wells'}. ${filters}`,
      picture: drawMap(placed, outlines),
      legend: items
        .map(({ value, display, color }) => ({ words: display, color, count: counts.byValue?.[value] ?? 0 }))
        .filter((line) => line.count > 0)
        .toSorted((one, other) => other.count - one.count)
        .slice(0, MOST_LINES)
        .map(({ words, color, count: wellsOfLine }) => ({
          words: `${words}: ${wellsOfLine.toLocaleString(locale())}`,
          color,
        })),
    };
  };
}

/** What the picture shows around a place: in degrees, and where on it a place of the square world is. */
function boxAround({ latitude, longitude, zoom }: Camera) {
  const world = PIXELS_OF_THE_WORLD * 2 ** (zoom - FARTHER);
  const [x, y] = [longitude / 360 + 0.5, mercatorY(Math.max(-85, Math.min(85, latitude)))];
  const [west, north] = [x - PICTURE.width / 2 / world, y - PICTURE.height / 2 / world];
  return {
    degrees: {
      west: Math.max(-180, (west - 0.5) * 360),
      north: latitudeOf(Math.max(0, north)),
      east: Math.min(180, (west + PICTURE.width / world - 0.5) * 360),
      south: latitudeOf(Math.min(1, north + PICTURE.height / world)),
      zoom,
    },
    place: (atX: number, atY: number) => ({ x: (atX - west) * world, y: (atY - north) * world }),
  };
}

/** The lines around the district as everybody may see them, no finer than the picture. */
async function readBoundary(
  { database }: Context,
  { west, south, east, north }: { west: number; south: number; east: number; north: number },
): Promise<number[][][]> {
  const { rows } = await database.pool.query<{ shape: string | null }>(
    `select st_asgeojson(st_collectionextract(st_boundary(st_simplify(st_union(geom), $3)), 2)) as shape
     from map_features
     where
       source_id = $1 and api.is_shown_to(source_id, $2) and st_dimension(geom) = 2
       and geom && st_makeenvelope($4, $5, $6, $7, 4326)`,
    [districtBoundary, audiencesOf(undefined), (east - west) / PICTURE.width, west, south, east, north],
  );
  if (!rows[0]?.shape) return [];
  const { coordinates, type } = JSON.parse(rows[0].shape) as { type: string; coordinates: number[][][] };
  // A boundary of one ring is no collection of lines.
  return type === 'LineString' ? [coordinates as unknown as number[][]] : coordinates;
}
