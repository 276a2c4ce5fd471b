import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { paperSizes } from '@artesian/contract/language/settings';
import { isTileAddress } from '@artesian/contract/map/imagery';
import { cameraIn } from '@artesian/contract/map/map-home';
import { wellsAsTilesAbove } from '@artesian/contract/map/sources';
import { PICTURES } from '@artesian/contract/settings/district-settings';
import { isPermitNumberPattern } from '@artesian/domain/permit-number';
import { volumeUnitNames } from '@artesian/domain/volume-unit';
import { yearsNamedFor } from '@artesian/domain/fiscal-year';
import { z } from 'zod';
import { isSystemFilename } from './files.ts';

const whenSet = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === '' ? undefined : value), schema);
const text = whenSet(z.string().optional());
const address = whenSet(
  z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' }).optional(),
);
/** At an address, or uploaded on the screen of settings. */
const picture = whenSet(
  z
    .string()
    .refine(
      (said) => URL.canParse(said) || (said.startsWith(PICTURES) && isSystemFilename(said.slice(PICTURES.length))),
      'must be an address such as https://example.org',
    )
    .optional(),
);
const databaseAddress = whenSet(
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
);
/** Blanks keep them apart: no address has one in it, while a comma may be part of a password. */
const databaseAddresses = z
  .string()
  .default('')
  .transform((said) => said.split(/\s+/).filter((address) => address !== ''))
  .refine(
    (addresses) => addresses.every((address) => /^postgres(ql)?:\/\/(?!.*,(postgres(ql)?:|$))/.test(address)),
    'must be addresses that start with postgres://, separated by spaces',
  );
const wholeNumber = (sentence: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number({ error: sentence }).int(sentence).min(least, sentence).max(most, sentence);
const textFile = whenSet(
  z
    .string()
    .regex(/^[\w-][\w.-]*\.md$/, 'must be the name of a Markdown file (.md) in the data folder')
    .optional(),
);
const dayOfMonth = whenSet(wholeNumber('must be a day that every month has, from 1 to 28', 1, 28).default(5));
const percentOff = whenSet(
  z.coerce
    .number('must be a percentage from 0 to 100')
    .min(0, 'must be a percentage from 0 to 100')
    .max(100, 'must be a percentage from 0 to 100')
    .default(5),
);
const permitNumber = whenSet(
  z
    .string()
    .refine(
      isPermitNumberPattern,
      'must contain {prefix} and {number} once each, with no digit or year directly after {number}; it may also contain {year}, {yy}, letters, digits, spaces, hyphens, slashes and periods, 40 characters in all',
    )
    .default('{prefix}{number}-{yy}-1'),
);
const someDays = whenSet(wholeNumber('must be a whole number of days from 1 to 20', 1, 20).optional());
const eitherWay = z.enum(['true', 'false'], { error: 'must be true or false' });
const yesOrNo = whenSet(eitherWay.optional());
const noUnlessSet = whenSet(eitherWay.default('false'));
const yesUnlessSet = whenSet(eitherWay.default('true'));

/** Which sites may show pages of ours in a frame, as `frame-ancestors` has them: `*`, `none`, or origins with spaces between. */
const embedSites = whenSet(
  z
    .string()
    .trim()
    .regex(/^(\*|none|https?:\/\/[\w.-]+(:\d{1,5})?( +https?:\/\/[\w.-]+(:\d{1,5})?)*)$/, {
      error: 'must be *, none, or addresses such as https://example.org with spaces between',
    })
    .default('*'),
);

/** What a district is called until somebody names it. */
export const UNNAMED_DISTRICT = 'Unnamed District';
/** The example districts of `districts/`, by the names of their files. */
export const districtNames = ['half-years', 'land-and-reserve', 'two-pools'] as const;

const demonstrationNames = {
  DISTRICT_NAME: 'Barton Springs Demonstration District',
  DISTRICT_SHORT_NAME: 'Barton Springs',
};

const settings = z.object({
  NODE_ENV: whenSet(
    z
      .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
      .default('development'),
  ),
  PORT: whenSet(wholeNumber('must be a whole number between 0 and 65535', 0, 65_535).default(3000)),
  HOST: whenSet(z.string().default('localhost')),
  ORIGIN: address,
  DATA_DIR: whenSet(z.string().default('./data')),
  DATABASE_URL: databaseAddress,
  DATABASE_OWNER_URL: databaseAddress,
  DATABASE_READ_URL: databaseAddresses,
  DATABASE_POOLED: yesOrNo,
  DATABASE_PREPARED: yesOrNo,
  LOG_LEVEL: whenSet(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
  ),
  RATE_LIMIT: whenSet(wholeNumber('must be a whole number of calls per minute, at least 1', 1).default(3000)),
  OPEN_DATA_RATE_LIMIT: whenSet(wholeNumber('must be a whole number of calls per minute, at least 1', 1).default(600)),
  ANSWER_SECONDS: whenSet(wholeNumber('must be a whole number of seconds from 2 to 60', 2, 60).default(8)),
  CACHE_MB: whenSet(wholeNumber('must be a whole number of megabytes, at least 1', 1).default(256)),
  ATTACHMENT_MB: whenSet(wholeNumber('must be a whole number of megabytes from 1 to 100', 1, 100).default(25)),
  IMPORT_ZIP_MB: whenSet(wholeNumber('must be a whole number of megabytes from 1 to 2000', 1, 2000).default(250)),
  METRICS_PORT: whenSet(wholeNumber('must be a whole number between 1 and 65535', 1, 65_535).optional()),
  METRICS_HOST: whenSet(z.string().default('127.0.0.1')),
  TRUSTED_PROXIES: whenSet(
    z
      .string()
      .refine(areProxies, 'must be addresses or ranges such as 10.0.0.0/8, or loopback, with commas between them')
      .default('loopback'),
  ),
  ACCOUNT_CHECK_SECONDS: whenSet(wholeNumber('must be a whole number of seconds from 0 to 60', 0, 60).default(30)),
  S3_BUCKET: whenSet(
    z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        'must be a bucket name: 3 to 63 lowercase letters, digits, dots and hyphens',
      )
      .optional(),
  ),
  S3_REGION: whenSet(z.string().default('us-east-1')),
  S3_ENDPOINT: address,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PATH_STYLE: yesOrNo,
  DEMONSTRATION: yesOrNo,
  DEMONSTRATION_DISTRICT: whenSet(z.enum(districtNames, { error: `must be ${districtNames.join(' or ')}` }).optional()),
  OIDC_ISSUER: whenSet(
    z
      .url('must be an address such as https://login.example.org')
      .refine(
        isOutOfReachOfListeners,
        'must start with https:// because passwords are sent there. Only a provider on this machine (localhost) can use http://',
      )
      .optional(),
  ),
  OIDC_CLIENT_ID: whenSet(z.string().default('artesian-web')),
  OIDC_AUDIENCE: whenSet(z.string().default('https://artesian.example/api')),
  OIDC_ROLES_CLAIM: whenSet(z.string().default('https://artesian.example/roles')),
  STAFF_SECOND_FACTOR: yesOrNo,
  DIRECTORY_KIND: whenSet(z.enum(['auth0', 'keycloak'], { error: 'must be auth0 or keycloak' }).optional()),
  DIRECTORY_URL: address,
  DIRECTORY_REALM: text,
  DIRECTORY_CLIENT_ID: text,
  DIRECTORY_CLIENT_SECRET: text,
  DIRECTORY_CONNECTION: whenSet(z.string().default('Username-Password-Authentication')),
  DISTRICT_NAME: whenSet(z.string().default(UNNAMED_DISTRICT)),
  DISTRICT_SHORT_NAME: whenSet(z.string().default('District')),
  DISTRICT_TIME_ZONE: whenSet(z.string().refine(isTimeZone, 'must be a time zone such as America/Chicago').optional()),
  NIGHTLY_AT: whenSet(
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day such as 03:00')
      .default('03:00'),
  ),
  VERIFY_FIGURES: yesUnlessSet,
  DISTRICT_CONTACT: text,
  DISTRICT_PHONE: text,
  DISTRICT_EMAIL: whenSet(z.email('must be an address such as office@example.org').optional()),
  DISTRICT_ADDRESS: text,
  DISTRICT_SIGNER: text,
  DISTRICT_LOGO: picture,
  DISTRICT_VIDEO: address,
  DISTRICT_GUIDES_FOLDER: whenSet(
    z.url({ protocol: /^https$/, error: 'must be an address that starts with https://' }).optional(),
  ),
  DISTRICT_ACCESSIBILITY: textFile,
  DISTRICT_ACCESSIBILITY_ES: textFile,
  DISTRICT_PRIVACY: textFile,
  DISTRICT_PRIVACY_ES: textFile,
  DISTRICT_TERMS: textFile,
  DISTRICT_TERMS_ES: textFile,
  DISTRICT_NAMES_ES: textFile,
  DISTRICT_CERTIFICATE_CONDITIONS: textFile,
  DISTRICT_STAGE_NOTICE: textFile,
  DISTRICT_STAGE_NOTICE_ES: textFile,
  DISTRICT_STAGE_CORRECTION: textFile,
  DISTRICT_STAGE_CORRECTION_ES: textFile,
  DISTRICT_READING_REMINDER: textFile,
  DISTRICT_READING_REMINDER_ES: textFile,
  DISTRICT_READING_OVERDUE: textFile,
  DISTRICT_READING_OVERDUE_ES: textFile,
  DISTRICT_YEAR_FIRST_MONTH: whenSet(wholeNumber('must be the number of a month, 1 to 12', 1, 12).default(9)),
  DISTRICT_YEAR_NAMED_FOR: whenSet(
    z.enum(yearsNamedFor, { error: `must be ${yearsNamedFor.join(' or ')}` }).default('END'),
  ),
  DISTRICT_VOLUME_UNIT: whenSet(
    z.enum(volumeUnitNames, { error: `must be ${volumeUnitNames.join(' or ')}` }).default('GALLONS'),
  ),
  DISTRICT_PERMIT_NUMBER: permitNumber,
  DISTRICT_READING_DUE_DAY: dayOfMonth,
  DISTRICT_METER_TOLERANCE: percentOff,
  DISTRICT_LATE_READINGS_PUBLIC: noUnlessSet,
  DISTRICT_EMBED_SITES: embedSites,
  DISTRICT_PUBLIC_WELL_LOGS: yesUnlessSet,
  DISTRICT_STAGES_GO_ON: yesUnlessSet,
  DISTRICT_REMINDER_DAYS_BEFORE: someDays,
  DISTRICT_REMINDER_DAYS_AFTER: someDays,
  DISTRICT_PAPER: whenSet(z.enum(paperSizes, { error: `must be ${paperSizes.join(' or ')}` }).default('LETTER')),
  DISTRICT_PUMPAGE_EXCLUDED_TYPES: whenSet(z.string().default('')),
  CONTRACTOR_LOGO: picture,
  MAP_HOME: whenSet(
    z
      .string()
      .refine((place) => cameraIn(place), 'must be latitude, longitude and zoom, such as 30.16823,-97.85184,11')
      .optional(),
  ),
  MAP_TILES_ABOVE: whenSet(wholeNumber('must be a whole number of wells, at least 0', 0).default(wellsAsTilesAbove)),
  MAP_STYLE_OUTDOORS: text,
  MAP_STYLE_STREETS: text,
  MAP_STYLE_SATELLITE: text,
  MAP_STYLE_LIGHT: text,
  MAP_STYLE_DARK: text,
  MAP_IMAGERY: whenSet(
    z
      .string()
      .refine(
        (said) => isTileAddress(said) && isOutOfReachOfListeners(said),
        'must be an address that starts with https:// and has {z}, {x} and {y} in it, or the {TileMatrix}, {TileCol} and {TileRow} of WMTS',
      )
      .optional(),
  ),
  MAP_IMAGERY_ATTRIBUTION: text,
  MAP_IMAGERY_MAX_ZOOM: whenSet(wholeNumber('must be a whole number from 1 to 24', 1, 24).default(19)),
  MAP_PMTILES: whenSet(
    z
      .string()
      .regex(
        /^(https:\/\/.+|[\w-][\w.-]*\.pmtiles)$/,
        'must be the name of a .pmtiles file in the data folder, or an address that starts with https://',
      )
      .optional(),
  ),
  MAP_PMTILES_ATTRIBUTION: text,
  MAP_GEOCODER: text,
  MAP_ELEVATION: address,
  MAP_ELEVATION_KEY: text,
  SMTP_URL: whenSet(
    z
      .string()
      .regex(/^smtps?:\/\/[^/\s]+/, 'must be an address such as smtp://name:password@mail.example.org:587')
      .optional(),
  ),
  MAIL_FROM: whenSet(z.email('must be an address such as notices@example.org').optional()),
  SENTRY_DSN: address,
  VIRUS_SCANNER: whenSet(
    z
      .string()
      .regex(
        /^(tcp:\/\/[^/\s]+|unix:\/\S+)$/,
        'must be an address such as tcp://localhost:3310 or unix:/run/clamav/clamd.ctl',
      )
      .optional(),
  ),
});

/** Names that start like ours and are none of ours are misspelled, wherever they come from. */
const FAMILIES = /^(OIDC|DIRECTORY|DISTRICT|CONTRACTOR|MAP|DATABASE|S3|SMTP|MAIL|METRICS)_/;

/** A setting that stops the start; its message is one sentence for whoever runs the server. */
export class SettingsError extends Error {}

export type Config = Omit<z.output<typeof settings>, 'DISTRICT_TIME_ZONE'> & {
  DISTRICT_TIME_ZONE: string;
  /** Where the settings that a server starts with say that the district is; where they do not, it stays where the database has it. */
  toldTimeZone: string | undefined;
  origin: string;
  issuer: string;
  embeddedSignIn: boolean;
  demonstration: boolean;
  version: string;
};

/**
 * The settings of this process: environment first, then the file `.env` of the working folder.
 * Throws SettingsError with one clear sentence for an unknown or malformed setting.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, file = readSettingsFile()): Config {
  refuseUnknown(environment, file);
  const result = settings.safeParse({ ...file, ...environment });
  if (!result.success) {
    const issue = result.error.issues[0]!;
    throw new SettingsError(`The setting ${String(issue.path[0])} ${issue.message}.`);
  }
  return complete(result.data);
}

const schemas: Record<string, z.ZodType> = settings.shape;
const isTextFile = (name: string) => schemas[name] === textFile;

/** What a text means for one setting, or what is wrong with it. Of what the environment names a file for, it is what the file would say. */
export const readSetting = (name: string, said: string) => (isTextFile(name) ? text : schemas[name]!).safeParse(said);

/** The settings that name files, as what these files say. Throws SettingsError where one cannot be read. */
function readTextFiles(given: z.output<typeof settings>): Partial<Config> {
  const named = Object.entries(given).filter(([name, file]) => isTextFile(name) && file !== undefined);
  return Object.fromEntries(
    named.map(([name, file]) => [name, readTextFile(name, join(given.DATA_DIR, String(file)))]),
  );
}

function readTextFile(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new SettingsError(`The setting ${name} names ${path}, which cannot be read.`);
  }
}

function complete(given: z.output<typeof settings>): Config {
  if (given.NODE_ENV === 'production' && !given.OIDC_ISSUER && !given.ORIGIN) {
    throw new SettingsError(
      'In production, set ORIGIN to the public address: the built-in sign-in redirects people there. Or set OIDC_ISSUER to the district’s identity provider.',
    );
  }
  refuseHalfABucket(given);
  if (given.DATABASE_READ_URL.length > 0 && !given.DATABASE_URL)
    throw new SettingsError('Set DATABASE_URL beside DATABASE_READ_URL: a standby follows a PostgreSQL server.');
  refuseHalfADirectory(given);
  if (!given.SMTP_URL !== !given.MAIL_FROM)
    throw new SettingsError('Set SMTP_URL and MAIL_FROM together, or neither: then all notices go by post.');
  const origin = (
    given.ORIGIN ?? `http://${given.HOST === '0.0.0.0' ? 'localhost' : given.HOST}:${given.PORT}`
  ).replace(/\/$/, '');
  const demonstration = given.DEMONSTRATION
    ? given.DEMONSTRATION === 'true'
    : given.NODE_ENV !== 'production' && !given.DATABASE_URL;
  return {
    ...given,
    ...readTextFiles(given),
    DISTRICT_TIME_ZONE: given.DISTRICT_TIME_ZONE ?? 'America/Denver',
    toldTimeZone: given.DISTRICT_TIME_ZONE,
    ...(demonstration && given.DISTRICT_NAME === UNNAMED_DISTRICT && demonstrationNames),
    version: JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version as string,
    origin,
    issuer: given.OIDC_ISSUER ?? `${origin}/oidc`,
    embeddedSignIn: !given.OIDC_ISSUER,
    demonstration,
  };
}

function refuseHalfABucket({
  S3_BUCKET,
  S3_ENDPOINT,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: z.output<typeof settings>) {
  if (!S3_BUCKET && (S3_ENDPOINT || S3_ACCESS_KEY_ID || S3_SECRET_ACCESS_KEY))
    throw new SettingsError(
      'Set S3_BUCKET to the bucket that keeps the files, or none of the settings that begin with S3_.',
    );
  if (!S3_ACCESS_KEY_ID !== !S3_SECRET_ACCESS_KEY)
    throw new SettingsError('Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or neither.');
}

function refuseHalfADirectory(given: z.output<typeof settings>) {
  const { DIRECTORY_KIND: kind, DIRECTORY_URL, DIRECTORY_REALM, DIRECTORY_CLIENT_ID, DIRECTORY_CLIENT_SECRET } = given;
  if (!kind && (DIRECTORY_URL || DIRECTORY_REALM || DIRECTORY_CLIENT_ID || DIRECTORY_CLIENT_SECRET))
    throw new SettingsError(
      'Set DIRECTORY_KIND to auth0 or keycloak, or none of the settings that begin with DIRECTORY_.',
    );
  if (!kind) return;
  if (!given.OIDC_ISSUER)
    throw new SettingsError('Set OIDC_ISSUER beside DIRECTORY_KIND: people sign in where their accounts are kept.');
  if (!DIRECTORY_URL || !DIRECTORY_CLIENT_ID || !DIRECTORY_CLIENT_SECRET)
    throw new SettingsError(
      'Set DIRECTORY_URL, DIRECTORY_CLIENT_ID and DIRECTORY_CLIENT_SECRET beside DIRECTORY_KIND.',
    );
  if (kind === 'keycloak' && !DIRECTORY_REALM)
    throw new SettingsError('Set DIRECTORY_REALM to the realm of Keycloak that keeps the users.');
}

function readSettingsFile(): Record<string, string> {
  return existsSync('.env') ? (parseEnv(readFileSync('.env', 'utf8')) as Record<string, string>) : {};
}

function refuseUnknown(environment: NodeJS.ProcessEnv, file: Record<string, string>) {
  const known = new Set(Object.keys(settings.shape));
  const unknown = [...Object.keys(file), ...Object.keys(environment).filter((name) => FAMILIES.test(name))].find(
    (name) => !known.has(name),
  );
  if (unknown) throw new SettingsError(`Unknown setting ${unknown}; see .env.example for all settings.`);
}

/** What a proxy list may hold: names of ranges, addresses, and ranges by their prefix. */
function areProxies(list: string): boolean {
  return list.split(',').every((entry) => {
    const [address = '', prefix = '0'] = entry.trim().split('/');
    const isName = ['loopback', 'linklocal', 'uniquelocal'].includes(entry.trim());
    return (
      isName || (isIP(address) > 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 4 ? 32 : 128))
    );
  });
}

/** Whatever goes there is encrypted, or never leaves this machine. */
function isOutOfReachOfListeners(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname));
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
