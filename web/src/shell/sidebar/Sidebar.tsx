import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useSession } from '../../session/session.tsx';
import { useSettings } from '../../session/settings.tsx';
import { LogoMark } from '../../ui/Logo.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BARELY_WIDE, COLLAPSED_SIDEBAR_WIDTH, SIDEBAR_WIDTH, TOP_BAR_HEIGHT } from '../../theme.ts';
import { Brand } from '../frames/Brand.tsx';
import { DemonstrationChip } from '../DemonstrationChip.tsx';
import { SidebarFooter } from './SidebarFooter.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';

interface SidebarProps {
  /** `open` and `collapsed` stand beside the content, `drawer` floats over it. */
  variant: 'open' | 'collapsed' | 'drawer';
  drawerOpen: boolean;
  onClose: () => void;
  onExpand: () => void;
}

/** The way to every screen that this visitor may open. */
export function Sidebar({ variant, drawerOpen, onClose, onExpand }: SidebarProps) {
  const floating = variant === 'drawer';
  const collapsed = variant === 'collapsed';
  const width = collapsed ? COLLAPSED_SIDEBAR_WIDTH : SIDEBAR_WIDTH;
  const { user } = useSession();
  const { demonstration } = useSettings();
  return (
    <Drawer
      className="not-printed"
      variant={floating ? 'temporary' : 'permanent'}
      open={!floating || drawerOpen}
      onClose={onClose}
      sx={{ width: floating ? 0 : width, flexShrink: 0 }}
      slotProps={{ paper: { sx: { width, overflow: 'hidden' } } }}
    >
      <Box component="nav" aria-label={t('Main')} sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ height: TOP_BAR_HEIGHT, flexShrink: 0, display: 'flex', alignItems: 'center', px: 2.25 }}>
          <TextLink
            to="/"
            underline="none"
            color="inherit"
            aria-label={collapsed ? t('Home page') : undefined}
            sx={{ minWidth: 0, borderRadius: 1 }}
          >
            {collapsed ? <LogoMark /> : <Brand />}
          </TextLink>
        </Box>
        {demonstration && (
          <DemonstrationChip
            sx={{
              display: 'none',
              [BARELY_WIDE]: { display: 'inline-flex' },
              alignSelf: 'flex-start',
              mx: 2.25,
              mb: 1,
            }}
          />
        )}
        <SidebarMenu collapsed={collapsed} onExpand={onExpand} onNavigate={onClose} />
        {user && <SidebarFooter user={user} collapsed={collapsed} />}
      </Box>
    </Drawer>
  );
}
