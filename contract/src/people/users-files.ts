import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { createdUser } from './users.ts';

export const MOST_BYTES_OF_USERS = 1_000_000;
export const MOST_USERS_OF_FILE = 1000;

/** The headings of a file of users. The nickname may be left out, and a role is Well Owner where none is said. */
export const headingsOfUsers = ['Full Name', 'E-mail', 'Nickname', 'Role', 'Permits'] as const;

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

/** Not in the specification: the path is ours. Each user is then added as on the screen, one by one. */
export const previewUsers = endpoint({
  method: 'POST',
  path: '/api/users-management/users-of-file',
  effect: false,
  access: 'staff',
  summary: 'Whom a file of users would add, who is there already by e-mail address, and who cannot be added. Nobody is',
  body: z.strictObject({
    file_name: z.string().trim().min(1).max(200),
    /** A table with a line of headings, CSV or XLSX, in base64. */
    content: z
      .base64('Send the file in base64.')
      .max(Math.ceil((MOST_BYTES_OF_USERS * 4) / 3) + 4, 'The file is too large.'),
  }),
  answer: z.object({ columns: z.array(z.string()), rows: z.array(row) }),
  patienceMs: 30_000,
  mostPerMinute: 60,
});
