import { language, t } from '@artesian/domain/texts/translate';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { LanguageSwitch } from '../../account/LanguageSwitch.tsx';
import { AccountMenu } from '../../account/AccountMenu.tsx';
import { FindButton } from '../../find/FindButton.tsx';
import { FieldInBackground } from '../../offline/FieldInBackground.tsx';
import { useSession } from '../../session/session.tsx';
import { useSettings } from '../../session/settings.tsx';
import { BARELY_WIDE, TOP_BAR_HEIGHT } from '../../theme.ts';
import { DemonstrationChip } from '../DemonstrationChip.tsx';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';

interface TopBarProps {
  menuExpanded: boolean;
  onToggleMenu: () => void;
}

/** Stays at the top of the screens that have a sidebar. */
export function TopBar({ menuExpanded, onToggleMenu }: TopBarProps) {
  const { districtName, demonstration } = useSettings();
  const { isStaff } = useSession();
  const label = menuExpanded ? t('Collapse the sidebar') : t('Open the sidebar');
  return (
    <AppBar
      position="sticky"
      className="not-printed"
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Toolbar
        disableGutters
        sx={{
          '&&': { minHeight: TOP_BAR_HEIGHT },
          gap: { xs: 0.5, sm: 1 },
          px: { xs: 1, sm: 2 },
          [BARELY_WIDE]: { gap: 0, px: 0.5, '& .MuiIconButton-root': { p: 0.5 } },
        }}
      >
        <Tooltip title={label}>
          <IconButton onClick={onToggleMenu} aria-label={label} aria-expanded={menuExpanded}>
            {menuExpanded ? <MenuOpen /> : <MenuIcon />}
          </IconButton>
        </Tooltip>
        <Typography noWrap sx={{ fontWeight: 560, minWidth: 0, display: { xs: 'none', sm: 'block' } }}>
          {districtName}
        </Typography>
        {demonstration && <DemonstrationChip sx={{ flexShrink: { sm: 0 }, [BARELY_WIDE]: { display: 'none' } }} />}
        <span style={{ flex: 1 }} />
        <FieldInBackground />
        <FindButton />
        {(!isStaff || language() !== 'en') && <LanguageSwitch />}
        <ThemeSwitch />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}
