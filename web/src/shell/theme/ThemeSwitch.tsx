import { t } from '@artesian/domain/texts/translate';
import CheckBox from '@mui/icons-material/CheckBoxOutlined';
import CheckBoxBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useHighContrast } from '../../ui/high-contrast.ts';
import { themeChoices, useThemeChoice } from '../../ui/theme-choices.ts';

/** Light, dark, or match my device, and whether with stronger colors; remembered in this browser. */
export function ThemeSwitch() {
  const { chosen, choose } = useThemeChoice();
  const [isHigh, setHigh] = useHighContrast();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={t('Theme')}>
        <IconButton
          aria-label={t('Theme: {label}', { label: chosen.label })}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <chosen.icon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {themeChoices.map((choice) => (
          <MenuItem
            key={choice.mode}
            role="menuitemradio"
            aria-checked={choice === chosen}
            selected={choice === chosen}
            onClick={() => {
              choose(choice.mode);
              setAnchor(null);
            }}
          >
            <ListItemIcon>
              <choice.icon fontSize="small" />
            </ListItemIcon>
            {choice.label}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem role="menuitemcheckbox" aria-checked={isHigh} onClick={() => setHigh(!isHigh)}>
          <ListItemIcon>{isHigh ? <CheckBox fontSize="small" /> : <CheckBoxBlank fontSize="small" />}</ListItemIcon>
          {t('High contrast')}
        </MenuItem>
      </Menu>
    </>
  );
}
