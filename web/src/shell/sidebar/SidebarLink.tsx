import { t } from '@artesian/domain/texts/translate';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { createLink } from '@tanstack/react-router';
import type { Ref } from 'react';
import { addressOf, type Screen } from '../../screens/screen.ts';
import { menuIcons } from '../../screens/menu-icons.ts';
import type { ExternalLink } from '../external-links.ts';

/** One row of the sidebar; the current one is marked by color, weight and a bar. */
export const SidebarRow = styled(ListItemButton)(({ theme }) => ({
  minHeight: 36,
  padding: '4px 10px',
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  '& .MuiListItemIcon-root': { minWidth: 32, color: 'inherit', '& svg': { fontSize: 20 } },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&.Mui-focusVisible': { outlineOffset: -2 },
  '&.Mui-selected::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: 8,
    width: 3,
    borderRadius: 3,
    background: theme.vars.palette.primary.main,
  },
  '&.Mui-selected': {
    color: theme.vars.palette.primary.main,
    '& .MuiListItemText-primary': { fontWeight: 620 },
  },
})) as typeof ListItemButton;

const RowLink = createLink(function RowAnchor(props: ListItemButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) {
  return <SidebarRow component="a" {...props} />;
});

export const rowText = { primary: { sx: { lineHeight: 1.3, fontSize: '0.875rem', fontWeight: 500 } } } as const;

interface SidebarLinkProps {
  screen: Screen & { menu: NonNullable<Screen['menu']> };
  current: boolean;
  collapsed: boolean;
  onNavigate: () => void;
}

export function SidebarLink({ screen, current, collapsed, onNavigate }: SidebarLinkProps) {
  const { icon, label = screen.title, badge } = screen.menu;
  const Icon = menuIcons[icon];
  return (
    <ListItem disablePadding sx={{ mb: 0.25 }}>
      <Tooltip title={collapsed ? label : ''} placement="right">
        <RowLink
          to={addressOf(screen)}
          selected={current}
          aria-current={current ? 'page' : undefined}
          aria-label={collapsed ? label : undefined}
          onClick={onNavigate}
          sx={collapsed ? { px: '14px' } : undefined}
        >
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          {!collapsed && <ListItemText primary={label} slotProps={rowText} />}
          {!collapsed && badge && <Chip size="small" label={badge} />}
        </RowLink>
      </Tooltip>
    </ListItem>
  );
}

export function ExternalSidebarLink({ label, href }: ExternalLink) {
  return (
    <ListItem disablePadding sx={{ mb: 0.25 }}>
      <SidebarRow
        component="a"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('{label} (opens in a new tab)', { label })}
      >
        <ListItemIcon>
          <OpenInNew />
        </ListItemIcon>
        <ListItemText primary={label} slotProps={rowText} />
      </SidebarRow>
    </ListItem>
  );
}
