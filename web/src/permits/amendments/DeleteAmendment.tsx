import { messages } from '@artesian/contract/language/messages';
import type { Row } from '@artesian/contract/language/register';
import { amendments, isInForce } from '@artesian/contract/permits/amendments';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '../../api.ts';
import { RemoveDialog } from '../../attachments/RemoveDialog.tsx';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import { amendmentName } from './amendment-name.ts';

/** Takes an amendment out of the list, once that was confirmed, with a way back. One that is approved is taken back with it. */
export function DeleteAmendment({ record, onDeleted }: { record: Row; onDeleted: () => void }) {
  const name = amendmentName(record);
  const [isAsked, setAsked] = useState(false);
  if (record.removed === true || !(record.may as { remove: boolean }).remove) return null;
  const remove = async () => {
    setAsked(false);
    try {
      const removed = await setRemoved(record, true);
      notify.forgetErrors();
      notify.success(messages.deleted, { action: { label: 'Undo', onClick: () => void bringBack(removed) } });
      onDeleted();
    } catch (error) {
      notify.error(errorWordsToQuote(error));
    }
  };
  return (
    <>
      <Button color="inherit" size="small" startIcon={<Delete />} onClick={() => setAsked(true)}>
        Delete
      </Button>
      {isAsked && (
        <RemoveDialog
          name={isInForce(record) ? `${name}, which gives its permit back what it was before` : name}
          onConfirm={() => void remove()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}

const setRemoved = (row: Row, should_remove: boolean) =>
  api
    .register(amendments)
    .update(row.pamend_ndx as number, { should_remove }, row.version, crypto.randomUUID()) as Promise<Row>;

async function bringBack(removed: Row) {
  try {
    await setRemoved(removed, false);
    notify.success(messages.updated);
  } catch (error) {
    notify.error(errorWordsToQuote(error));
  }
}
