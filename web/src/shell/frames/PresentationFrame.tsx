import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { LanguageSwitch } from '../../account/LanguageSwitch.tsx';
import { AccountMenu } from '../../account/AccountMenu.tsx';
import { useSession } from '../../session/session.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TOP_BAR_HEIGHT } from '../../theme.ts';
import { Brand } from './Brand.tsx';
import { DeveloperTools } from '../DeveloperTools.tsx';
import { Footer } from './Footer.tsx';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';

/** Public pages: a top bar without menus, the page, and the footer. */
export function PresentationFrame({ children }: { children: ReactNode }) {
  const { isDeveloper } = useSession();
  const [toolsOpen, setToolsOpen] = useState(false);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
      <PresentationBar />
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ flex: 1, outline: 0 }}>
        {children}
      </Box>
      <Footer onOpenTools={isDeveloper ? () => setToolsOpen(true) : undefined} />
      {isDeveloper && <DeveloperTools open={toolsOpen} onClose={() => setToolsOpen(false)} />}
    </Box>
  );
}

function PresentationBar() {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: TOP_BAR_HEIGHT + 8,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: '16px', sm: '32px', lg: '48px' },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <TextLink to="/" underline="none" color="inherit" sx={{ minWidth: 0, borderRadius: 1 }}>
        <Brand />
      </TextLink>
      <span style={{ flex: 1 }} />
      <LanguageSwitch />
      <ThemeSwitch />
      <AccountMenu shortLogin={t('Login')} />
    </Box>
  );
}
