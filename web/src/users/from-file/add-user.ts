import { ApiError } from '@artesian/contract/language/client';
import { createUser, linkUser, type CreatedUser, type User } from '@artesian/contract/people/users';
import { beginUsersFile, type UsersOfFile } from '@artesian/contract/people/users-files';
import { api } from '../../api.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import type { FileRow } from './file-row.ts';

/** The server makes 30 links a minute for one address. */
const BETWEEN_INVITATIONS_MS = 2100;
export const LONGEST_NAME = 200;

/** What a file adds is known as one act, begun with the first of its users. */
export interface FileAct {
  key: string;
  user_file_ndx?: number;
}

interface Adding {
  told: UsersOfFile;
  fileName: string;
  act: FileAct;
  /** Says of a line what became of it. */
  put: (line: number, change: Partial<FileRow>) => void;
  /** A link is there that somebody has to hand over. */
  onLink: () => void;
}

/** Adds the user of a row. Throws what cannot go on: a row that is refused is its own matter alone. */
export async function addUser(row: FileRow, { told, fileName, act, put }: Adding): Promise<User | undefined> {
  const user_file_ndx = await beginFile(told, fileName, act);
  try {
    const body = { ...(row.user as CreatedUser), user_file_ndx };
    const added = await api.call(createUser, { body, idempotencyKey: row.act });
    put(row.line, { added });
    return added;
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 409, 422].includes(error.status)) throw error;
    put(row.line, { verdict: 'refused', reason: errorWordsToQuote(error), user: null });
    return undefined;
  }
}

async function beginFile({ columns, mapping }: UsersOfFile, fileName: string, act: FileAct): Promise<number> {
  const body = {
    file_name: fileName.slice(0, LONGEST_NAME),
    headings: columns.map(({ heading }) => heading),
    mapping,
  };
  act.user_file_ndx ??= (await api.call(beginUsersFile, { body, idempotencyKey: act.key })).user_file_ndx;
  return act.user_file_ndx;
}

/** Invites a user, and waits as long as the server asks between two of them. */
export async function inviteUser(user: User, { line }: FileRow, { put, onLink }: Adding) {
  const began = Date.now();
  const { link } = await api.call(linkUser, { params: user });
  put(line, { invited: link === null ? 'sent' : 'link', link });
  if (link !== null) onLink();
  await pause(BETWEEN_INVITATIONS_MS - (Date.now() - began));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)));
