import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { useState } from 'react';
import { screens } from '../../screens/all-screens.ts';
import type { MenuGroup } from '../../screens/screen.ts';
import { useScreen } from '../../screens/use-screen.ts';
import { useSession } from '../../session/session.tsx';
import { externalLinks } from '../external-links.ts';
import { MenuSkeleton } from '../frames/FrameSkeleton.tsx';
import { menuOf, type Menu } from './menu.ts';
import { SidebarGroup } from './SidebarGroup.tsx';
import { ExternalSidebarLink, SidebarLink } from './SidebarLink.tsx';

interface SidebarMenuProps {
  collapsed: boolean;
  onExpand: () => void;
  onNavigate: () => void;
}

/** Screens by group, one group open at a time. */
export function SidebarMenu({ collapsed, onExpand, onNavigate }: SidebarMenuProps) {
  const session = useSession();
  const menu = menuOf(screens, session);
  const screen = useScreen();
  const [openGroup, setOpenGroup] = useOpenGroup(screen?.menu?.group ?? onlyGroup(menu));
  const isCurrent = (path: string) => path === screen?.path;
  const toggle = (group: MenuGroup) => {
    setOpenGroup(openGroup === group && !collapsed ? undefined : group);
    if (collapsed) onExpand();
  };

  return (
    <Box sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', px: 1.25, pt: 1, pb: 2 }}>
      <List disablePadding>
        {menu.top.map((entry) => (
          <SidebarLink
            key={entry.path}
            screen={entry}
            current={isCurrent(entry.path)}
            collapsed={collapsed}
            onNavigate={onNavigate}
          />
        ))}
        {menu.groups.map(({ name, sections }) => (
          <SidebarGroup
            key={name}
            name={name}
            sections={sections}
            open={openGroup === name}
            collapsed={collapsed}
            isCurrent={isCurrent}
            onToggle={() => toggle(name)}
            onNavigate={onNavigate}
          >
            {externalLinks
              .filter(({ group }) => group === name)
              .map((link) => (
                <ExternalSidebarLink key={link.href} {...link} />
              ))}
          </SidebarGroup>
        ))}
      </List>
      {session.status === 'loading' && <MenuSkeleton />}
    </Box>
  );
}

/** To whom one group alone is offered, it is open: there is nothing to choose from. */
const onlyGroup = ({ top, groups }: Menu) => (top.length === 0 && groups.length === 1 ? groups[0]?.name : undefined);

/** The group of the current screen is open until another one is chosen; a screen of another group opens that one. */
function useOpenGroup(current: MenuGroup | undefined) {
  const [choice, setChoice] = useState({ at: current, group: current });
  const open = choice.at === current ? choice.group : current;
  return [open, (group: MenuGroup | undefined) => setChoice({ at: current, group })] as const;
}
