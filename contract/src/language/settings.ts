import { yearsNamedFor } from '@artesian/domain/fiscal-year';
import { volumeUnitNames } from '@artesian/domain/volume-unit';
import { z } from 'zod';
import { firstCalls } from './addresses.ts';
import { endpoint } from './endpoint.ts';

/** How to reach the district office; null for what the district has not said. */
const contact = z.object({
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
});
export type Contact = z.output<typeof contact>;

/** Sizes of paper that reports are printed on. */
export const paperSizes = ['LETTER', 'A4'] as const;
export type Paper = (typeof paperSizes)[number];

/** What the browser must know of the district before anybody signs in; nothing here is secret. */
export const publicSettings = endpoint({
  ...firstCalls.settings,
  access: 'open',
  summary: 'Names of the district, sign-in and base maps',
  answer: z.object({
    productName: z.string(),
    districtName: z.string(),
    districtShortName: z.string(),
    contact,
    version: z.string(),
    timeZone: z.string(),
    /** Addresses of pictures (PNG or JPEG) for printed reports, the district's for the landing page too; null where there is none. */
    districtLogo: z.string().nullable(),
    contractorLogo: z.string().nullable(),
    /** The address of what moves behind the district's name on the landing page; null for the drawn scene. */
    districtVideo: z.string().nullable(),
    /** Where to sign in. */
    signIn: z.object({ issuer: z.string(), clientId: z.string(), audience: z.string(), rolesClaim: z.string() }),
    /**
     * Style addresses of the base maps by settings; the built-in map stands in for one that is not set or cannot be reached, but for
     * imagery, which it cannot draw.
     */
    baseMaps: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        style: z.string().nullable(),
        /** Where the pictures of Satellite are, as `contract/src/map/imagery.ts` says; null where there are none. */
        imagery: z.object({ tiles: z.string(), attribution: z.string().nullable(), maxZoom: z.number() }).nullable(),
      }),
    ),
    /**
     * Where the built-in map finds streets, water and places: a PMTiles file that never changes under its address, and who made it where
     * the file does not say. Null where there is none.
     */
    baseMapTiles: z.object({ url: z.string(), attribution: z.string().nullable() }).nullable(),
    /** A geocoder whose address holds {query}, or null. */
    geocoder: z.string().nullable(),
    /** How large a photo or document may be. */
    mostBytesOfAttachment: z.number(),
    /** How large a zip of photos and documents may be that is brought in. */
    mostBytesOfZip: z.number(),
    /** The month in which the district's fiscal year begins, 1 to 12, and the calendar year that it is named for. */
    yearFirstMonth: z.number(),
    yearNamedFor: z.enum(yearsNamedFor),
    /** In which the district shows volumes. */
    volumeUnit: z.enum(volumeUnitNames),
    /** Whether owners see whose readings are late, too. */
    lateReadingsArePublic: z.boolean(),
    /** Name and title of who signs permit certificates. */
    certificateSigner: z.string().nullable(),
    /** The paper of reports, letters and graphs. */
    paper: z.enum(paperSizes),
    /** Permit types that the Pumpage Report leaves out until somebody asks for them. */
    pumpageExcludedTypes: z.array(z.string()),
    /** Links of the footer and sidebar that leave the product. */
    demonstration: z.boolean(),
    /** What the district calls its stages, areas and terms in the language that was asked for, by their names; none in English. */
    ownNames: z.record(z.string(), z.string()),
  }),
});
