import { messages } from '@artesian/contract/language/messages';
import type { Row } from '@artesian/contract/language/register';
import { registrations } from '@artesian/contract/registrations/registrations';
import Delete from '@mui/icons-material/DeleteOutlined';
import { useMemo } from 'react';
import { nameOf } from '../../register/form/options.ts';
import { useRows } from '../../register/list/use-rows.ts';
import { useSelection } from '../../register/list/use-selection.ts';
import { useSession } from '../../session/session.tsx';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import type { RowAction } from '../../ui/table/grid/row-parts.ts';

/** Deletes a registration from its row, with the way back. One that is open is closed. */
export function useDeleting(): readonly RowAction<Row>[] {
  const { may } = useSession();
  const { acts } = useRows(registrations, undefined);
  const { key, leave } = useSelection();
  const mayDelete = may(registrations.calls.delete);
  return useMemo(() => {
    const remove = async (row: Row) => {
      const bringBack = await acts.remove(row);
      notify.success(messages.deleted, { action: { label: 'Undo', onClick: () => void told(bringBack()) } });
      if (row.reg_ndx === key) leave();
    };
    const action = {
      label: (row: Row) => `Delete ${nameOf(registrations, row)}`,
      icon: <Delete fontSize="small" />,
      onAct: (row: Row) => void told(remove(row)),
    };
    return mayDelete ? [action] : [];
    // oxlint-disable-next-line react/exhaustive-deps -- `leave` is another at each rendering, and does the same
  }, [acts, key, mayDelete]);
}

const told = (work: Promise<void>) => work.catch((error: unknown) => notify.error(errorWordsToQuote(error)));
