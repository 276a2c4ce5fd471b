import Popover from '@mui/material/Popover';
import { useState, type ReactElement, type ReactNode } from 'react';
import { ToolbarButton } from './ToolbarButton.tsx';

interface ToolbarPopoverProps {
  icon: ReactElement;
  label: string;
  /** What a screen reader calls it, where the label says too little. */
  name?: string;
  /** In pixels; as wide as it needs to be without one. */
  width?: number;
  children: (close: () => void) => ReactNode;
}

/** A button of a toolbar that opens a small dialog below itself. */
export function ToolbarPopover({ icon, label, name = label, width, children }: ToolbarPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <ToolbarButton
        icon={icon}
        label={label}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: { width } } }}
      >
        {children(close)}
      </Popover>
    </>
  );
}
