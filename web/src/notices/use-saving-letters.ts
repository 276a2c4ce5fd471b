import { useState } from 'react';
import { useSettings } from '../session/settings.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { saveFile } from '../ui/save-file.ts';
import { counted } from '../ui/counted.ts';
import type { LetterToPrint } from './write-letters.ts';

/** Saves letters as one PDF. */
export function useSavingLetters(fileName: string) {
  const settings = useSettings();
  const [isSaving, setSaving] = useState(false);
  const save = async (findLetters: () => Promise<readonly LetterToPrint[]>) => {
    setSaving(true);
    try {
      const [letters, { printLetters }] = await Promise.all([findLetters(), import('./write-letters.ts')]);
      saveFile(`${fileName}.pdf`, await printLetters(letters, settings));
      notify.success(`${counted(letters.length, 'letter')} in one PDF in your downloads.`);
    } catch (error) {
      notify.error(`The letters could not be printed. ${errorWordsToQuote(error)}`);
    }
    setSaving(false);
  };
  return { isSaving, save };
}
