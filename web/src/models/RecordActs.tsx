import { DRAFT, PUBLISHED, publicationOf } from '@artesian/contract/language/publication';
import type { Register, Row, Values } from '@artesian/contract/language/register';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { REMOVED } from '../register/form/entries.ts';
import { useRows } from '../register/list/use-rows.ts';
import { useSave } from '../register/form/use-save.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';

interface RecordActsProps {
  register: Register;
  parent: number | undefined;
  record: Row;
  onFetch: () => void;
  onDeleted: () => void;
}

interface Act {
  label: string;
  act: () => unknown;
  isOffered: boolean;
}

/** What can be done with a record beside changing its fields; each with a way back. */
export function RecordActs({ register, parent, record, onFetch, onDeleted }: RecordActsProps) {
  const { update } = useSave(register);
  const { acts: rows } = useRows(register, parent);
  const [isActing, setActing] = useState(false);
  const { publication = '', removable } = register;
  const status = publicationOf(register, record);
  const may = record.may as { update: boolean; remove: boolean };
  // What is published anew was so before: there is no way back from it.
  const save = (changes: Values) => () =>
    update(
      record,
      changes,
      Object.keys(changes).some((name) => changes[name] !== record[name]),
    );
  const remove = async () => {
    const bringBack = await rows.remove(record);
    onDeleted();
    notify.success(`The ${register.one} was deleted.`, {
      action: { label: 'Undo', onClick: () => void run(bringBack) },
    });
  };
  const acts: Act[] = [
    { label: 'Fetch', act: onFetch, isOffered: true },
    {
      label: 'Publish',
      act: save({ [publication]: true }),
      isOffered: may.update && status !== undefined && status !== PUBLISHED,
    },
    {
      label: 'Unpublish',
      act: save({ [publication]: false }),
      isOffered: may.update && status !== undefined && status !== DRAFT,
    },
    {
      label: 'Disable',
      act: save({ [REMOVED]: true }),
      isOffered: may.remove && removable === true && !record[REMOVED],
    },
    {
      label: 'Enable',
      act: save({ [REMOVED]: false }),
      isOffered: may.remove && removable === true && !!record[REMOVED],
    },
    { label: 'Delete', act: remove, isOffered: may.remove && register.calls.delete !== undefined },
  ];
  const run = async (act: Act['act']) => {
    setActing(true);
    try {
      await act();
    } catch (error) {
      notify.error(errorWordsToQuote(error));
    }
    setActing(false);
  };
  return acts
    .filter(({ isOffered }) => isOffered)
    .map(({ label, act }) => (
      <Button
        key={label}
        size="small"
        variant="outlined"
        color="inherit"
        disabled={isActing}
        onClick={() => void run(act)}
      >
        {label}
      </Button>
    ));
}
