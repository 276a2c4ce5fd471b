import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTheme, type Breakpoint } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, useContext, type ReactElement } from 'react';

interface ToolbarButtonProps extends Pick<ButtonProps, 'onClick' | 'aria-haspopup' | 'aria-pressed' | 'disabled'> {
  icon: ReactElement;
  label: string;
}

/** From which width of the window words stand beside icons: where much is offered at once, only where there is much room. */
export const WordsFromContext = createContext<Breakpoint | number | undefined>(undefined);

/** A button with a word, and on a narrow screen its icon alone. */
export function ToolbarButton({ icon, label, ...props }: ToolbarButtonProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up(useContext(WordsFromContext) ?? 'sm'));
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
