import { MONTH_NAMES } from '@artesian/domain/month';
import { volumeUnitNames, volumeUnits } from '@artesian/domain/volume-unit';
import { z } from 'zod';
import { endpoint, noAnswer } from '../language/endpoint.ts';
import type { Role } from '../language/roles.ts';

export const settingGroups = [
  'District',
  'Contact',
  'Signing In',
  'Pictures and Links',
  'Map',
  'Reports and Reminders',
  'Limits',
  'Texts',
  'Server Administrator',
] as const;

/** A setting of the district, called as in the environment of the server. */
export interface DistrictSetting {
  name: string;
  label: string;
  group: (typeof settingGroups)[number];
  help?: string;
  /** An address that starts with https://. */
  isAddress?: true;
  /** A picture, which may also be uploaded. */
  isPicture?: true;
  /** What can be chosen, by what is kept of it; the first one unless set. */
  choices?: ReadonlyMap<string, string>;
  /** A zone of `listTimeZones`. */
  isTimeZone?: true;
  /** In Markdown, on many lines. In the environment it is the name of a file in the data folder. */
  isText?: true;
  /** Names with their translations, a line each; what has none yet stands as its standard. */
  isNames?: true;
  /** Is set where the server runs and nowhere else. */
  isFixed?: true;
  /** Whether it is set is told, and never what it is. */
  isSecret?: true;
}

const yesOrNo = new Map([
  ['false', 'No'],
  ['true', 'Yes'],
]);
const initial = (words: string) => words[0]!.toUpperCase() + words.slice(1);
const months = new Map(MONTH_NAMES.map((name, index) => [String(index + 1), name]));
const OF_YEARS = 'Can be changed until the first permit is entered or the first year is closed.';
const OF_PAGES = 'Markdown. {district} is replaced with the district’s name.';
const OF_NOTICES =
  'The first line, starting with #, is the subject; an empty line ends a paragraph. Placeholders: {district}, {addressee}, {contact},';
const OF_STAGES = `${OF_NOTICES} {stage}, {declared_on}, {first_month}, {last_month} and, in a paragraph alone, the table {limits}.`;
const OF_READINGS = `${OF_NOTICES} {month}, {due_day} and, in a paragraph alone, the table {meters}.`;
const ASKED_OF_PROXIES = 'The proxy in front of the server must allow the same size.';
const text = { group: 'Texts', isText: true } as const;
const fixed = { group: 'Server Administrator', isFixed: true } as const;

/** Every setting that the screen shows; one line adds one. */
export const districtSettings: readonly DistrictSetting[] = [
  { name: 'DISTRICT_NAME', label: 'Name of the District', group: 'District' },
  { name: 'DISTRICT_SHORT_NAME', label: 'Short Name', group: 'District', help: 'Used where space is limited.' },
  {
    name: 'DISTRICT_TIME_ZONE',
    label: 'Time Zone',
    group: 'District',
    help: 'Used for today, due days and the days of water levels.',
    isTimeZone: true,
  },
  {
    name: 'DISTRICT_YEAR_FIRST_MONTH',
    label: 'First Month of the Fiscal Year',
    group: 'District',
    help: OF_YEARS,
    choices: months,
  },
  {
    name: 'DISTRICT_YEAR_NAMED_FOR',
    label: 'Fiscal Years Are Named For',
    group: 'District',
    help: OF_YEARS,
    choices: new Map([
      ['END', 'The calendar year they end in'],
      ['BEGINNING', 'The calendar year they begin in'],
    ]),
  },
  {
    name: 'DISTRICT_SIGNER',
    label: 'Who Signs Certificates',
    group: 'District',
    help: 'Name and title, such as Pat Lee, General Manager. If empty, General Manager alone.',
  },
  { name: 'DISTRICT_CONTACT', label: 'Who Answers', group: 'Contact', help: 'Such as Groundwater Team.' },
  { name: 'DISTRICT_PHONE', label: 'Phone', group: 'Contact' },
  {
    name: 'DISTRICT_EMAIL',
    label: 'E-mail',
    group: 'Contact',
    help: 'Replies to the district’s messages go here.',
  },
  { name: 'DISTRICT_ADDRESS', label: 'Address of the Office', group: 'Contact' },
  {
    name: 'STAFF_SECOND_FACTOR',
    label: 'Require Two-Factor Authentication for Staff',
    group: 'Signing In',
    help: 'For the built-in sign-in. Staff without a second factor are signed out and must set one up at their next sign-in.',
    choices: yesOrNo,
  },
  {
    name: 'DISTRICT_LOGO',
    label: 'Logo',
    group: 'Pictures and Links',
    help: 'For printed reports and the landing page. A picture at a web address must be a PNG or JPEG that other sites can load.',
    isAddress: true,
    isPicture: true,
  },
  {
    name: 'CONTRACTOR_LOGO',
    label: 'Logo of a Contractor',
    group: 'Pictures and Links',
    help: 'For printed reports.',
    isAddress: true,
    isPicture: true,
  },
  {
    name: 'DISTRICT_VIDEO',
    label: 'Video of the Landing Page',
    group: 'Pictures and Links',
    help: 'MP4 or WebM. Without one, a drawn scene.',
    isAddress: true,
  },
  {
    name: 'DISTRICT_GUIDES_FOLDER',
    label: 'Shared Folder of Guides',
    group: 'Pictures and Links',
    help: 'The embed link of the folder. If empty, staff upload guides.',
    isAddress: true,
  },
  {
    name: 'DISTRICT_EMBED_SITES',
    label: 'Sites That May Embed Pages',
    group: 'Pictures and Links',
    help: 'Site addresses with spaces between, such as https://example.org; * for every site; none for no site. If empty, every site.',
  },
  {
    name: 'DISTRICT_PUBLIC_WELL_LOGS',
    label: 'Show the Public How Wells Are Built',
    group: 'Map',
    help: 'Formations, casing, screen and pump of published wells, on their pages.',
    choices: yesOrNo,
  },
  {
    name: 'MAP_HOME',
    label: 'Where the Map Opens',
    group: 'Map',
    help: 'Latitude, longitude and zoom, such as 30.16823,-97.85184,11. If empty, the whole district.',
  },
  { name: 'MAP_STYLE_OUTDOORS', label: 'Style of Outdoors', group: 'Map', isAddress: true },
  { name: 'MAP_STYLE_STREETS', label: 'Style of Streets', group: 'Map', isAddress: true },
  { name: 'MAP_STYLE_SATELLITE', label: 'Style of Satellite', group: 'Map', isAddress: true },
  { name: 'MAP_STYLE_LIGHT', label: 'Style of Light', group: 'Map', isAddress: true },
  { name: 'MAP_STYLE_DARK', label: 'Style of Dark', group: 'Map', isAddress: true },
  {
    name: 'MAP_IMAGERY',
    label: 'Imagery of Satellite',
    group: 'Map',
    help: 'Tile address of an XYZ or WMTS service that other sites can load, with {z}, {x} and {y}, or {TileMatrix}, {TileCol} and {TileRow}. Reload open pages to see it.',
    isAddress: true,
  },
  {
    name: 'MAP_IMAGERY_ATTRIBUTION',
    label: 'Credit for the Imagery',
    group: 'Map',
    help: 'Shown on the map and in print: Imagery: USGS.',
  },
  {
    name: 'MAP_IMAGERY_MAX_ZOOM',
    label: 'Finest Zoom of the Imagery',
    group: 'Map',
    help: '1 to 24. Beyond that, tiles are enlarged.',
  },
  {
    name: 'MAP_GEOCODER',
    label: 'Place Search',
    group: 'Map',
    help: 'A web address with {query} that returns GeoJSON. If empty, only wells, known places and coordinates are found.',
    isAddress: true,
  },
  {
    name: 'DISTRICT_VOLUME_UNIT',
    label: 'Unit of Volumes',
    group: 'Reports and Reminders',
    help: 'For entry, lists, charts, letters and papers; meters keep the unit of their dial. Volumes are stored in gallons. Reload open pages to see it.',
    choices: new Map(volumeUnitNames.map((name) => [name, initial(volumeUnits[name].words)])),
  },
  {
    name: 'DISTRICT_PAPER',
    label: 'Paper of Reports and Letters',
    group: 'Reports and Reminders',
    choices: new Map([
      ['LETTER', 'US Letter'],
      ['A4', 'A4'],
    ]),
  },
  {
    name: 'DISTRICT_PUMPAGE_EXCLUDED_TYPES',
    label: 'Permit Types That the Pumpage Report Leaves Out',
    group: 'Reports and Reminders',
    help: 'With commas between them: Historical, Conditional.',
  },
  {
    name: 'DISTRICT_PERMIT_NUMBER',
    label: 'Pattern of Permit Numbers',
    group: 'Reports and Reminders',
    help: 'Used for new permits. Combine {prefix} (of the permit type), {number} and {year} or {yy} with letters, digits, spaces, hyphens, slashes and periods. The default is {prefix}{number}-{yy}-1.',
  },
  {
    name: 'DISTRICT_READING_DUE_DAY',
    label: 'Reading Due Day (Following Month)',
    group: 'Reports and Reminders',
    help: '1 to 28. Applies to all months, including past ones, unless a reporting period says otherwise. Update the district’s own texts that name the day.',
  },
  {
    name: 'DISTRICT_STAGES_GO_ON',
    label: 'Drought Stages Hold Until Another Is Entered',
    group: 'Reports and Reminders',
    help: 'Otherwise a month without an entry has no stage. A change takes effect next month.',
    choices: yesOrNo,
  },
  {
    name: 'DISTRICT_METER_TOLERANCE',
    label: 'Meter Tolerance (%)',
    group: 'Reports and Reminders',
    help: '0 to 100; the default is 5. Tests with a larger error are marked.',
  },
  {
    name: 'DISTRICT_LATE_READINGS_PUBLIC',
    label: 'Show Late Readings to Owners',
    group: 'Reports and Reminders',
    help: 'Owners’ dashboards then list permit holders with late readings and the number of days late. Otherwise only staff see the list.',
    choices: yesOrNo,
  },
  {
    name: 'DISTRICT_REMINDER_DAYS_BEFORE',
    label: 'Days Before the Due Day to Send Reminders',
    group: 'Reports and Reminders',
    help: '1 to 20. If empty, staff send them.',
  },
  {
    name: 'DISTRICT_REMINDER_DAYS_AFTER',
    label: 'Days After the Due Day to Send Reminders',
    group: 'Reports and Reminders',
    help: '1 to 20. If empty, staff send them.',
  },
  {
    name: 'ATTACHMENT_MB',
    label: 'Maximum File Size (MB)',
    group: 'Limits',
    help: `1 to 100, for a photo, document or table. ${ASKED_OF_PROXIES}`,
  },
  {
    name: 'IMPORT_ZIP_MB',
    label: 'Maximum Zip Size for Import (MB)',
    group: 'Limits',
    help: `1 to 2000. ${ASKED_OF_PROXIES}`,
  },
  {
    name: 'OPEN_DATA_RATE_LIMIT',
    label: 'Open Data Requests per Minute',
    group: 'Limits',
    help: 'From one address without an API key; each server process counts separately.',
  },
  {
    name: 'DISTRICT_CERTIFICATE_CONDITIONS',
    label: 'Conditions of Permits',
    help: `On the second page of certificates: a heading and a numbered list in Markdown. Placeholders: {district}, {period}, {due_day}, {due_month} and {year_in_days}. Have the district’s counsel review them.`,
    ...text,
  },
  { name: 'DISTRICT_STAGE_NOTICE', label: 'Notice of a Drought Stage', help: OF_STAGES, ...text },
  { name: 'DISTRICT_STAGE_NOTICE_ES', label: 'Notice of a Drought Stage, in Spanish', help: OF_STAGES, ...text },
  { name: 'DISTRICT_STAGE_CORRECTION', label: 'Correction of a Drought Stage', help: OF_STAGES, ...text },
  {
    name: 'DISTRICT_STAGE_CORRECTION_ES',
    label: 'Correction of a Drought Stage, in Spanish',
    help: OF_STAGES,
    ...text,
  },
  { name: 'DISTRICT_READING_REMINDER', label: 'Reminder of Readings', help: OF_READINGS, ...text },
  { name: 'DISTRICT_READING_REMINDER_ES', label: 'Reminder of Readings, in Spanish', help: OF_READINGS, ...text },
  { name: 'DISTRICT_READING_OVERDUE', label: 'Notice of Late Readings', help: OF_READINGS, ...text },
  { name: 'DISTRICT_READING_OVERDUE_ES', label: 'Notice of Late Readings, in Spanish', help: OF_READINGS, ...text },
  { name: 'DISTRICT_ACCESSIBILITY', label: 'Statement on Accessibility', help: OF_PAGES, ...text },
  { name: 'DISTRICT_ACCESSIBILITY_ES', label: 'Statement on Accessibility, in Spanish', help: OF_PAGES, ...text },
  { name: 'DISTRICT_PRIVACY', label: 'Statement on Privacy', help: OF_PAGES, ...text },
  { name: 'DISTRICT_PRIVACY_ES', label: 'Statement on Privacy, in Spanish', help: OF_PAGES, ...text },
  { name: 'DISTRICT_TERMS', label: 'Terms of Use', help: OF_PAGES, ...text },
  { name: 'DISTRICT_TERMS_ES', label: 'Terms of Use, in Spanish', help: OF_PAGES, ...text },
  {
    name: 'DISTRICT_NAMES_ES',
    label: 'Names in Spanish',
    help: 'For stages, areas, indicators, measures, layers and terms of lists that the public sees, one on a line: Stage II Alarm = Etapa II Alarma. Names that have no Spanish yet are listed at the end; those with nothing after the equals sign are shown as written.',
    ...text,
    isNames: true,
  },
  { name: 'NIGHTLY_AT', label: 'Nightly Work Starts At', ...fixed },
  { name: 'VERIFY_FIGURES', label: 'Nightly Verification of Volumes', ...fixed },
  { name: 'RATE_LIMIT', label: 'Requests per Minute From One Address', ...fixed },
  { name: 'MAP_PMTILES', label: 'Streets of the Map', ...fixed },
  { name: 'MAP_ELEVATION', label: 'Source of Elevations', ...fixed },
  { name: 'OIDC_ISSUER', label: 'Identity Provider', ...fixed },
  { name: 'MAIL_FROM', label: 'Sender of Mail', ...fixed },
  { name: 'SMTP_URL', label: 'Mail Server', ...fixed, isSecret: true },
  { name: 'S3_BUCKET', label: 'Bucket of Files', ...fixed },
  { name: 'S3_SECRET_ACCESS_KEY', label: 'Key of the Bucket', ...fixed, isSecret: true },
  { name: 'MAP_ELEVATION_KEY', label: 'Key of the Elevation Source', ...fixed, isSecret: true },
  { name: 'SENTRY_DSN', label: 'Error Service', ...fixed, isSecret: true },
];

/** What Administrators change as well as Developers. */
const ofAdministrators: readonly DistrictSetting['group'][] = ['District', 'Contact', 'Signing In'];

/** Whether somebody of the staff sees and changes a setting. */
export const isSettingFor = ({ group }: DistrictSetting, held: readonly Role[]): boolean =>
  held.includes('Developer') || ofAdministrators.includes(group);

/** How long what is set may be, in characters. */
export const mostCharactersOf = ({ isText }: Pick<DistrictSetting, 'isText'>): number => (isText ? 20_000 : 500);

const said = z.string().nullable();
const setting = z
  .object({
    name: z.string(),
    /** Null where it is not set, or is a secret. */
    value: said,
    /** Of a notice: what it says as long as it is not set. */
    standard: said,
    /** Of the contact: what the demonstration shows as long as none is set. */
    invented: said,
    isSet: z.boolean(),
    /** Whether it was changed here; else it is as where the server runs. */
    isChanged: z.boolean(),
    /** Of what was changed here; 0 of what was not. */
    version: z.int(),
    changes: z.array(z.object({ at: z.string(), who: z.string(), from: said, to: said })),
    /** What a change still has to bring about, in a sentence. */
    underWay: said,
  })
  .meta({ id: 'DistrictSetting' });
export type SettingNow = z.output<typeof setting>;

/** Not in the specification: these paths are ours. */
export const listDistrictSettings = endpoint({
  method: 'GET',
  path: '/api/district-settings',
  access: 'staff',
  summary:
    'District settings with who changed each; secrets show only whether they are set. Administrators see name, contact and sign-in',
  answer: z.array(setting),
});

export const changeDistrictSetting = endpoint({
  method: 'PUT',
  path: '/api/district-settings/{name}',
  access: 'staff',
  summary: 'Change a setting; null restores the server’s own value. If-Match gives the version that is changed',
  params: z.object({ name: z.string().max(80) }),
  body: z.object({ value: z.string().trim().max(20_000, 'Use at most 20,000 characters.').nullable() }),
  answer: noAnswer,
  status: 204,
});

const timeZone = z
  .object({
    /** Of the IANA database: `America/Chicago`. */
    name: z.string(),
    is_of_united_states: z.boolean(),
  })
  .meta({ id: 'TimeZone' });
export type TimeZone = z.output<typeof timeZone>;

export const listTimeZones = endpoint({
  method: 'GET',
  path: '/api/district-time-zones',
  access: 'staff',
  summary: 'Available time zones, those of the United States first',
  answer: z.array(timeZone),
});

const MOST_BYTES_OF_LOGO = 2_000_000;

/** Where the pictures of settings are; what is uploaded is kept in the setting as such a path. */
export const PICTURES = '/api/district-pictures/';
export const isUploadedPicture = (value: string | null): value is string => value?.startsWith(PICTURES) ?? false;

export const uploadSettingPicture = endpoint({
  method: 'POST',
  path: '/api/district-settings/{name}/picture',
  access: 'developers',
  summary: 'Upload a picture for a setting: PNG, JPEG or WebP. If-Match gives the version that is changed',
  params: z.object({ name: z.string().max(80) }),
  upload: { mostBytes: MOST_BYTES_OF_LOGO, mostFiles: 1, mediaTypes: ['image/png', 'image/jpeg', 'image/webp'] },
  body: z.object({}),
  answer: noAnswer,
  status: 204,
});

export const districtPicture = endpoint({
  method: 'GET',
  path: '/api/district-pictures/{system_filename}',
  access: 'open',
  summary: 'The current picture of a setting as a PNG of at most 600 × 300 pixels',
  params: z.object({ system_filename: z.string().max(100) }),
  answer: z.unknown(),
  file: 'image/png',
});
