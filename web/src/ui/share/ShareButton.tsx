import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ShareDialog } from './ShareDialog.tsx';

interface ShareButtonProps {
  title: string;
  picture?: string;
}

/** Shares the page that it stands on. */
export function ShareButton({ title, picture }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<ShareOutlined />} onClick={() => setOpen(true)}>
        Share
      </Button>
      <ShareDialog title={title} picture={picture} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
