import type { Register, Row } from '@artesian/contract/language/register';
import EditNote from '@mui/icons-material/EditNote';
import Button from '@mui/material/Button';
import { useCallback, useRef, useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { BulkChangeDialog } from './BulkChangeDialog.tsx';
import { counted } from './save-many.ts';

/** The change of one field in all records that are ticked: the button for it, and its dialog. Neither where the reader may not. */
export function useBulkChange(register: Register, fields: readonly string[] = Object.keys(register.fields)) {
  const { may } = useSession();
  const [chosen, setChosen] = useState<readonly Row[]>();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const bulk = useCallback(
    (rows: readonly Row[]) => (
      <Button
        size="small"
        startIcon={<EditNote />}
        aria-haspopup="dialog"
        onClick={(event) => {
          opener.current = event.currentTarget;
          setChosen(rows);
          setOpen(true);
        }}
      >
        Change {counted(register, rows.length)}
      </Button>
    ),
    [register],
  );
  const call = register.calls['replace-by-array'];
  if (!call || !may(call)) return { bulk: undefined, dialog: null };
  const dialog = chosen && (
    <BulkChangeDialog
      register={register}
      fields={fields}
      chosen={chosen}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={() => {
        setChosen(undefined);
        // Gone with its rows where the change took them out of the list.
        if (!opener.current?.isConnected) document.getElementById(MAIN_ID)?.focus();
      }}
    />
  );
  return { bulk, dialog };
}
