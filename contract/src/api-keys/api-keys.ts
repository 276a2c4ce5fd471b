import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { count, date, email, integer, optional, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { rowKey } from '../language/rows.ts';
import { view } from '../language/view.ts';

/** The header that a program sends its key in. */
export const apiKeyHeader = 'x-api-key';

const aDayHoldsAMinute = 'Allow at least as many calls a day as a minute.';

/** Who reads the open data by a key, and how often they may. Not in the specification: the path is ours. */
export const apiKeys = defineRegister({
  path: 'list-api-keys',
  table: 'api_keys',
  key: 'api_key_ndx',
  keys: { api_key_ndx: rowKey },
  title: 'API Keys',
  one: 'API key',
  label: 'holder',
  alsoCalled: 'organization',
  read: 'staff',
  write: 'staff',
  removable: true,
  computed: {
    key_start: optional(text('Key', 20, { meaning: 'First characters of the key; empty until it is generated.' })),
  },
  fields: {
    holder: text('Holder', 120, { help: 'The person responsible for how the key is used.' }),
    organization: optional(text('Organization', 120)),
    email: email('Email'),
    calls_per_minute: integer('Calls per Minute', { min: 1, max: 60_000 }),
    calls_per_day: integer('Calls per Day', { min: 1, max: 10_000_000 }),
    ends_on: date('Ends On', { help: 'The last day the key is valid.' }),
  },
  rules: {
    check: ({ calls_per_minute, calls_per_day }) =>
      Number(calls_per_day) < Number(calls_per_minute)
        ? [{ field: 'calls_per_day' as const, message: aDayHoldsAMinute }]
        : [],
  },
  constraints: {
    api_keys_calls_per_minute_positive: { field: 'calls_per_minute', message: 'Enter 1 or more.' },
    api_keys_calls_per_day_positive: { field: 'calls_per_day', message: 'Enter 1 or more.' },
    api_keys_day_holds_minute: { field: 'calls_per_day', message: aDayHoldsAMinute },
    api_keys_hash_once: { message: 'This key already exists. Generate another.' },
  },
});

const byKey = z.object({ api_key_ndx: recordNumber });

/** Not in the specification: the path is ours. No repeated call gives a key twice: one that was lost is made anew. */
export const makeApiKey = endpoint({
  method: 'POST',
  path: '/api/list-api-keys/{api_key_ndx}/key',
  access: 'staff',
  summary: 'Generate a new key, replacing the old one; it is shown once',
  params: byKey,
  answer: z.object({ key: z.string(), key_start: z.string() }),
  status: 201,
});

/** Not in the specification: the path is ours. */
export const apiKeyUse = view({
  path: 'ui-list-api-key-use',
  access: 'staff',
  summary: 'Daily use of an API key over the last thirty days, newest first',
  by: byKey,
  orderBy: ['day desc'],
  row: {
    day: date('Day'),
    calls: count('Calls', 'calls', { meaning: 'Requests that were answered.' }),
    refused: count('Refused', 'calls', { meaning: 'Requests over the limits of the key.' }),
  },
});
export type ApiKeyUse = z.output<typeof apiKeyUse.row>;
