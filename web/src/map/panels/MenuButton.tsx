import { t } from '@artesian/domain/texts/translate';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useId, useState, type ReactNode } from 'react';

interface MenuButtonProps {
  label: string;
  icon?: ReactNode;
  /** How much of it is at work; nothing when 0. */
  count: number;
  width?: number;
  children: ReactNode;
}

/** A button that opens a small panel of inputs below itself. */
export function MenuButton({ label, icon, count, width = 300, children }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={icon}
        endIcon={<ExpandMore />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
      >
        {label}
        {count > 0 && <Count count={count} />}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            id,
            role: 'dialog',
            'aria-label': label,
            sx: { width, mt: 0.75, border: 1, borderColor: 'divider' },
          },
        }}
      >
        {children}
      </Popover>
    </>
  );
}

function Count({ count }: { count: number }) {
  return (
    <Box
      component="span"
      aria-label={t('{count} applied', { count })}
      sx={{
        ml: 0.75,
        minWidth: 20,
        px: 0.5,
        borderRadius: '10px',
        fontSize: '0.75rem',
        lineHeight: '20px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {count}
    </Box>
  );
}
