import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { Paper } from '../../ui/pdf/open-pdf.ts';
import { usePrintingWellRecord } from './use-printing-well-record.ts';

interface PrintWellRecordProps {
  record: number;
  /** What people know it by. */
  name: string;
}

const papers: Record<Paper, string> = { LETTER: 'US Letter', A4: 'A4' };

/** The record of the well on the paper that is chosen. */
export function PrintWellRecord({ record: well, name }: PrintWellRecordProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isBusy, print } = usePrintingWellRecord();
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
              void print({ well, name, paper });
            }}
          >
            PDF, {papers[paper]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
