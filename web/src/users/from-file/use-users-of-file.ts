import type { SaidMapping } from '@artesian/contract/importing/mapping';
import { MOST_BYTES_OF_USERS, previewUsers, type UsersOfFile } from '@artesian/contract/people/users-files';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { inBase64 } from '../../ui/in-base64.ts';
import { saveFile } from '../../ui/save-file.ts';
import { addUser, inviteUser, LONGEST_NAME, type FileAct } from './add-user.ts';
import type { FileRow } from './file-row.ts';
import { linksOf, refusedOf } from './files-of-users.ts';
import { useOneByOne } from './use-one-by-one.ts';

/** What was said of a file; the rest the server tells. */
interface Said {
  file: File;
  sheet?: string | undefined;
  mapping?: SaidMapping;
}

/** Of a file of users: how it is understood and who is in it, and adding them one by one as the screen adds each. */
export function useUsersOfFile() {
  const [told, setTold] = useState<UsersOfFile>();
  const [rows, setRows] = useState<readonly FileRow[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [areLinksSaved, setLinksSaved] = useState(false);
  const oneByOne = useOneByOne();
  /** What the file adds is known as one act, begun with the first of them. */
  const act = useRef<FileAct>({ key: '' });
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

  const add = (isInviting: boolean) => {
    const adding = { told: told!, fileName: file!.name, act: act.current, put, onLink: () => setLinksSaved(false) };
    return oneByOne.begin(
      rows.filter(({ verdict, invited }) => verdict === 'new' && invited === null),
      async (row) => {
        const user = row.added ?? (await addUser(row, adding));
        if (user && isInviting) await inviteUser(user, row, adding);
      },
    );
  };

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
