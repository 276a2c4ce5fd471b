import { t } from '@artesian/domain/texts/translate';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useContext, useState } from 'react';
import { notify } from '../../notify.ts';
import { saveFile } from '../../save-file.ts';
import type { Column } from '../column.ts';
import { AboutFiles, type ExportedTable } from './about-files.ts';
import { asCsv, download } from './export-rows.ts';
import { makeWorkbook } from './make-workbook.ts';
import { ToolbarButton } from '../ToolbarButton.tsx';

interface ExportMenuProps<T> {
  name: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
}

/** The rows as a file, for a program that reads text or for a spreadsheet. */
export function ExportMenu<T>({ name, columns, rows }: ExportMenuProps<T>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const aboutFiles = useContext(AboutFiles);
  const close = () => setAnchor(null);
  const exporting = (format: ExportedTable['format'], act: () => void) => () => {
    act();
    const toKnow = aboutFiles({ table: name, format, rows: rows.length });
    if (toKnow) notify.warning(toKnow);
    close();
  };
  return (
    <>
      <ToolbarButton
        icon={<FileDownload />}
        label={t('Export')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={exporting('CSV', () => download(fileName(name, 'csv'), asCsv(columns, rows)))}>
          {t('CSV')}
        </MenuItem>
        <MenuItem onClick={exporting('XLSX', () => void saveWorkbook(name, columns, rows))}>
          {t('Excel workbook (XLSX)')}
        </MenuItem>
      </Menu>
    </>
  );
}

/** More rows than are made into a workbook at once. */
const MANY = 10_000;

/** What makes workbooks is loaded when the first is asked for. */
async function saveWorkbook<T>(name: string, columns: readonly Column<T>[], rows: readonly T[]) {
  try {
    if (rows.length > MANY)
      notify.info(t('The workbook is being created. Keep working; it will appear in your downloads.'));
    saveFile(fileName(name, 'xlsx'), await makeWorkbook(name, columns, rows));
  } catch (error) {
    notify.error(
      t('The workbook could not be created: {message} The CSV has the same rows.', {
        message: (error as Error).message,
      }),
    );
  }
}

const fileName = (name: string, ending: string) =>
  `${name.toLowerCase().replaceAll(/\W+/g, '-')}-${new Date().toISOString().slice(0, 10)}.${ending}`;
