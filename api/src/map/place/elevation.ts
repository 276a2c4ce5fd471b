import { t } from '@artesian/domain/texts/translate';
import type { KnownPlace } from '@artesian/contract/map/place';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';

type Elevation = Pick<KnownPlace, 'elevation_ft' | 'elevation_source'>;

const PATIENCE_MS = 2500;
/** Places whose elevation is remembered: a marker that is put back need not be asked for again. */
const MOST_KEPT = 1000;
/** As the specification has it (2 §7, §9). */
const FEET_PER_METRE = 3.28084;
const CONTOURS = 50;

const unknown: Elevation = { elevation_ft: null, elevation_source: null };

/** How the elevation of a place is found: by the source of the settings. Where that says nothing of use, nothing is known. */
export function elevationsBy({ MAP_ELEVATION: source, MAP_ELEVATION_KEY: key }: Config) {
  const kept = new Map<string, Elevation>();
  return async (latitude: number, longitude: number): Promise<Elevation> => {
    if (source === undefined) return unknown;
    const place = `${longitude.toFixed(5)},${latitude.toFixed(5)}`;
    const known = kept.get(place);
    if (known) return known;
    const metres = await highestContour(queryOf(source, key, place)).catch(() => undefined);
    if (metres === undefined) return unknown;
    const elevation = {
      elevation_ft: Number((metres * FEET_PER_METRE).toFixed(4)),
      elevation_source: t('Estimated from contours ({host})', { host: new URL(source).host }),
    };
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(place, elevation);
    return elevation;
  };
}

function queryOf(source: string, key: string | undefined, place: string): URL {
  const query = new URL(`${source.replace(/\/$/, '')}/${place}.json`);
  query.searchParams.set('layers', 'contour');
  query.searchParams.set('limit', String(CONTOURS));
  if (key !== undefined) query.searchParams.set('access_token', key);
  return query;
}

/** From below the Dead Sea to above any mountain: what lies beyond is no elevation in metres. */
const contour = z.object({ properties: z.object({ ele: z.number().min(-450).max(9000) }) });
const contours = z.object({ features: z.array(z.unknown()) });

/** Rejects when the source does not answer in time or in JSON. */
async function highestContour(query: URL): Promise<number | undefined> {
  const response = await fetch(query, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
  if (response.status !== 200) return undefined;
  const found = contours.safeParse(await response.json()).data?.features ?? [];
  const metres = found.flatMap((feature) => contour.safeParse(feature).data?.properties.ele ?? []);
  return metres.length > 0 ? Math.max(...metres) : undefined;
}
