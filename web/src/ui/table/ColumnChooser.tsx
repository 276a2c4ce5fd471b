import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { ToolbarButton } from './ToolbarButton.tsx';

interface ColumnChooserProps {
  columns: readonly { id: string; header: string }[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

export function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (id: string) => onChange(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id]);
  return (
    <>
      <ToolbarButton
        icon={<ViewColumn />}
        label="Columns"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ id, header }) => (
          <MenuItem key={id} role="menuitemcheckbox" aria-checked={!hidden.includes(id)} onClick={() => toggle(id)}>
            <Checkbox
              size="small"
              checked={!hidden.includes(id)}
              tabIndex={-1}
              sx={{ p: 0.5, mr: 1 }}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            {header}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
