import type { z } from 'zod';
import { choice, key, optional, text, timestamp } from '../language/fields.ts';
import { view } from '../language/view.ts';

/** What records are looked at for, and why it matters; the SQL view names them so. */
export const qualityRules = {
  'No coordinates': 'A well without coordinates does not appear on the map.',
  'Outside its county': 'The county on record differs from the map.',
  'District boundary mismatch':
    'The record and the boundary disagree about whether the well is in the district, so permit rules may be applied wrongly.',
  'State well number and grid': 'The number belongs to a different Texas grid cell than the well’s location.',
  'Pump below well depth': 'One of the two depths is wrong.',
  'Permit without a meter': 'Pumpage is not measured.',
  'Well under several permits': 'Its water counts only toward the permit linked first.',
  'Water under no permit': 'Pumpage that does not count toward any permit.',
  'Flagged water level': 'Found by a water-level rule and not reviewed yet.',
  'Contact without records': 'It may be unneeded, or a link is missing.',
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
  summary: 'Records with errors or missing data, by rule',
  row: {
    rule: choice('Rule', rules),
    register: choice('Kind', ['list-wells', 'list-permits', 'list-rolodex', 'list-level-findings']),
    record_ndx: key('Record'),
    name: text('Record'),
    detail: text('Finding'),
    well_ndx: optional(key('Well Number', 'list-wells', { meaning: 'For a flagged water level.' })),
    from_at: optional(timestamp('From', { meaning: 'For a flagged water level.' })),
    to_at: optional(timestamp('Through', { meaning: 'For a flagged water level; empty while it continues.' })),
  },
});
export type Finding = z.output<typeof dataQuality.row>;
