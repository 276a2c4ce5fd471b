import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { tagOf } from '../../field/select-well/tag.ts';
import { useSettings } from '../../session/settings.tsx';
import { shortDate } from '../../ui/dates.ts';
import { dayIn } from '../../ui/district-day.ts';
import { errorWords } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import type { Paper } from '../../ui/pdf/open-pdf.ts';
import { saveFile } from '../../ui/save-file.ts';

interface WellToPrint {
  well: number;
  /** What people know it by. */
  name: string;
  paper: Paper;
}

/** The record of a well as a PDF. What writes it is heavy, and loaded when it is asked for. */
export function usePrintingWellRecord() {
  const queries = useQueryClient();
  const { districtName, timeZone } = useSettings();
  const [isBusy, setBusy] = useState(false);
  const print = useCallback(
    async ({ well, name, paper }: WellToPrint) => {
      setBusy(true);
      try {
        const [{ gatherWellRecord }, { writeWellRecord }] = await Promise.all([
          import('./gather-well-record.ts'),
          import('./write-well-record.ts'),
        ]);
        const sections = await gatherWellRecord(queries, well);
        const printed = shortDate(dayIn(timeZone));
        const address = window.location.origin + window.location.pathname.replace(/\/\d*$/, '') + `/${well}`;
        const tag = tagOf(window.location.origin, name.split(' · ')[0]!);
        const bytes = await writeWellRecord({ name, districtName, printed, address, tag, paper, sections });
        saveFile(`well-record-${name.split(' ')[0]}.pdf`, new Blob([bytes], { type: 'application/pdf' }));
      } catch (error) {
        notify.error(`The record could not be printed: ${errorWords(error)} Try again.`);
      } finally {
        setBusy(false);
      }
    },
    [queries, districtName, timeZone],
  );
  return { isBusy, print };
}
