import { oneLetter } from '@artesian/contract/notices/notices';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../api.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { LetterDialog } from './LetterDialog.tsx';

/** A letter as it was told. */
export function OneLetter({ letter_ndx, onClose }: { letter_ndx: number; onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: [oneLetter.path, letter_ndx],
    queryFn: ({ signal }) => api.call(oneLetter, { params: { letter_ndx }, signal }),
  });
  useEffect(() => {
    if (!error) return;
    notify.error(`The letter cannot be shown. ${errorWordsToQuote(error)}`);
    onClose();
  }, [error, onClose]);
  return data ? <LetterDialog letter={data} onClose={onClose} /> : null;
}
