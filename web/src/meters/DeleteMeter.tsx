import { restoreRecord } from '@artesian/contract/language/history';
import { messages } from '@artesian/contract/language/messages';
import { meters } from '@artesian/contract/metering/meters';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { recordQuery } from '../register/record.ts';
import { useKeyPerAct } from '../register/form/use-save.ts';
import { useSelection } from '../register/list/use-selection.ts';
import { useSession } from '../session/session.tsx';
import { AskFirst } from '../ui/AskFirst.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';

/** Takes away a meter that was made by mistake, with a way back. One that was read stays: the server says what refers to it. */
export function DeleteMeter({ record: meter_ndx, name }: { record: number; name: string }) {
  const { may } = useSession();
  const { leave } = useSelection();
  const { data } = useQuery(recordQuery(meters, meter_ndx));
  const [isAsked, setAsked] = useState(false);
  const keyOf = useKeyPerAct();
  if (!data || !may(meters.calls.delete)) return null;
  return (
    <>
      <Button color="inherit" size="small" startIcon={<Delete />} onClick={() => setAsked(true)}>
        Delete
      </Button>
      {isAsked && (
        <AskFirst
          title={`Delete meter ${name}?`}
          act="Delete meter"
          color="error"
          does={() => api.register(meters).delete(meter_ndx, data.version, keyOf([meter_ndx, data.version]))}
          onDone={() => {
            notify.forgetErrors();
            notify.success(messages.deleted, { action: { label: 'Undo', onClick: () => void bringBack(meter_ndx) } });
            leave();
          }}
          onClose={() => setAsked(false)}
        >
          For a meter added by mistake. Its links to wells are deleted too. A meter with readings cannot be deleted;
          enter a retired date instead.
        </AskFirst>
      )}
    </>
  );
}

async function bringBack(key: number) {
  const params = { register: meters.path, key };
  try {
    await api.call(restoreRecord, { params, idempotencyKey: crypto.randomUUID() });
    notify.success(messages.updated);
  } catch (error) {
    notify.error(errorWordsToQuote(error));
  }
}
