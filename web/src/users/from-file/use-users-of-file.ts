import { ApiError } from '@artesian/contract/language/client';
import { csvCell, csvLine, csvMark, csvText } from '@artesian/contract/language/csv';
import type { SaidMapping } from '@artesian/contract/importing/mapping';
import { createUser, linkUser, type CreatedUser, type User } from '@artesian/contract/people/users';
import {
  beginUsersFile,
  MOST_BYTES_OF_USERS,
  previewUsers,
  type RowOfUsers,
  type UsersOfFile,
} from '@artesian/contract/people/users-files';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { inBase64 } from '../../ui/in-base64.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useOneByOne } from './use-one-by-one.ts';

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

/** What was said of a file; the rest the server tells. */
interface Said {
  file: File;
  sheet?: string | undefined;
  mapping?: SaidMapping;
}

/** The server makes 30 links a minute for one address. */
const BETWEEN_INVITATIONS_MS = 2100;
const LONGEST_NAME = 200;

/** Of a file of users: how it is understood and who is in it, and adding them one by one as the screen adds each. */
export function useUsersOfFile() {
  const [told, setTold] = useState<UsersOfFile>();
  const [rows, setRows] = useState<readonly FileRow[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [areLinksSaved, setLinksSaved] = useState(false);
  const oneByOne = useOneByOne();
  /** What the file adds is known as one act, begun with the first of them. */
  const act = useRef<{ key: string; user_file_ndx?: number }>({ key: '' });
  const asked = useRef<AbortController>(undefined);

  const reading = useMutation({
    mutationFn: async ({ file, sheet, mapping }: Said) => {
      asked.current?.abort();
      asked.current = new AbortController();
      const { signal } = asked.current;
      const content = inBase64(new Uint8Array(await file.arrayBuffer()));
      const body = { file_name: file.name.slice(0, LONGEST_NAME), content, ...(sheet && { sheet }) };
      return api.call(previewUsers, { body: { ...body, ...(mapping && { mapping }) }, signal });
    },
  });
  const read = (said: Said) =>
    reading.mutate(said, {
      // Of several questions the last one alone is heard.
      onSuccess: (answer) => {
        setTold(answer);
        setRows(answer.users.map((row) => ({ ...row, ...untouched, act: crypto.randomUUID() })));
        act.current = { key: crypto.randomUUID() };
      },
    });

  const choose = (file: File) => {
    setTold(undefined);
    setRows([]);
    setLinksSaved(false);
    oneByOne.forget();
    const isTooLarge = file.size > MOST_BYTES_OF_USERS;
    setRefusal(isTooLarge ? `${file.name} is larger than 1 MB. Split it into smaller files.` : undefined);
    if (isTooLarge) reading.reset();
    else read({ file });
  };
  const file = refusal === undefined ? reading.variables?.file : undefined;
  const isUnkept = reading.isPending || reading.isError;

  const put = (line: number, change: Partial<FileRow>) =>
    setRows((all) => all.map((row) => (row.line === line ? { ...row, ...change } : row)));

  const beginFile = async () => {
    const headings = told!.columns.map(({ heading }) => heading);
    const body = { file_name: file!.name.slice(0, LONGEST_NAME), headings, mapping: told!.mapping };
    act.current.user_file_ndx ??= (
      await api.call(beginUsersFile, { body, idempotencyKey: act.current.key })
    ).user_file_ndx;
    return act.current.user_file_ndx;
  };

  /** What cannot go on is thrown: a row that is refused is its own matter alone. */
  const addOne = async (row: FileRow): Promise<User | undefined> => {
    const user_file_ndx = await beginFile();
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
  };

  const add = (isInviting: boolean) =>
    oneByOne.begin(
      rows.filter(({ verdict, invited }) => verdict === 'new' && invited === null),
      async (row) => {
        const user = row.added ?? (await addOne(row));
        if (!user || !isInviting) return;
        const began = Date.now();
        const { link } = await api.call(linkUser, { params: user });
        put(row.line, { invited: link === null ? 'sent' : 'link', link });
        if (link !== null) setLinksSaved(false);
        await pause(BETWEEN_INVITATIONS_MS - (Date.now() - began));
      },
    );

  return {
    file,
    told,
    rows,
    areLinksSaved,
    oneByOne,
    /** Why the file cannot be shown at all. */
    refusal: refusal ?? (reading.isError && !told ? `${file?.name}: ${errorWordsToQuote(reading.error)}` : undefined),
    isReading: reading.isPending,
    /** Why what was said last is not understood; it stays as it was chosen. */
    unkept: reading.isError && told ? errorWordsToQuote(reading.error) : undefined,
    mapping: (isUnkept ? reading.variables?.mapping : undefined) ?? told?.mapping,
    choose,
    say: (said: Omit<Said, 'file'>) => read({ file: file!, ...said }),
    again: () => reading.variables && read(reading.variables),
    add: (isInviting: boolean) => void add(isInviting),
    saveRefused: () => saveFile('users-refused.csv', refusedOf(told!, rows)),
    saveLinks: () => {
      saveFile('links-to-choose-a-password.csv', linksOf(rows));
      setLinksSaved(true);
    },
  };
}

export type UsersOfFileActs = ReturnType<typeof useUsersOfFile>;

const untouched = { added: null, invited: null, link: null };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)));

const REASON = 'refused because';

/** The refused rows as they stood with a column of why, to be mended and read again. */
function refusedOf({ columns }: UsersOfFile, rows: readonly FileRow[]): Blob {
  const own = columns.map(({ heading }) => heading).filter((heading) => heading !== REASON);
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
