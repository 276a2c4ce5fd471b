import { t } from '@artesian/domain/texts/translate';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import History from '@mui/icons-material/History';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Logout from '@mui/icons-material/Logout';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useState, type Ref } from 'react';
import { useSession, type SignedInUser } from '../session/session.tsx';
import { useSettings } from '../session/settings.tsx';
import { LoginButton } from './LoginButton.tsx';
import { UserAvatar } from './UserAvatar.tsx';

/** The account of who is signed in, or the way to sign in. */
export function AccountMenu({ shortLogin = t('Log in') }: { shortLogin?: string }) {
  const { user, status } = useSession();
  const { version } = useSettings();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (status === 'loading')
    return <Skeleton variant="circular" width={34} height={34} aria-hidden sx={{ m: 0.5, flexShrink: 0 }} />;
  if (!user) return <LoginButton short={shortLogin} />;
  return (
    <>
      <Tooltip title={t('Account')}>
        <IconButton
          aria-label={t('Account of {name}', { name: user.name })}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ p: 0.5 }}
        >
          <UserAvatar user={user} />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onClick={() => setAnchor(null)}
        slotProps={{ paper: { sx: { width: 280 } } }}
      >
        {menuItems(user, version)}
      </Menu>
    </>
  );
}

/** An array, because a menu moves the focus among its direct children. */
function menuItems(user: SignedInUser, version: string) {
  return [
    <MenuItemLink key="profile" to="/account/profile" sx={{ gap: 1.5, py: 1 }}>
      <UserAvatar user={user} />
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 620 }}>
          {user.name}
        </Typography>
        <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
      </Box>
    </MenuItemLink>,
    <Divider key="below-profile" />,
    <MenuItemLink key="about" to="/about">
      <Item icon={InfoOutlined} label={t('About the platform')} />
    </MenuItemLink>,
    user.roles.includes('Developer') && (
      <MenuItemLink key="documentation" to="/documentation">
        <Item icon={ArticleOutlined} label={t('Documentation')} />
      </MenuItemLink>
    ),
    <MenuItemLink key="changelog" to="/changelog">
      <Item icon={History} label={t('Changelog')} />
      <Chip size="small" label={`v${version}`} sx={{ ml: 'auto' }} />
    </MenuItemLink>,
    <MenuItemLink key="account" to="/account">
      <Item icon={PersonOutlined} label={t('Your Account')} />
    </MenuItemLink>,
    <MenuItemLink key="support" to="/documentation/support">
      <Item icon={HelpOutlineOutlined} label={t('Support')} />
    </MenuItemLink>,
    <Divider key="above-logout" />,
    // A screen of its own, so that whoever has unsaved entries is asked before the session ends.
    <MenuItemLink key="logout" to="/account/logout" preload={false}>
      <Item icon={Logout} label={t('Log out')} />
    </MenuItemLink>,
  ];
}

function Item({ icon: Icon, label }: { icon: typeof Logout; label: string }) {
  return (
    <>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {label}
    </>
  );
}

const MenuItemLink = createLink(function MenuAnchor(props: MenuItemProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) {
  return <MenuItem component="a" {...props} />;
});
