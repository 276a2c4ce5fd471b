import type { CurrentUser } from '@artesian/contract/people/account';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextLink } from '../ui/TextLink.tsx';
import { UserAvatar } from './UserAvatar.tsx';

/** Who is signed in. */
export function SidebarFooter({ user, collapsed }: { user: CurrentUser; collapsed: boolean }) {
  return (
    <TextLink
      to="/account/profile"
      underline="none"
      color="inherit"
      aria-label={collapsed ? `Profile of ${user.name}` : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <UserAvatar name={user.name} />
      {!collapsed && (
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap variant="body2" sx={{ fontWeight: 600 }}>
            {user.name}
          </Typography>
          <Typography noWrap variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
        </Box>
      )}
    </TextLink>
  );
}
