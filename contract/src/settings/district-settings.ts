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
  'Whoever Runs the Server',
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
  /** Yes or no: `true` or `false`. */
  isSwitch?: true;
  /** A zone of `listTimeZones`. */
  isTimeZone?: true;
  /** In Markdown, on many lines. In the environment it is the name of a file in the data folder. */
  isText?: true;
  /** Is set where the server runs and nowhere else. */
  isFixed?: true;
  /** Whether it is set is told, and never what it is. */
  isSecret?: true;
}

const OF_PAGES = 'Markdown. {district} is filled in with the name of the district.';
const OF_NOTICES =
  'The first line, # and words, is the subject; an empty line ends a paragraph. Filled in are {district}, {addressee}, {contact},';
const OF_STAGES = `${OF_NOTICES} {stage}, {declared_on}, {first_month}, {last_month} and, in a paragraph alone, the table {limits}.`;
const OF_READINGS = `${OF_NOTICES} {month}, {due_day} and, in a paragraph alone, the table {meters}.`;
const ASKED_OF_PROXIES = 'What is in front of the server must let as much through.';
const text = { group: 'Texts', isText: true } as const;
const fixed = { group: 'Whoever Runs the Server', isFixed: true } as const;

/** Every setting that the screen shows; one line adds one. */
export const districtSettings: readonly DistrictSetting[] = [
  { name: 'DISTRICT_NAME', label: 'Name of the District', group: 'District' },
  { name: 'DISTRICT_SHORT_NAME', label: 'Short Name', group: 'District', help: 'Where there is little room.' },
  {
    name: 'DISTRICT_TIME_ZONE',
    label: 'Time Zone',
    group: 'District',
    help: 'Today, due days and the days of water levels go by it.',
    isTimeZone: true,
  },
  {
    name: 'DISTRICT_SIGNER',
    label: 'Who Signs Certificates',
    group: 'District',
    help: 'Name and title: Pat Lee, General Manager. Without, General Manager alone.',
  },
  { name: 'DISTRICT_CONTACT', label: 'Who Answers', group: 'Contact', help: 'Such as Groundwater Team.' },
  { name: 'DISTRICT_PHONE', label: 'Phone', group: 'Contact' },
  {
    name: 'DISTRICT_EMAIL',
    label: 'E-mail',
    group: 'Contact',
    help: 'Answers to the messages of the district go there.',
  },
  { name: 'DISTRICT_ADDRESS', label: 'Address of the Office', group: 'Contact' },
  {
    name: 'STAFF_SECOND_FACTOR',
    label: 'Require Two-Factor Authentication for Staff',
    group: 'Signing In',
    help: 'For the built-in sign-in. Staff without a second factor are signed out, and set one up when they next sign in.',
    isSwitch: true,
  },
  {
    name: 'DISTRICT_LOGO',
    label: 'Logo',
    group: 'Pictures and Links',
    help: 'For printed reports and the landing page. A picture at an address must be a PNG or JPEG that other sites may read.',
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
    help: 'As its owner gives it for embedding. Without one, staff upload guides.',
    isAddress: true,
  },
  {
    name: 'MAP_HOME',
    label: 'Where the Map Opens',
    group: 'Map',
    help: 'Latitude, longitude and zoom: 30.16823,-97.85184,11. Without, around the district.',
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
    help: 'The address of a tile of an XYZ or WMTS service that other sites may read, with {z}, {x} and {y} in it, or {TileMatrix}, {TileCol} and {TileRow}. Open pages again to see it.',
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
    help: '1 to 24. Nearer than that its pictures are enlarged.',
  },
  {
    name: 'MAP_GEOCODER',
    label: 'Finder of Places',
    group: 'Map',
    help: 'An address with {query} in it that answers GeoJSON. Without one, wells and coordinates are found.',
    isAddress: true,
  },
  {
    name: 'DISTRICT_PAPER',
    label: 'Paper of Reports and Letters',
    group: 'Reports and Reminders',
    help: 'LETTER or A4. The default is LETTER.',
  },
  {
    name: 'DISTRICT_PUMPAGE_EXCLUDED_TYPES',
    label: 'Permit Types That the Pumpage Report Leaves Out',
    group: 'Reports and Reminders',
    help: 'With commas between them: Historical, Conditional.',
  },
  {
    name: 'DISTRICT_READING_DUE_DAY',
    label: 'Day of the Next Month by Which Readings Are Due',
    group: 'Reports and Reminders',
    help: '1 to 28. Readings of all months are late by it, former ones too. Texts of the district that name the day are changed by hand.',
  },
  {
    name: 'DISTRICT_STAGES_GO_ON',
    label: 'Drought Stages Hold Until Another Is Entered',
    group: 'Reports and Reminders',
    help: 'Otherwise a month without an entry is at no stage. A change holds from next month on.',
    isSwitch: true,
  },
  {
    name: 'DISTRICT_METER_TOLERANCE',
    label: 'Tolerance of Meters, in Percent',
    group: 'Reports and Reminders',
    help: '0 to 100; the default is 5. A test that found a meter to register more or less than 100 percent by more than this is marked.',
  },
  {
    name: 'DISTRICT_LATE_READINGS_PUBLIC',
    label: 'Owners See Whose Readings Are Late',
    group: 'Reports and Reminders',
    help: 'true or false. Owners’ dashboards then list permit holders with late readings and how many days late. Otherwise only staff see the list.',
  },
  {
    name: 'DISTRICT_REMINDER_DAYS_BEFORE',
    label: 'Days Before the Due Day When Reminders Go Out',
    group: 'Reports and Reminders',
    help: '1 to 20. Without, staff send them.',
  },
  {
    name: 'DISTRICT_REMINDER_DAYS_AFTER',
    label: 'Days After the Due Day When Reminders Go Out',
    group: 'Reports and Reminders',
    help: '1 to 20. Without, staff send them.',
  },
  {
    name: 'ATTACHMENT_MB',
    label: 'Most Megabytes of a File',
    group: 'Limits',
    help: `1 to 100, of a photo, a document or a table. ${ASKED_OF_PROXIES}`,
  },
  {
    name: 'IMPORT_ZIP_MB',
    label: 'Most Megabytes of a Zip to Import',
    group: 'Limits',
    help: `1 to 2000. ${ASKED_OF_PROXIES}`,
  },
  {
    name: 'OPEN_DATA_RATE_LIMIT',
    label: 'Calls for Open Data',
    group: 'Limits',
    help: 'From one address in a minute, without an API key; each process counts them by itself.',
  },
  {
    name: 'DISTRICT_CERTIFICATE_CONDITIONS',
    label: 'Conditions of Permits',
    help: `On the second page of certificates: a heading and a numbered list in Markdown. {district} and {due_day}, of readings, are filled in. Have them read by the district's counsel.`,
    ...text,
  },
  { name: 'DISTRICT_STAGE_NOTICE', label: 'Notice of a Drought Stage', help: OF_STAGES, ...text },
  { name: 'DISTRICT_STAGE_CORRECTION', label: 'Correction of a Drought Stage', help: OF_STAGES, ...text },
  { name: 'DISTRICT_READING_REMINDER', label: 'Reminder of Readings', help: OF_READINGS, ...text },
  { name: 'DISTRICT_READING_OVERDUE', label: 'Notice of Late Readings', help: OF_READINGS, ...text },
  { name: 'DISTRICT_ACCESSIBILITY', label: 'Statement on Accessibility', help: OF_PAGES, ...text },
  { name: 'DISTRICT_PRIVACY', label: 'Statement on Privacy', help: OF_PAGES, ...text },
  { name: 'DISTRICT_TERMS', label: 'Terms of Use', help: OF_PAGES, ...text },
  { name: 'NIGHTLY_AT', label: 'Nightly Work Begins At', ...fixed },
  { name: 'RATE_LIMIT', label: 'Calls From One Address in a Minute', ...fixed },
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
    'The settings of the district, each with who changed it; of a secret only whether it is set. Administrators see name, contact and sign-in',
  answer: z.array(setting),
});

export const changeDistrictSetting = endpoint({
  method: 'PUT',
  path: '/api/district-settings/{name}',
  access: 'staff',
  summary:
    'Change a setting that the caller sees; null lets it be as where the server runs. If-Match names the version that is changed',
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
  summary: 'The time zones that a district can be in, those of the United States first',
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
  summary: 'Upload the picture of a setting: PNG, JPEG or WebP. If-Match names the version that is changed',
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
  summary: 'A picture that a setting of the district has now, as a PNG of at most 600 × 300 pixels',
  params: z.object({ system_filename: z.string().max(100) }),
  answer: z.unknown(),
  file: 'image/png',
});
