import { publicSettings } from '@artesian/contract/language/settings';
import type { z } from 'zod';
import { answer } from './calls/answer.ts';
import type { Context } from './context.ts';
import { contactOf } from './district-contact.ts';

/** What the browser must know before anybody signs in. */
export const answerPublicSettings = answer(publicSettings, async (_asked, context) => settingsOf(context));

export type PublicSettings = z.output<typeof publicSettings.answer>;

export const settingsOf = ({ config, baseMap }: Pick<Context, 'config' | 'baseMap'>): PublicSettings => ({
  productName: 'Artesian',
  districtName: config.DISTRICT_NAME,
  districtShortName: config.DISTRICT_SHORT_NAME,
  contact: contactOf(config),
  version: config.version,
  timeZone: config.DISTRICT_TIME_ZONE,
  districtLogo: config.DISTRICT_LOGO ?? null,
  contractorLogo: config.CONTRACTOR_LOGO ?? null,
  districtVideo: config.DISTRICT_VIDEO ?? null,
  signIn: {
    issuer: config.issuer,
    clientId: config.OIDC_CLIENT_ID,
    audience: config.OIDC_AUDIENCE,
    rolesClaim: config.OIDC_ROLES_CLAIM,
  },
  baseMaps: [
    { id: 'outdoors', name: 'Outdoors', style: config.MAP_STYLE_OUTDOORS ?? null },
    { id: 'streets', name: 'Streets', style: config.MAP_STYLE_STREETS ?? null },
    { id: 'satellite', name: 'Satellite', style: config.MAP_STYLE_SATELLITE ?? null },
    { id: 'light', name: 'Light', style: config.MAP_STYLE_LIGHT ?? null },
    { id: 'dark', name: 'Dark', style: config.MAP_STYLE_DARK ?? null },
  ],
  baseMapTiles: baseMap ? { url: baseMap.url, attribution: baseMap.attribution } : null,
  geocoder: config.MAP_GEOCODER ?? null,
  readingDueDay: config.DISTRICT_READING_DUE_DAY,
  lateReadingsArePublic: config.DISTRICT_LATE_READINGS_PUBLIC === 'true',
  mostBytesOfAttachment: config.ATTACHMENT_MB * 1_000_000,
  mostBytesOfZip: config.IMPORT_ZIP_MB * 1_000_000,
  paper: config.DISTRICT_PAPER,
  pumpageExcludedTypes: config.DISTRICT_PUMPAGE_EXCLUDED_TYPES.split(',').flatMap((type) => type.trim() || []),
  demonstration: config.demonstration,
});
