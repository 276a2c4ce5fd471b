import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { optional, text, timestamp } from '../language/fields.ts';
import { rowKey } from '../language/rows.ts';
import { view } from '../language/view.ts';

// Not in the specification: the paths are ours.

const path = '/api/district-file';
/** As long as a file that a person still reads. */
const MOST_CHARACTERS = 1_000_000;

export const exportDistrictFile = endpoint({
  method: 'GET',
  path,
  access: 'developers',
  summary: 'The district’s settings, lists and rules as one YAML file',
  answer: z.unknown(),
  file: 'application/yaml',
  isExport: true,
});

export const districtFileSchema = endpoint({
  method: 'GET',
  path: `${path}/schema`,
  access: 'developers',
  summary: 'The JSON schema of district files, for editors',
  answer: z.unknown(),
});

const preset = z.object({ name: z.string(), title: z.string(), about: z.string(), text: z.string() });
export type DistrictPreset = z.output<typeof preset>;

export const districtPresets = endpoint({
  method: 'GET',
  path: '/api/district-presets',
  access: 'developers',
  summary: 'Example district files to begin from',
  answer: z.array(preset),
});

const line = z.object({ line: z.int(), words: z.string() });
const applied = z.object({
  /** What it changes, and what is wrong, each with its line in the file. */
  changes: z.array(line),
  problems: z.array(line),
  /** What of the volumes of permits becomes another: months, of how many permits, and the gallons allowed more or less in all. */
  months: z.object({ months: z.int(), permits: z.int(), gallons: z.int() }),
});
export type AppliedFile = z.output<typeof applied>;

const given = z.object({
  file_name: z.string().trim().min(1, 'Give the file a name.').max(200, 'Use at most 200 characters.'),
  text: z.string().max(MOST_CHARACTERS, `Use at most ${MOST_CHARACTERS.toLocaleString('en-US')} characters.`),
  /** Why past months become others; without, what would change them is refused. */
  reason: z.string().trim().max(1000, 'Use at most 1,000 characters.').optional(),
});

export const checkDistrictFile = endpoint({
  method: 'POST',
  path: `${path}/check`,
  effect: false,
  access: 'developers',
  summary: 'Every mistake in a district file with its line, and what it would change. Nothing is saved',
  body: given,
  answer: applied,
  patienceMs: 60_000,
});

export const applyDistrictFile = endpoint({
  method: 'POST',
  path,
  access: 'developers',
  summary: 'Save what a district file says, all of it or, if it has a mistake, nothing',
  body: given,
  answer: applied,
  patienceMs: 60_000,
});

export const undoDistrictFile = endpoint({
  method: 'DELETE',
  path,
  access: 'developers',
  summary: 'Undo the district file that was applied last',
  answer: z.object({
    file_name: z.string(),
    settings: z.int(),
    records: z.int(),
    /** What stays as it is, with why. */
    kept: z.array(z.object({ record: z.string(), why: z.string() })),
  }),
  patienceMs: 60_000,
});

export const appliedDistrictFiles = view({
  path: 'ui-list-district-files',
  access: 'developers',
  summary: 'Applied district files, the latest first',
  orderBy: ['district_file_ndx desc'],
  row: {
    district_file_ndx: rowKey,
    file_name: text('File'),
    applied_at: timestamp('Applied'),
    applied_by: text('Applied By'),
    undone_at: optional(timestamp('Undone')),
    undone_by: optional(text('Undone By')),
  },
});
