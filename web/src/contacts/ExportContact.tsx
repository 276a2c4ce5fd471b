import { exportPerson } from '@artesian/contract/people/person-export';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSession } from '../session/session.tsx';
import { downloadFile } from '../session/download-file.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';

/** Hands out everything that is held about a contact. */
export function ExportContact({ record }: { record: number }) {
  const { may } = useSession();
  const [isReading, setReading] = useState(false);
  if (record === 0 || !may(exportPerson)) return null;
  const save = async () => {
    setReading(true);
    try {
      const path = exportPerson.path.replace('{rolo_ndx}', String(record));
      await downloadFile(path, `contact-${record}-everything.zip`, 'POST');
      notify.success('All data about this contact were saved to a file. The export is recorded.');
    } catch (error) {
      notify.error(`The export failed. ${errorWordsToQuote(error)}`);
    }
    setReading(false);
  };
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
      loading={isReading}
      loadingPosition="start"
      onClick={() => void save()}
    >
      Export all data about this contact
    </Button>
  );
}
