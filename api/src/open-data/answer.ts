import {
  conformsTo,
  crs84,
  openDataCollection,
  openDataCollections,
  openDataConformance,
  openDataHome,
  openDataItem,
  openDataItems,
  referenceSystems,
  type Collection,
  type ItemsQuery,
} from '@artesian/contract/open-data/features';
import type { FastifyReply } from 'fastify';
import { answer } from '../platform/calls/answer.ts';
import type { Call } from '../platform/calls/call.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problems.ts';
import { findCollection, findCollections, type FeatureCollection } from './collections.ts';
import { boxesOf, readFeature, readFeatures, readTimes, type BoxOf } from './read-features.ts';

const geojson = 'application/geo+json; charset=utf-8';

/** Read from any page: what everybody may have needs no permission of the site that shows it. */
const forEverybody = (reply: FastifyReply) => reply.header('access-control-allow-origin', '*');
const inSystem = (reply: FastifyReply, crs: string) =>
  forEverybody(reply).header('content-crs', `<${crs}>`).header('access-control-expose-headers', 'content-crs');

const link = (href: string, rel: string, title?: string, type = 'application/json') => ({
  href,
  rel,
  type,
  ...(title !== undefined && { title }),
});

const answerHome = answer(openDataHome, async ({ reply }, { config }) => {
  forEverybody(reply);
  const { origin, DISTRICT_NAME } = config;
  return {
    title: `Open data of ${DISTRICT_NAME}`,
    description: 'Wells, water levels, water quality and layers of the map, by OGC API – Features.',
    links: [
      link(`${origin}/ogc`, 'self'),
      link(`${origin}/api/docs/json`, 'service-desc', 'The calls', 'application/vnd.oai.openapi+json;version=3.1'),
      link(`${origin}/open-data`, 'service-doc', 'How to use it', 'text/html'),
      link(`${origin}/ogc/conformance`, 'conformance'),
      link(`${origin}/ogc/collections`, 'data', 'Datasets'),
      link(`${origin}/ogc/files`, 'enclosure', 'All data as files'),
      link(`${origin}/terms-of-service`, 'license', 'Terms of use', 'text/html'),
    ],
  };
});

const answerConformance = answer(openDataConformance, async ({ reply }) => {
  forEverybody(reply);
  return { conformsTo };
});

const answerCollections = answer(openDataCollections, async ({ request, reply }, context) => {
  forEverybody(reply);
  const collections = await findCollections(context.database.pool);
  return context.cachedAnswers.send(request, reply, {
    key: 'open data: collections',
    tables: tablesOf(context, collections),
    shared: true,
    build: async () => {
      const boxes = boxesOf(context.database.pool);
      return JSON.stringify({
        links: [link(`${context.config.origin}/ogc/collections`, 'self')],
        collections: await Promise.all(collections.map((collection) => describe(context, collection, boxes))),
        crs: Object.keys(referenceSystems),
      });
    },
  });
});

const answerCollection = answer(openDataCollection, async ({ params, request, reply }, context) => {
  forEverybody(reply);
  const collection = await findCollection(context.database.pool, params.collection);
  return context.cachedAnswers.send(request, reply, {
    key: `open data: ${collection.id}`,
    tables: tablesOf(context, [collection]),
    shared: true,
    build: async () => JSON.stringify(await describe(context, collection, boxesOf(context.database.pool))),
  });
});

function tablesOf({ dependencies }: Context, collections: readonly FeatureCollection[]): string[] {
  const read = new Set(collections.flatMap(({ reads }) => reads));
  return [...read].flatMap((name) => (name.startsWith('api.') ? dependencies.tablesOf(name) : [name]));
}

/** What the standard says of a collection. An empty one reaches over the whole world, as one that says nothing would. */
async function describe(context: Context, collection: FeatureCollection, boxOf: BoxOf): Promise<Collection> {
  const { config, database } = context;
  const { id, title, description } = collection;
  const [box, times] = await Promise.all([boxOf(collection), readTimes(database.pool, collection)]);
  const self = `${config.origin}/ogc/collections/${id}`;
  return {
    id,
    title,
    description,
    links: [link(self, 'self'), link(`${self}/items`, 'items', title, 'application/geo+json')],
    extent: {
      spatial: { bbox: [box ?? [-180, -90, 180, 90]], crs: crs84 },
      ...(times && {
        temporal: { interval: [[momentOf(times.first), momentOf(times.last)]] },
      }),
    },
    itemType: 'feature',
    crs: Object.keys(referenceSystems),
    storageCrs: crs84,
  };
}

const momentOf = (time: string | null) => (time === null ? null : new Date(time).toISOString());

const answerItems = answer(openDataItems, async ({ params, query, reply }, { config, database }) => {
  const collection = await findCollection(database.pool, params.collection);
  const { features, next, numberMatched } = await readFeatures(database.pool, collection, query);
  const address = `${config.origin}/ogc/collections/${collection.id}`;
  const page = (after?: string) =>
    link(`${address}/items${searchOf(query, after)}`, after ? 'next' : 'self', undefined, 'application/geo+json');
  const around = {
    timeStamp: new Date().toISOString(),
    numberReturned: features.length,
    ...(numberMatched !== undefined && { numberMatched }),
    links: [page(), ...(next === undefined ? [] : [page(next)]), link(address, 'collection')],
  };
  // The features are text already: taken apart and put together again, ten thousand would hold up everybody else.
  const body = `{"type":"FeatureCollection","features":[${features.join(',')}],${JSON.stringify(around).slice(1)}`;
  return sendText(inSystem(reply, query.crs), body);
});

/** The query again, as it was understood, for the page after some feature. */
function searchOf(
  { bbox, datetime, limit, well_id, crs, after, ...rest }: ItemsQuery,
  next: string | undefined,
): string {
  const search = new URLSearchParams({ limit: String(limit) });
  if (bbox) search.set('bbox', bbox.join());
  if (bbox && rest['bbox-crs'] !== crs84) search.set('bbox-crs', rest['bbox-crs']);
  if (datetime)
    search.set(
      'datetime',
      datetime.from === datetime.to ? datetime.from! : `${datetime.from ?? '..'}/${datetime.to ?? '..'}`,
    );
  if (well_id !== undefined) search.set('well_id', well_id);
  if (crs !== crs84) search.set('crs', crs);
  const last = next ?? after;
  if (last !== undefined) search.set('after', last);
  return `?${search}`;
}

const answerItem = answer(openDataItem, async ({ params, query, reply }, { config, database }) => {
  const collection = await findCollection(database.pool, params.collection);
  const feature = await readFeature(database.pool, collection, params.item, query.crs);
  if (feature === undefined) throw notFound(`feature '${params.item}' in ${collection.title}`);
  const address = `${config.origin}/ogc/collections/${collection.id}`;
  const links = [
    link(`${address}/items/${params.item}`, 'self', undefined, 'application/geo+json'),
    link(address, 'collection'),
  ];
  return sendText(inSystem(reply, query.crs), `${feature.trimEnd().slice(0, -1)},"links":${JSON.stringify(links)}}`);
});

const sendText = (reply: FastifyReply, body: string) =>
  reply
    .header('cache-control', 'public, max-age=60')
    .type(geojson)
    .serializer((text: unknown) => text as string)
    .send(body);

/** Open data by OGC API – Features: everybody receives what visitors receive, whoever they are. */
export const answerOpenData: Call[] = [
  answerHome,
  answerConformance,
  answerCollections,
  answerCollection,
  answerItems,
  answerItem,
];
