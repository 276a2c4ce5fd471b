import { t } from '@artesian/domain/texts/translate';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ShareButton, type ShareButtonProps } from '../../share/ShareButton.tsx';
import { DateFilters } from './DateFilters.tsx';
import type { DateWindow } from './date-window.ts';

interface GraphToolbarProps {
  window: DateWindow;
  onWindow: (window: DateWindow) => void;
  onCsv: () => void;
  onPdf: () => void;
  shared: ShareButtonProps;
  /** What only this graph has. */
  children?: ReactNode;
}

/** Days, and the ways out. */
export function GraphToolbar({ window, onWindow, onCsv, onPdf, shared, children }: GraphToolbarProps) {
  return (
    <Box
      className="not-printed"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 1, pb: 1.5 }}
    >
      <DateFilters window={window} onChange={onWindow} />
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      {children}
      <Button size="small" variant="outlined" startIcon={<FileDownloadOutlined />} onClick={onCsv}>
        {t('Export CSV')}
      </Button>
      <Button size="small" variant="outlined" startIcon={<PictureAsPdfOutlined />} onClick={onPdf}>
        {t('Save PDF')}
      </Button>
      <ShareButton {...shared} />
    </Box>
  );
}
