import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, useContext, type ReactElement } from 'react';

interface ToolbarButtonProps extends Pick<ButtonProps, 'onClick' | 'aria-haspopup' | 'disabled'> {
  icon: ReactElement;
  label: string;
}

/** Much is offered at once: words stand beside icons only where there is much room. */
export const CrowdedContext = createContext(false);

/** A button with a word, and on a phone its icon alone. */
export function ToolbarButton({ icon, label, ...props }: ToolbarButtonProps) {
  const isCrowded = useContext(CrowdedContext);
  const isWide = useMediaQuery(useTheme().breakpoints.up(isCrowded ? 1600 : 'sm'));
  if (isWide) {
    return (
      <Button size="small" color="inherit" startIcon={icon} sx={{ color: 'text.secondary' }} {...props}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} {...props}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}
