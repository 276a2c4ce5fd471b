import { t } from '@artesian/domain/texts/translate';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ShareDialog, type Shared } from './ShareDialog.tsx';

export interface ShareButtonProps extends Shared {
  /** For a part of the page: which. */
  part?: string;
}

/** Shares the page that it stands on, or a part of it. */
export function ShareButton({ part, ...shared }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        className="not-printed"
        startIcon={<ShareOutlined />}
        onClick={() => setOpen(true)}
        {...(part && { size: 'small', 'aria-label': t('Share {part}', { part }) })}
      >
        {t('Share')}
      </Button>
      <ShareDialog {...shared} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
