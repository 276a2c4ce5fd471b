import { z } from 'zod';
import { understoodTable } from '../importing/files.ts';
import { mapping } from '../importing/mapping.ts';
import { importField, templateFormat } from '../importing/registers.ts';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { workbookType } from '../language/workbook.ts';
import { createdUser } from './users.ts';

export const MOST_BYTES_OF_USERS = 1_000_000;
export const MOST_USERS_OF_FILE = 1000;
const MOST_COLUMNS = 1000;

const moment = z.iso.datetime({ offset: true });
const fileName = z.string().trim().min(1).max(200);

const row = z.object({
  /** Of the file, the headings being the first. */
  line: z.int(),
  /** As the file has them, by its headings. */
  cells: z.record(z.string(), z.string()),
  email: z.string(),
  verdict: z.enum(['new', 'already there', 'refused']),
  /** Why it is refused, or what is the matter with who is there already. */
  reason: z.string().nullable(),
  /** What adding this user sends; null where nobody is added. */
  user: createdUser.nullable(),
});
export type RowOfUsers = z.output<typeof row>;

const path = '/api/users-management';

/** Not in the specification: these paths are ours. Each user is then added as on the screen, one by one. */
export const previewUsers = endpoint({
  method: 'POST',
  path: `${path}/users-of-file`,
  effect: false,
  access: 'staff',
  summary:
    'Preview a users file: who would be added, who already has an account, and who cannot be added. Nobody is added',
  body: z.strictObject({
    file_name: fileName,
    /** A table with a line of headings, CSV or XLSX, in base64. */
    content: z
      .base64('Send the file in base64.')
      .max(Math.ceil((MOST_BYTES_OF_USERS * 4) / 3) + 4, 'The file is too large.'),
    /** Of a workbook; the first unless told. */
    sheet: z.string().max(200).optional(),
    /** What the columns say; as the last file with the same headings was understood unless told. */
    mapping: mapping.optional(),
  }),
  answer: understoodTable.extend({
    /** What a row may say, as far as the caller may give it. */
    fields: z.array(importField),
    /** The file with the same headings whose mapping this one began with. */
    remembered: z.object({ user_file_ndx: z.int(), file_name: z.string(), at: moment }).nullable(),
    /** None while `problem` says why the file is not understood. */
    users: z.array(row),
  }),
  patienceMs: 30_000,
  mostPerMinute: 60,
});
export type UsersOfFile = z.output<typeof previewUsers.answer>;

export const usersTemplate = endpoint({
  method: 'GET',
  path: `${path}/template/{format}`,
  access: 'staff',
  summary: 'A users template with the standard headings',
  params: z.object({ format: templateFormat }),
  answer: z.unknown(),
  file: workbookType,
});

export const beginUsersFile = endpoint({
  method: 'POST',
  path: `${path}/files`,
  access: 'staff',
  summary:
    'Begin to add users from a file, so that what it adds is known as one act. Each of them is then added with its number',
  body: z.strictObject({
    file_name: fileName,
    headings: z.array(z.string().max(500)).min(1).max(MOST_COLUMNS),
    mapping,
  }),
  answer: z.object({ user_file_ndx: z.int() }),
  status: 201,
});

const pastFile = z.object({
  user_file_ndx: z.int(),
  file_name: z.string(),
  at: moment,
  who: z.string(),
  /** How many accounts it added, and how many of them are gone. */
  added: z.int(),
  gone: z.int(),
  /** When it was taken back last, and by whom. */
  taken_back_at: moment.nullable(),
  taken_back_by: z.string().nullable(),
});
export type PastUsersFile = z.output<typeof pastFile>;

export const listUsersFiles = endpoint({
  method: 'GET',
  path: `${path}/files`,
  access: 'staff',
  summary: 'Files that users were added from, newest first',
  answer: z.array(pastFile),
});

const addedAccount = z.object({
  auth0_user_id: z.string(),
  /** Null of somebody whom the caller may not see. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** `untouched`: nobody has used or changed it since, and taking the file back deletes it. */
  state: z.enum(['untouched', 'stays', 'gone']),
  /** Why it stays. */
  why: z.string().nullable(),
});
export type AddedAccount = z.output<typeof addedAccount>;

const byFile = z.object({ user_file_ndx: recordNumber });

export const oneUsersFile = endpoint({
  method: 'GET',
  path: `${path}/files/{user_file_ndx}`,
  access: 'staff',
  summary: 'A users file with each account it added and its status',
  params: byFile,
  answer: pastFile.extend({ accounts: z.array(addedAccount) }),
  patienceMs: 30_000,
});
export type OneUsersFile = z.output<typeof oneUsersFile.answer>;

/** One by one, as they were added: a directory outside knows no transactions. */
export const takeBackUser = endpoint({
  method: 'POST',
  path: `${path}/files/{user_file_ndx}/users/{auth0_user_id}/take-back`,
  access: 'staff',
  summary:
    'Delete a user whom this file added, unless somebody has used or changed the account since: it then stays, with why',
  params: byFile.extend({ auth0_user_id: z.string().max(300) }),
  answer: addedAccount.pick({ state: true, why: true }),
});
