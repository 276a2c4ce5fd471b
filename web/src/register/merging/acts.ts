import type { Register } from '@artesian/contract/language/register';
import { sayWhetherSame } from '@artesian/contract/merging/likely-duplicates';
import { undoMerge, type Merge } from '@artesian/contract/merging/merging';
import { api } from '../../api.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';

/** Takes a merge back and says so, or says why not. */
export async function takeBack({ path, one }: Register, { merge_ndx, dropped_label }: Merge): Promise<void> {
  try {
    await api.call(undoMerge, { params: { register: path, merge_ndx } });
    notify.forgetErrors();
    notify.success(`${dropped_label} is a separate ${one} again, with everything linked to it.`);
  } catch (error) {
    notify.error(`Could not undo. ${errorWordsToQuote(error)}`);
  }
}

interface Two {
  key: number;
  other: number;
}

/** Says that two records are not the same, with the way back. Whether it was saved. */
export async function sayDistinct(register: Register, two: Two): Promise<boolean> {
  try {
    await say(register, two, true);
    notify.success(`These two ${register.one}s will not be suggested again.`, {
      action: { label: 'Undo', onClick: () => void sayUnknown(register, two) },
    });
    return true;
  } catch (error) {
    notify.error(`Not saved. ${errorWordsToQuote(error)}`);
    return false;
  }
}

async function sayUnknown(register: Register, two: Two) {
  try {
    await say(register, two, false);
    notify.success(`These two ${register.one}s may be suggested again.`);
  } catch (error) {
    notify.error(`Could not undo. ${errorWordsToQuote(error)}`);
  }
}

const say = ({ path }: Register, { key, other }: Two, are_distinct: boolean) =>
  api.call(sayWhetherSame, { params: { register: path, key, other }, body: { are_distinct } });
