import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettings } from '../../session/settings.tsx';
import { shortDate } from '../../ui/dates.ts';
import { errorWords } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import type { Paper } from '../../ui/pdf/open-pdf.ts';
import { saveFile } from '../../ui/save-file.ts';

interface PrintWellRecordProps {
  record: number;
  /** What people know it by. */
  name: string;
}

const papers: Record<Paper, string> = { LETTER: 'US Letter', A4: 'A4' };

/** The record of the well as a PDF. What writes it is heavy, and loaded when it is asked for. */
export function PrintWellRecord({ record: well, name }: PrintWellRecordProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isBusy, print } = usePrinting(well, name);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<PrintOutlined />}
        aria-haspopup="menu"
        loading={isBusy}
        loadingPosition="start"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Print Well Record
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(Object.keys(papers) as Paper[]).map((paper) => (
          <MenuItem
            key={paper}
            onClick={() => {
              setAnchor(null);
              void print(paper);
            }}
          >
            PDF, {papers[paper]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function usePrinting(well: number, name: string) {
  const queries = useQueryClient();
  const { districtName, timeZone } = useSettings();
  const [isBusy, setBusy] = useState(false);
  const print = async (paper: Paper) => {
    setBusy(true);
    try {
      const [{ gatherWellRecord }, { writeWellRecord }] = await Promise.all([
        import('./gather-well-record.ts'),
        import('./write-well-record.ts'),
      ]);
      const sections = await gatherWellRecord(queries, well);
      const printed = shortDate(new Date().toLocaleDateString('en-CA', { timeZone }));
      const address = window.location.origin + window.location.pathname.replace(/\/\d*$/, '') + `/${well}`;
      const bytes = await writeWellRecord({ name, districtName, printed, address, paper, sections });
      saveFile(`well-record-${name.split(' ')[0]}.pdf`, new Blob([bytes], { type: 'application/pdf' }));
    } catch (error) {
      notify.error(`The record could not be printed: ${errorWords(error)} Try again.`);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, print };
}
