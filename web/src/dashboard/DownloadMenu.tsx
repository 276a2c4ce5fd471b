import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { ToolbarButton } from '../ui/table/ToolbarButton.tsx';

interface DownloadMenuProps {
  /** Of whose data. */
  name: string;
  /** By what the menu says. */
  ways: Readonly<Record<string, () => void>>;
}

/** The ways to take a part of the dashboard along. */
export function DownloadMenu({ name, ways }: DownloadMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <ToolbarButton
        icon={<FileDownload />}
        label="Download"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': `Download ${name}` } }}
      >
        {Object.entries(ways).map(([way, act]) => (
          <MenuItem
            key={way}
            onClick={() => {
              close();
              act();
            }}
          >
            {way}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
