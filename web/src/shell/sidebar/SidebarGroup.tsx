import { t } from '@artesian/domain/texts/translate';
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Insights from '@mui/icons-material/InsightsOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import Storage from '@mui/icons-material/StorageOutlined';
import WbSunny from '@mui/icons-material/WbSunnyOutlined';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MenuGroup } from '../../screens/screen.ts';
import type { Menu } from './menu.ts';
import { rowText, SidebarLink, SidebarRow } from './SidebarLink.tsx';

const icons: Record<MenuGroup, typeof Public> = {
  'Public Resources': Public,
  'Data Management': Storage,
  'Drought Management': WbSunny,
  'Reports & Analysis': Insights,
  Admin: AdminPanelSettings,
};

interface SidebarGroupProps {
  name: MenuGroup;
  sections: Menu['groups'][number]['sections'];
  open: boolean;
  collapsed: boolean;
  isCurrent: (path: string) => boolean;
  onToggle: () => void;
  onNavigate: () => void;
  /** Further links, after those to screens. */
  children?: ReactNode;
}

/** A group that opens and closes; where the sidebar is collapsed, its icon opens both. */
export function SidebarGroup(props: SidebarGroupProps) {
  const { name, sections, open, collapsed, isCurrent, onToggle, onNavigate, children } = props;
  const Icon = icons[name];
  const holdsCurrent = sections.some(({ screens }) => screens.some(({ path }) => isCurrent(path)));
  return (
    <ListItem disablePadding sx={{ display: 'block', mt: 0.5 }}>
      <Tooltip title={collapsed ? t(name) : ''} placement="right">
        <SidebarRow
          onClick={onToggle}
          aria-expanded={open && !collapsed}
          aria-label={collapsed ? t(name) : undefined}
          selected={collapsed && holdsCurrent}
          sx={collapsed ? { px: '14px' } : undefined}
        >
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          {!collapsed && <ListItemText primary={t(name)} slotProps={rowText} />}
          {!collapsed && (
            <ExpandMore
              sx={{ fontSize: 18, transition: 'transform 160ms', transform: open ? 'rotate(180deg)' : 'none' }}
            />
          )}
        </SidebarRow>
      </Tooltip>
      <Collapse in={open && !collapsed} timeout={160} unmountOnExit>
        <List disablePadding aria-label={name} sx={{ pl: 1.25, pt: 0.25, pb: 0.5 }}>
          {sections.map(({ heading, screens }) => (
            <Section key={heading ?? name} heading={heading}>
              {screens.map((screen) => (
                <SidebarLink
                  key={screen.path}
                  screen={screen}
                  current={isCurrent(screen.path)}
                  collapsed={false}
                  onNavigate={onNavigate}
                />
              ))}
            </Section>
          ))}
          {children}
        </List>
      </Collapse>
    </ListItem>
  );
}

function Section({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  if (!heading) return children;
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <Typography variant="overline" component="p" sx={{ color: 'text.secondary', px: 1.25, pt: 1 }}>
        {heading}
      </Typography>
      <List disablePadding aria-label={heading}>
        {children}
      </List>
    </ListItem>
  );
}
