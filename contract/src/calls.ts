import { z } from 'zod';
import { endpoints, views } from './endpoints.ts';
import { viewPath } from './language/addresses.ts';
import { endpoint, type Endpoint } from './language/endpoint.ts';
import type { Lookup } from './language/lookup.ts';
import { someYears, type View } from './language/view.ts';
import { lookups } from './lookups.ts';
import { registers } from './registers.ts';

/** The call that answers a view: its rows, or the one record. */
export const callOfView = (view: View): Endpoint =>
  endpoint({
    method: 'GET',
    path: viewPath(view),
    access: view.access,
    summary: view.summary,
    params: view.by,
    query: z.object({
      ...(view.asTable && { as: z.literal('table').optional() }),
      ...(view.someColumns && { columns: z.string().max(2000).optional() }),
      ...(view.narrowedBy !== undefined && someYears.shape),
    }),
    answer: answerOf(view),
  }) as Endpoint;

function answerOf({ row, one, asTable }: View): z.ZodType {
  if (one) return row;
  const table = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.unknown())) });
  return asTable ? z.union([z.array(row), table]) : z.array(row);
}

/** The call that answers a list to choose from. */
export const callOfLookup = ({ path, access, value, label }: Lookup): Endpoint =>
  endpoint({
    method: 'GET',
    path: `/api/${path}`,
    access,
    summary: `Options: ${label}`,
    answer: z.array(z.object({ [value]: z.int(), [label]: z.string(), retired: z.boolean().optional() })),
    tag: 'lookups',
  }) as Endpoint;

/** Every call of the product. */
export const everyCall: readonly Endpoint[] = [
  ...registers.flatMap(({ calls }) => Object.values(calls)),
  ...views.map(callOfView),
  ...lookups.map(callOfLookup),
  ...endpoints,
];
