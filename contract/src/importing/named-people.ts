import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';

/** More names are not shown one by one; all of them are in what is proposed. */
export const MOST_PEOPLE_SHOWN = 200;

const namedPerson = z.object({
  name: z.string(),
  /** How many rows name them. */
  rows: z.int(),
  /** How many contacts are called so already: they may be somebody else. */
  contacts_called: z.int(),
  /** Rows say different things of them: what the first says is proposed. */
  differs: z.boolean(),
});
export type NamedPerson = z.output<typeof namedPerson>;

const byFile = z.object({ import_file_ndx: recordNumber });

/** Not in the specification: these paths are ours. */
export const peopleOfFile = endpoint({
  method: 'GET',
  path: '/api/import-files/{import_file_ndx}/people',
  access: 'staff',
  summary: 'People named in a file who are not contacts yet, the most frequent first',
  params: byFile,
  answer: z.object({
    /** The field that names them, and the heading that tells it; null where the file names nobody. */
    label: z.string().nullable(),
    heading: z.string().nullable(),
    count: z.int(),
    people: z.array(namedPerson),
    /** What else the file says of them: the heading, and what it tells of a contact. */
    details: z.array(z.object({ heading: z.string(), label: z.string() })),
  }),
  patienceMs: 60_000,
});

export const proposePeople = endpoint({
  method: 'POST',
  path: '/api/import-files/{import_file_ndx}/people',
  access: 'staff',
  summary:
    'Propose people named in a file as contacts: creates a file of contacts to review and import. No contact is created yet',
  params: byFile,
  body: z.object({
    /** Names that are nobody’s. */
    except: z.array(z.string().max(2000)).max(MOST_PEOPLE_SHOWN).default([]),
  }),
  answer: z.object({ import_file_ndx: z.int() }),
  status: 201,
  patienceMs: 60_000,
});
