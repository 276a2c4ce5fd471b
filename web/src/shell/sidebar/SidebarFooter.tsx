import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { UserAvatar } from '../../account/UserAvatar.tsx';
import type { SignedInUser } from '../../session/session.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** Who is signed in. */
export function SidebarFooter({ user, collapsed }: { user: SignedInUser; collapsed: boolean }) {
  return (
    <TextLink
      to="/account/profile"
      underline="none"
      color="inherit"
      aria-label={collapsed ? t('Profile of {name}', { name: user.name }) : undefined}
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
      <UserAvatar user={user} />
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
