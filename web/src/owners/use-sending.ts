import { ApiError } from '@artesian/contract/language/client';
import { attachReadingPhoto, submitReading } from '@artesian/contract/owners/submitted-readings';
import { useState } from 'react';
import type { z } from 'zod';
import { api } from '../api.ts';
import { useKeyPerAct } from '../register/form/use-save.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';

type Reading = z.input<NonNullable<typeof submitReading.body>>;

/** How far a reading is on its way: a photo that did not arrive takes no reading with it. */
export type Sending =
  | { step: 'typing' }
  | { step: 'sending'; what: 'reading' | 'photo'; share?: number }
  | { step: 'refused'; words: string; field: string | undefined }
  | { step: 'without photo'; words: string; submission: number };

/** Sends a reading and then its photo, each once however often it is tried. `onSent` is told when all of it has arrived. */
export function useSending(onSent: () => void) {
  const [sending, setSending] = useState<Sending>({ step: 'typing' });
  const keyOfReading = useKeyPerAct();
  const keyOfPhoto = useKeyPerAct();

  const sendPhoto = async (submission: number, photo: File) => {
    setSending({ step: 'sending', what: 'photo' });
    try {
      await api.upload(attachReadingPhoto, {
        params: { submitted_reading_ndx: submission },
        fields: {},
        file: photo,
        idempotencyKey: keyOfPhoto([submission, photo.name, photo.size, photo.lastModified]),
        onProgress: (share) => setSending({ step: 'sending', what: 'photo', share }),
      });
      onSent();
    } catch (error) {
      setSending({ step: 'without photo', words: errorWordsToQuote(error), submission });
    }
  };

  const send = async (reading: Reading, photo: File | undefined) => {
    setSending({ step: 'sending', what: 'reading' });
    try {
      const { submitted_reading_ndx } = await api.call(submitReading, {
        body: reading,
        idempotencyKey: keyOfReading(reading),
      });
      if (photo) await sendPhoto(submitted_reading_ndx, photo);
      else onSent();
    } catch (error) {
      const field = error instanceof ApiError ? error.problem.errors?.[0]?.field : undefined;
      setSending({ step: 'refused', words: errorWordsToQuote(error), field });
    }
  };

  return { sending, send, sendPhoto };
}
