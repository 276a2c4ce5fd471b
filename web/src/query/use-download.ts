import type { QueryFormat } from '@artesian/contract/query/query-calls';
import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '../session/download-file.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';

/** Fetches one file at a time; leaving the screen calls it off. */
export function useDownload() {
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const download = async (address: string, body: object, format: 'csv' | QueryFormat) => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    const kind = format === 'csv' ? 'CSV file' : 'File';
    try {
      await downloadFile(address, 'district-data', 'POST', body, controller.signal);
      notify.success(`${kind} successfully added to download folder.`);
    } catch (error) {
      if (!controller.signal.aborted)
        notify.error(`Failed to download ${format === 'csv' ? 'CSV file' : 'file'}.`, {
          description: `Error downloading file. ${errorWordsToQuote(error)}`,
        });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download, cancel: () => running.current?.abort() };
}
