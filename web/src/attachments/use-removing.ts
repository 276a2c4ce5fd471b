import { messages } from '@artesian/contract/language/messages';
import { useState } from 'react';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import type { Attachment, AttachmentCalls } from './attachment.ts';

/** Removes attachments, with a way back in what is said of it. `leaving`: those that are being removed. */
export function useRemoving({ remove, restore }: Pick<AttachmentCalls, 'remove' | 'restore'>, onChanged: () => void) {
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());
  const bringBack = (key: number) =>
    void restore!(key).then(onChanged, (error: unknown) => notify.error(errorWordsToQuote(error)));

  const removeOne = async ({ att_ndx: key }: Attachment) => {
    setLeaving((known) => new Set([...known, key]));
    try {
      await remove!(key);
      notify.forgetErrors();
      onChanged();
      const wayBack = { action: { label: 'Undo', onClick: () => bringBack(key) } };
      notify.success('Record was deleted successfully', restore ? wayBack : {});
    } catch (error) {
      notify.error(errorWordsToQuote(error) || messages.somethingWentWrong);
    }
    setLeaving((known) => new Set([...known].filter((one) => one !== key)));
  };
  return { leaving, remove: removeOne };
}
