import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import SettingsBrightness from '@mui/icons-material/SettingsBrightnessOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

const choices = [
  { mode: 'light', label: 'Light', icon: LightMode },
  { mode: 'dark', label: 'Dark', icon: DarkMode },
  { mode: 'system', label: 'As on this device', icon: SettingsBrightness },
] as const;

/** Light, dark, or as the device has it; remembered in this browser. */
export function ThemeSwitch() {
  const { mode, setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = choices.find((choice) => choice.mode === mode) ?? choices[0];
  return (
    <>
      <Tooltip title="Theme">
        <IconButton
          aria-label={`Theme: ${chosen.label}`}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <chosen.icon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ mode: choice, label, icon: Icon }) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === chosen.mode}
            selected={choice === chosen.mode}
            onClick={() => {
              setMode(choice);
              setAnchor(null);
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
