import type { Register } from '@artesian/contract/language/register';
import { useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { labelOf } from '../form/entries.ts';
import { useKeyPerAct } from '../form/use-save.ts';
import type { BulkChange, Plan } from './plan-change.ts';
import { counted, isFinal, formatRefusal, rowsNamedBy, saveMany, undoing } from './save-many.ts';

const NONE: ReadonlySet<number> = new Set();

/** Saves what is planned and offers the way back. `refresh` reads the records anew where somebody else saved some of them. */
export function useSaveMany(register: Register, refresh: () => Promise<unknown>) {
  const [refusal, setRefusal] = useState<string>();
  const [late, setLate] = useState(NONE);
  const keyOf = useKeyPerAct();

  /** Whether it was saved; where it was not, `refusal` says why. */
  const save = async ({ field, value }: BulkChange, { changing, final }: Plan): Promise<boolean> => {
    setRefusal(undefined);
    setLate(NONE);
    try {
      const rows = changing.map(({ key, version }) => ({ key, version, value }));
      const saved = await saveMany(register, field, rows, keyOf([field, rows]));
      notify.forgetErrors();
      const undo = undoing(register, field, changing, saved);
      notify.success(
        `${labelOf(register, field)} was changed in ${counted(register, saved.length)}.`,
        final === 0 ? { action: { label: 'Undo', onClick: () => void undo() } } : {},
      );
      return true;
    } catch (error) {
      if (!isFinal(error)) setRefusal(formatRefusal(error, changing));
      else {
        await refresh();
        const isLate = error.status === 412;
        if (isLate) setLate(new Set(rowsNamedBy(error).map((index) => changing[index]!.key)));
        const lookAgain = isLate ? ' Their values are listed first below. Check them and save again.' : '';
        setRefusal(`Nothing was saved. ${formatRefusal(error, changing)}${lookAgain}`);
      }
      return false;
    }
  };

  return { save, refusal, late };
}
