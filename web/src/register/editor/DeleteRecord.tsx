import { restoreRecord } from '@artesian/contract/language/history';
import { messages } from '@artesian/contract/language/messages';
import type { Register } from '@artesian/contract/language/register';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.tsx';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import { useKeyPerAct } from '../form/use-save.ts';
import { useSelection } from '../list/use-selection.ts';
import { recordQuery } from '../record.ts';

interface DeleteRecordProps {
  register: Register;
  record: number;
  name: string;
  /** What to think of before. */
  children: ReactNode;
}

/** Takes away a record that was made by mistake, with a way back. What is in use stays: the server says what refers to it. */
export function DeleteRecord({ register, record, name, children }: DeleteRecordProps) {
  const { may } = useSession();
  const { leave } = useSelection();
  const { data } = useQuery(recordQuery(register, record));
  const [isAsked, setAsked] = useState(false);
  const keyOf = useKeyPerAct();
  if (!data || !register.calls.delete || !may(register.calls.delete)) return null;
  return (
    <>
      <Button color="inherit" size="small" startIcon={<Delete />} onClick={() => setAsked(true)}>
        Delete
      </Button>
      {isAsked && (
        <AskFirst
          title={`Delete ${register.one} ${name}?`}
          act={`Delete ${register.one}`}
          color="error"
          does={() => api.register(register).delete(record, data.version, keyOf([record, data.version]))}
          onDone={() => {
            notify.forgetErrors();
            notify.success(messages.deleted, {
              action: { label: 'Undo', onClick: () => void bringBack(register, record) },
            });
            leave();
          }}
          onClose={() => setAsked(false)}
        >
          {children}
        </AskFirst>
      )}
    </>
  );
}

async function bringBack({ path }: Register, key: number) {
  const params = { register: path, key };
  try {
    await api.call(restoreRecord, { params, idempotencyKey: crypto.randomUUID() });
    notify.success(messages.updated);
  } catch (error) {
    notify.error(errorWordsToQuote(error));
  }
}
