import { paperSizes } from '@artesian/contract/language/settings';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { paperNames } from '../../ui/pdf/papers.ts';
import { usePrintingWellRecord } from './use-printing-well-record.ts';

interface PrintWellRecordProps {
  record: number;
  /** What people know it by. */
  name: string;
}

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
        {paperSizes.map((paper) => (
          <MenuItem
            key={paper}
            onClick={() => {
              setAnchor(null);
              void print({ well, name, paper });
            }}
          >
            PDF, {paperNames[paper]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
