import { t } from '@artesian/domain/texts/translate';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ShareDialog } from './ShareDialog.tsx';

interface ShareButtonProps {
  title: string;
  picture?: string;
  isEmbeddable?: boolean;
}

/** Shares the page that it stands on. */
export function ShareButton({ title, picture, isEmbeddable }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<ShareOutlined />} onClick={() => setOpen(true)}>
        {t('Share')}
      </Button>
      <ShareDialog
        title={title}
        picture={picture}
        isEmbeddable={isEmbeddable}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
