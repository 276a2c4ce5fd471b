import type { DraftedNotice, DraftLetter } from '@artesian/contract/notices/letter';
import Description from '@mui/icons-material/DescriptionOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { Column } from '../ui/table/column.ts';
import { PassingTable } from '../ui/table/DataTable.tsx';
import type { RowAction } from '../ui/table/grid/row-parts.ts';
import { ToolbarButton } from '../ui/table/ToolbarButton.tsx';
import { LetterDialog } from './LetterDialog.tsx';
import { contactOf } from './letters.ts';
import { counted } from '../ui/counted.ts';
import { useSavingLetters } from './use-saving-letters.ts';

interface DraftedLettersProps {
  /** What the table is called, for its file. */
  name: string;
  /** What its permits or meters are called. */
  about: string;
  /** Undefined while it is on its way. */
  drafted: DraftedNotice | undefined;
}

/** Who would be told what and how, each letter to be read, and all of them to be printed. */
export function DraftedLetters({ name, about, drafted }: DraftedLettersProps) {
  const letters = drafted?.letters;
  const [place, setPlace] = useState<number>();
  const open = useCallback((letter: DraftLetter) => setPlace(letters?.indexOf(letter)), [letters]);
  const { isSaving, save } = useSavingLetters('letters-before-sending');
  const columns = useMemo(() => columnsOf(about), [about]);
  const actions = useMemo<readonly RowAction<DraftLetter>[]>(
    () => [{ label: ({ addressee }) => `Read the letter to ${addressee}`, icon: <Description />, onAct: open }],
    [open],
  );
  const toolbar = useCallback(
    (filtered: readonly DraftLetter[]) => (
      <ToolbarButton
        icon={<Print />}
        label="All as PDF"
        disabled={isSaving || filtered.length === 0}
        onClick={() => void save(async () => filtered)}
      />
    ),
    [isSaving, save],
  );
  const letter = place === undefined ? undefined : letters?.[place];
  return (
    <>
      {drafted?.has_mail === false && (
        <Alert severity="info" variant="outlined" sx={{ mb: 1.5 }}>
          No mail server is set up (SMTP_URL and MAIL_FROM), so all letters go by mail.
        </Alert>
      )}
      {drafted && drafted.untold.length > 0 && <Untold untold={drafted.untold} />}
      <PassingTable
        name={name}
        rows={letters}
        columns={columns}
        rowKey={keyOf}
        hrefOf={contactOf}
        pageSize={30}
        actions={actions}
        onPick={open}
        toolbar={toolbar}
        empty={<EmptyState title="No one to notify" />}
      />
      {letter && letters && (
        <LetterDialog
          letter={letter}
          onClose={() => setPlace(undefined)}
          actions={
            <>
              <Button disabled={place === 0} onClick={() => setPlace(place! - 1)}>
                Previous letter
              </Button>
              <Button disabled={place === letters.length - 1} onClick={() => setPlace(place! + 1)}>
                Next letter
              </Button>
            </>
          }
        />
      )}
    </>
  );
}

const keyOf = ({ rolo_ndx }: DraftLetter) => String(rolo_ndx);

const columnsOf = (about: string): readonly Column<DraftLetter>[] => [
  { id: 'addressee', header: 'Addressee', kind: 'text', isName: true, value: ({ addressee }) => addressee },
  { id: 'organization', header: 'Organization', kind: 'text', value: ({ organization }) => organization },
  { id: 'about', header: about, kind: 'text', width: 220, value: (letter) => letter.about },
  { id: 'way', header: 'By', kind: 'choice', value: ({ r_email }) => (r_email === null ? 'Post' : 'E-mail') },
  { id: 'r_email', header: 'E-mail', kind: 'text', value: ({ r_email }) => r_email },
  {
    id: 'postal_address',
    header: 'Postal Address',
    kind: 'text',
    width: 260,
    value: ({ postal_address }) => postal_address,
  },
];

/** `5 by e-mail, 2 by post` */
export function formatWays({ letters }: Pick<DraftedNotice, 'letters'>): string {
  const byEmail = letters.filter(({ r_email }) => r_email !== null).length;
  const ways = [
    byEmail > 0 && `${byEmail} by e-mail`,
    letters.length > byEmail && `${letters.length - byEmail} by mail`,
  ];
  return `${counted(letters.length, 'letter')}${letters.length === 0 ? '' : `: ${ways.filter(Boolean).join(', ')}`}`;
}

const Untold = ({ untold }: Pick<DraftedNotice, 'untold'>) => (
  <Alert severity="warning" variant="outlined" sx={{ mb: 1.5 }}>
    Not told:
    <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}>
      {untold.map(({ about, why }) => (
        <li key={`${about} ${why}`}>
          {about}: {why}
        </li>
      ))}
    </Box>
  </Alert>
);
