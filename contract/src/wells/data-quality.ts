import type { z } from 'zod';
import { choice, key, optional, text, timestamp } from '../language/fields.ts';
import { view } from '../language/view.ts';

/** What records are looked at for, and why it matters; the SQL view names them so. */
export const qualityRules = {
  'No coordinates': 'A well without coordinates is on no map.',
  'Outside its county': 'The county on record and the drawn one differ.',
  'In the district or not': 'What the record says and the boundary differ, so that a permit is asked for wrongly.',
  'State well number and grid': 'The number names another cell of the Texas grid than the one the well lies in.',
  'Pump below the hole': 'One of the two depths is wrong.',
  'Permit without a meter': 'Nothing tells how much is pumped.',
  'Well at several permits': 'Its water counts at the first linked alone.',
  'Water under no permit': 'What was pumped counts against no volume.',
  'Odd water level': 'A rule of water levels found it, and nobody has looked at it yet.',
  'Contact without records': 'Nobody would miss it, or a link is missing.',
} as const;
export type QualityRule = keyof typeof qualityRules;
const rules = Object.keys(qualityRules) as [QualityRule, ...QualityRule[]];

/**
 * Records that cannot be right, or lack what they need, by rule, name and number: the view has its rules in that order, so that the first are
 * sent while the others are looked for. Not in the specification: the path is ours.
 */
export const dataQuality = view({
  path: 'ui-list-data-quality',
  access: 'staff',
  summary: 'Records that cannot be right or lack what they need, by rule',
  row: {
    rule: choice('Rule', rules),
    register: choice('Kind', ['list-wells', 'list-permits', 'list-rolodex', 'list-level-findings']),
    record_ndx: key('Record'),
    name: text('Record'),
    detail: text('What is odd'),
    well_ndx: optional(key('Well Number', 'list-wells', { meaning: 'Of an odd water level.' })),
    from_at: optional(timestamp('From', { meaning: 'Of an odd water level.' })),
    to_at: optional(timestamp('Through', { meaning: 'Of an odd water level; empty while it goes on.' })),
  },
});
export type Finding = z.output<typeof dataQuality.row>;
