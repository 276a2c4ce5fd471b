import type { Paper } from '@artesian/contract/language/settings';
import { paperSizes } from '@artesian/contract/language/settings';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettings } from '../../session/settings.tsx';
import { usePaper } from '../../session/use-paper.ts';
import { dayIn } from '../../ui/district-day.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import { paperNames } from '../../ui/pdf/papers.ts';
import { saveFile } from '../../ui/save-file.ts';
import { refuseWhileRecounting } from '../recounts.ts';

type Kind = 'pdf' | 'xlsx';

/** The years of a permit as a file. What makes it is loaded when it is asked for. */
export function DownloadYears({ permit }: { permit: number }) {
  const settings = useSettings();
  const [paper, setPaper] = usePaper();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ kind, on }: { kind: Kind; on: Paper }) => {
      await refuseWhileRecounting();
      const { gatherYears } = await import('./gather-years.ts');
      const sheet = await gatherYears(permit, settings, dayIn(settings.timeZone));
      const file =
        kind === 'pdf'
          ? await (await import('./write-years.ts')).writeYears(sheet, on)
          : await (await import('./years-workbook.ts')).yearsWorkbook(sheet, on);
      saveFile(fileNameOf(sheet.head.permit_number, sheet.asOf, kind), file);
    },
    onError: (error) => notify.error(`The file could not be created. ${errorWordsToQuote(error)}`),
  });
  const choose = (kind: Kind, on: Paper) => () => {
    setAnchor(null);
    setPaper(on);
    mutate({ kind, on });
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Download />}
        aria-haspopup="menu"
        loading={isPending}
        loadingPosition="start"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Download Years
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {paperSizes.map((size) => (
          <MenuItem key={size} onClick={choose('pdf', size)}>
            PDF, {paperNames[size]}
          </MenuItem>
        ))}
        <MenuItem onClick={choose('xlsx', paper)}>Excel workbook (XLSX)</MenuItem>
      </Menu>
    </>
  );
}

/** `permit-years-h7-19-1-2026-11-25.pdf` */
const fileNameOf = (permit: string, asOf: string, kind: Kind) =>
  `permit-years-${permit}-${asOf}`.toLowerCase().replaceAll(/[^\w]+/g, '-') + `.${kind}`;
