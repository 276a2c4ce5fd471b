import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import type { Category } from './well-categories.ts';
import { categoryNames, flagNames } from './well-filters.ts';
import { measureNames, type Measure } from './well-measures.ts';
import { viewQuery } from './wells-in-view.ts';

/** Bars of equal width. The first also holds what is below it, the last what is above. */
const bins = z.object({
  /** Where the first begins. */
  from: z.number(),
  width: z.number().positive(),
  count: z.int().positive(),
});
export type Bins = z.output<typeof bins>;

const histogram = bins.extend({
  /** How many wells each bar holds. */
  bars: z.array(z.int()),
  /** How many have no number on record. */
  without: z.int(),
});
export type Histogram = z.output<typeof histogram>;

export const facets = z.object({
  /** Of each category how many wells have each value, '' for none. */
  byValue: z.record(z.enum(categoryNames as [Category, ...Category[]]), z.record(z.string(), z.int())),
  /** How many of the wells that all filters leave are so. */
  byFlag: z.record(z.enum(flagNames), z.int()),
  /** Of each measure; null where all wells have the same number, or none. */
  histograms: z.record(z.enum(measureNames as [Measure, ...Measure[]]), histogram.nullable()),
});
export type Facets = z.output<typeof facets>;

/**
 * What each filter would leave: the wells within bounds that all other filters and the layers leave, by value and by bar. For
 * maps whose wells come as tiles. Not in the specification: the path is ours.
 */
export const wellFacets = endpoint({
  method: 'GET',
  path: '/api/public-map/well-facets',
  access: 'open',
  summary: 'Counts of wells by value and histograms beside each filter, as the other filters leave them',
  query: viewQuery,
  answer: z.object({ data: facets }),
});
