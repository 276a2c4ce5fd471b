import { publicSettings } from '@artesian/contract/language/settings';
import type { Imagery } from '@artesian/contract/map/imagery';
import { ownNamesNow } from '@artesian/domain/texts/translate';
import { answer } from '../platform/calls/answer.ts';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { contactOf } from '../platform/district-contact.ts';
import type { PublicSettings } from '../platform/page.ts';

/** What the browser must know before anybody signs in. */
export const answerPublicSettings = answer(publicSettings, async (_asked, context) => settingsOf(context));

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
    { id: 'outdoors', name: 'Outdoors', style: config.MAP_STYLE_OUTDOORS ?? null, imagery: null },
    { id: 'streets', name: 'Streets', style: config.MAP_STYLE_STREETS ?? null, imagery: null },
    { id: 'satellite', name: 'Satellite', style: config.MAP_STYLE_SATELLITE ?? null, imagery: imageryOf(config) },
    { id: 'light', name: 'Light', style: config.MAP_STYLE_LIGHT ?? null, imagery: null },
    { id: 'dark', name: 'Dark', style: config.MAP_STYLE_DARK ?? null, imagery: null },
  ],
  baseMapTiles: baseMap ? { url: baseMap.url, attribution: baseMap.attribution } : null,
  geocoder: config.MAP_GEOCODER ?? null,
  yearFirstMonth: config.DISTRICT_YEAR_FIRST_MONTH,
  yearNamedFor: config.DISTRICT_YEAR_NAMED_FOR,
  volumeUnit: config.DISTRICT_VOLUME_UNIT,
  lateReadingsArePublic: config.DISTRICT_LATE_READINGS_PUBLIC === 'true',
  mostBytesOfAttachment: config.ATTACHMENT_MB * 1_000_000,
  mostBytesOfZip: config.IMPORT_ZIP_MB * 1_000_000,
  certificateSigner: config.DISTRICT_SIGNER ?? null,
  paper: config.DISTRICT_PAPER,
  pumpageExcludedTypes: config.DISTRICT_PUMPAGE_EXCLUDED_TYPES.split(',').flatMap((type) => type.trim() || []),
  demonstration: config.demonstration,
  ownNames: ownNamesNow(),
});

const imageryOf = (config: Config): Imagery | null =>
  config.MAP_IMAGERY === undefined
    ? null
    : {
        tiles: config.MAP_IMAGERY,
        attribution: config.MAP_IMAGERY_ATTRIBUTION ?? null,
        maxZoom: config.MAP_IMAGERY_MAX_ZOOM,
      };
