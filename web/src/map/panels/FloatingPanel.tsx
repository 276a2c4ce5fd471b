import { t } from '@artesian/domain/texts/translate';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { floating } from './floating.ts';

interface FloatingPanelProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Where there is little room it comes from below. */
  isSheet: boolean;
  /** Nothing in it takes the focus: the whole does, so that it scrolls by keyboard too. */
  isOnlyRead?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A panel over the map, or a sheet from below. */
export function FloatingPanel({
  title,
  isOpen,
  onClose,
  isSheet,
  isOnlyRead = false,
  sx,
  children,
}: FloatingPanelProps) {
  const id = useId();
  const content = (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 0.75, minHeight: 44, flexShrink: 0 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton size="small" className="not-printed" aria-label={t('Close {title}', { title })} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box {...(isOnlyRead && { tabIndex: 0, role: 'group', 'aria-label': title })} sx={scrolled}>
        {children}
      </Box>
    </>
  );
  if (isSheet) {
    return (
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { sx: sheet, 'aria-labelledby': id } }}
      >
        {content}
      </Drawer>
    );
  }
  if (!isOpen) return null;
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      sx={[floating, { display: 'flex', flexDirection: 'column' }, ...many(sx)]}
    >
      {content}
    </Paper>
  );
}

/** What has the keyboard is clear of what stands at the foot (WCAG 2.4.11). */
const scrolled = {
  overflowY: 'auto',
  minHeight: 0,
  scrollPaddingBottom: '56px',
  '&:focus-visible': { outlineOffset: -2 },
};

const sheet = {
  maxHeight: '75dvh',
  borderRadius: '16px 16px 0 0',
  display: 'flex',
  flexDirection: 'column',
  pb: 'env(safe-area-inset-bottom)',
};

const many = (sx: SxProps<Theme> | undefined) => (Array.isArray(sx) ? sx : [sx]);
