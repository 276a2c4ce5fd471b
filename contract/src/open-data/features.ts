import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';

/**
 * Open data by the standard OGC API – Features, parts 1 and 2 (OGC 17-069r4 and 18-058r1), so that QGIS, ArcGIS, GDAL, Python and R read
 * the district without a line of code. Everybody receives what visitors receive. Not in the specification: the paths are the standard's.
 */

const tag = 'open data';

/** The reference systems that features are given in, each by the standard's name, with its number at EPSG. */
export const referenceSystems = {
  'http://www.opengis.net/def/crs/OGC/1.3/CRS84': 4326,
  'http://www.opengis.net/def/crs/EPSG/0/4326': 4326,
  'http://www.opengis.net/def/crs/EPSG/0/3857': 3857,
  // The state plane of Central Texas, in feet.
  'http://www.opengis.net/def/crs/EPSG/0/2277': 2277,
} as const;
export type ReferenceSystem = keyof typeof referenceSystems;
export const crs84: ReferenceSystem = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
/** EPSG writes latitude before longitude. */
export const latitudeFirst: ReferenceSystem = 'http://www.opengis.net/def/crs/EPSG/0/4326';

/** Features on one page: as many as that unless asked, and never more than the most. */
export const usualLimit = 100;
export const mostFeatures = 10_000;

export const conformsTo = [
  'http://www.opengis.net/spec/ogcapi-common-1/1.0/conf/core',
  'http://www.opengis.net/spec/ogcapi-common-2/1.0/conf/collections',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
  'http://www.opengis.net/spec/ogcapi-features-2/1.0/conf/crs',
];

const links = z.array(
  z.object({ href: z.string(), rel: z.string(), type: z.string().optional(), title: z.string().optional() }),
);
const crs = z.enum(Object.keys(referenceSystems) as [ReferenceSystem, ...ReferenceSystem[]], {
  error: `Use one of the reference systems listed by the collection, such as ${crs84}.`,
});

/** A form that is not offered is refused, as the standard asks. */
const f = z.enum(['json', 'geojson'], { error: 'The features come as json.' }).optional();
const onlyForm = z.strictObject({ f });

const collection = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  links,
  extent: z.object({
    spatial: z.object({ bbox: z.array(z.array(z.number())), crs: z.string() }),
    temporal: z.object({ interval: z.array(z.array(z.string().nullable())) }).optional(),
  }),
  itemType: z.literal('feature'),
  crs: z.array(z.string()),
  storageCrs: z.string(),
});
export type Collection = z.output<typeof collection>;

const feature = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]),
  geometry: z.looseObject({ type: z.string() }).nullable(),
  properties: z.record(z.string(), z.unknown()),
});

const collectionId = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/, 'A collection name uses lowercase letters, digits and hyphens.');

/** `minx,miny,maxx,maxy`, or with heights, which say nothing here. Answers the four numbers. */
const bbox = z
  .string()
  .max(200)
  .transform((text, context) => {
    const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    const flat = numbers.length === 6 ? [0, 1, 3, 4].map((place) => numbers[place]!) : numbers;
    if (flat.length === 4 && numbers.every(Number.isFinite) && flat[1]! <= flat[3]!)
      return flat as [number, number, number, number];
    context.addIssue({ code: 'custom', message: 'Give four numbers: west,south,east,north.' });
    return z.NEVER;
  });

const moment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/i;
const isMoment = (text: string): boolean => {
  if (!moment.test(text)) return false;
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(Date.parse(text)) && day.toISOString().slice(0, 10) === text.slice(0, 10);
};

/** A day or moment, or two with a slash between, of which one may be open (`..` or nothing). Answers both ends. */
const datetime = z
  .string()
  .max(80)
  .transform((text, context) => {
    const parts = text.split('/');
    const [from, to = from] = parts.map((part) => (part === '..' ? '' : part));
    const isOpen = (part: string) => parts.length === 2 && part === '';
    if (parts.length <= 2 && [from!, to!].every((part) => isOpen(part) || isMoment(part)) && (from || to))
      return { ...(from && { from }), ...(to && { to }) };
    context.addIssue({
      code: 'custom',
      message: 'Give a date or time, or an interval with a slash: 2025-01-01/2025-12-31, 2025-01-01/..',
    });
    return z.NEVER;
  });

/** What items are asked for. Anything else is refused, so that nobody takes unfiltered features for filtered ones. */
export const itemsQuery = z.strictObject({
  f,
  limit: z.coerce
    .number({ error: 'Give a whole number of features.' })
    .int('Give a whole number of features.')
    .min(1, 'Request at least one feature.')
    .transform((limit) => Math.min(limit, mostFeatures))
    .default(usualLimit),
  bbox: bbox.optional(),
  'bbox-crs': crs.default(crs84),
  datetime: datetime.optional(),
  crs: crs.default(crs84),
  /** The well whose features are asked for, by its District Well Id. */
  well_id: z.string().trim().min(1).max(40).optional(),
  /** The last feature of the page before: what the link to the next page says. */
  after: z.string().max(60).optional(),
});
export type ItemsQuery = z.output<typeof itemsQuery>;

export const openDataHome = endpoint({
  method: 'GET',
  path: '/ogc',
  access: 'open',
  summary: 'Open data of the district, by OGC API – Features',
  query: onlyForm,
  answer: z.object({ title: z.string(), description: z.string(), links }),
  tag,
});

export const openDataConformance = endpoint({
  method: 'GET',
  path: '/ogc/conformance',
  access: 'open',
  summary: 'Conformance classes',
  query: onlyForm,
  answer: z.object({ conformsTo: z.array(z.string()) }),
  tag,
});

export const openDataCollections = endpoint({
  method: 'GET',
  path: '/ogc/collections',
  access: 'open',
  summary: 'Collections: wells, water levels, water quality and map layers',
  query: onlyForm,
  answer: z.object({ links, collections: z.array(collection), crs: z.array(z.string()) }),
  tag,
});

export const openDataCollection = endpoint({
  method: 'GET',
  path: '/ogc/collections/{collection}',
  access: 'open',
  summary: 'One collection',
  params: z.object({ collection: collectionId }),
  query: onlyForm,
  answer: collection,
  tag,
});

export const openDataItems = endpoint({
  method: 'GET',
  path: '/ogc/collections/{collection}/items',
  access: 'open',
  summary: 'Features of a collection, page by page',
  params: openDataCollection.params,
  query: itemsQuery,
  answer: z.object({
    type: z.literal('FeatureCollection'),
    features: z.array(feature),
    links,
    timeStamp: z.iso.datetime(),
    numberReturned: z.int(),
    /** Left out where counting would cost more than it tells. */
    numberMatched: z.int().optional(),
  }),
  tag,
});

export const openDataItem = endpoint({
  method: 'GET',
  path: '/ogc/collections/{collection}/items/{item}',
  access: 'open',
  summary: 'One feature',
  params: z.object({ collection: collectionId, item: z.string().min(1).max(60) }),
  query: itemsQuery.pick({ f: true, crs: true }),
  answer: feature.extend({ links }),
  tag,
});

export const openDataCalls = {
  openDataHome,
  openDataConformance,
  openDataCollections,
  openDataCollection,
  openDataItems,
  openDataItem,
};
