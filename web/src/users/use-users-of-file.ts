import { ApiError } from '@artesian/contract/language/client';
import { csvCell, csvLine, csvMark, csvText } from '@artesian/contract/language/csv';
import { createUser, linkUser, type CreatedUser, type User } from '@artesian/contract/people/users';
import { MOST_BYTES_OF_USERS, previewUsers, type RowOfUsers } from '@artesian/contract/people/users-files';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../api.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { inBase64 } from '../ui/in-base64.ts';
import { saveFile } from '../ui/save-file.ts';

/** A row of the file, and what became of it. */
export interface FileRow extends RowOfUsers {
  /** Names the act of adding, so that going on after a lost answer adds nobody twice. */
  act: string;
  added: User | null;
  /** Null where nobody asked for an invitation, or it is still to come. */
  invited: 'sent' | 'link' | null;
  /** To be handed over where no mail is sent. */
  link: string | null;
}

/** The server makes 30 links a minute for one address. */
const BETWEEN_INVITATIONS_MS = 2100;

/** Of a file of users: who is in it, and adding them one by one as the screen adds each. It can be stopped, and goes on. */
export function useUsersOfFile() {
  const queries = useQueryClient();
  const [file, setFile] = useState<{ name: string; columns: readonly string[] }>();
  const [rows, setRows] = useState<readonly FileRow[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const isStopped = useRef(false);

  const reading = useMutation({
    mutationFn: async (chosen: File) => {
      const content = inBase64(new Uint8Array(await chosen.arrayBuffer()));
      return api.call(previewUsers, { body: { file_name: chosen.name, content } });
    },
    onSuccess: ({ columns, rows: read }, { name }) => {
      setFile({ name, columns });
      setRows(read.map((row) => ({ ...row, act: crypto.randomUUID(), added: null, invited: null, link: null })));
    },
    onError: (error, { name }) => setFailure(`${name}: ${errorWordsToQuote(error)}`),
  });

  const choose = (chosen: File) => {
    setFile(undefined);
    setRows([]);
    setFailure(undefined);
    if (chosen.size > MOST_BYTES_OF_USERS) return setFailure(`${chosen.name} is larger than 1 MB. Divide it.`);
    reading.mutate(chosen);
  };

  const put = (line: number, change: Partial<FileRow>) =>
    setRows((all) => all.map((row) => (row.line === line ? { ...row, ...change } : row)));

  /** What cannot go on is thrown: a row that is refused is its own matter alone. */
  const addOne = async (row: FileRow): Promise<User | undefined> => {
    try {
      const added = await api.call(createUser, { body: row.user as CreatedUser, idempotencyKey: row.act });
      put(row.line, { added });
      return added;
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 409, 422].includes(error.status)) throw error;
      put(row.line, { verdict: 'refused', reason: errorWordsToQuote(error), user: null });
      return undefined;
    }
  };

  const add = async (isInviting: boolean) => {
    isStopped.current = false;
    setStopping(false);
    setAdding(true);
    setFailure(undefined);
    try {
      for (const row of rows.filter(({ verdict, invited }) => verdict === 'new' && invited === null)) {
        if (isStopped.current) break;
        const user = row.added ?? (await addOne(row));
        if (!user || !isInviting) continue;
        const began = Date.now();
        const { link } = await api.call(linkUser, { params: user });
        put(row.line, { invited: link === null ? 'sent' : 'link', link });
        await pause(BETWEEN_INVITATIONS_MS - (Date.now() - began));
      }
    } catch (error) {
      setFailure(errorWordsToQuote(error));
    } finally {
      setAdding(false);
      await queries.invalidateQueries();
    }
  };

  return {
    file,
    rows,
    failure,
    isReading: reading.isPending,
    isAdding,
    isStopping,
    choose,
    add: (isInviting: boolean) => void add(isInviting),
    stop: () => {
      isStopped.current = true;
      setStopping(true);
    },
    saveRefused: () => saveFile('users-refused.csv', refusedOf(file!.columns, rows)),
    saveLinks: () => saveFile('links-to-choose-a-password.csv', linksOf(rows)),
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)));

const REASON = 'refused because';

/** The refused rows as they stood with a column of why, to be mended and read again. */
function refusedOf(columns: readonly string[], rows: readonly FileRow[]): Blob {
  const own = columns.filter((column) => column !== REASON);
  const lines = rows
    .filter(({ verdict }) => verdict === 'refused')
    .map(({ cells, reason }) => csvLine([...own.map((column) => csvCell(cells[column] ?? '')), csvText(reason ?? '')]));
  return new Blob([csvMark, csvLine([...own, REASON].map(csvCell)), ...lines], { type: 'text/csv' });
}

function linksOf(rows: readonly FileRow[]): Blob {
  const lines = rows.flatMap(({ added, link }) =>
    added && link ? csvLine([csvText(added.auth0_name), csvText(added.auth0_email), csvCell(link)]) : [],
  );
  return new Blob([csvMark, csvLine(['Full Name', 'E-mail', 'Link']), ...lines], { type: 'text/csv' });
}
