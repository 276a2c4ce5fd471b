import { addressIn } from '@artesian/domain/texts/languages';
import { language, t } from '@artesian/domain/texts/translate';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useSettings } from '../session/settings.tsx';
import { MAIN_ID } from '../ui/SkipLink.tsx';
import { EMBED } from '../ui/is-embedded.ts';

/** A page within a page of another site: what it is about, and below it whose it is and where all of it stands. */
export function EmbedFrame({ children }: { children: ReactNode }) {
  const { districtName } = useSettings();
  const { pathname, searchStr } = useLocation();
  return (
    <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column' }} onClickCapture={openBeside}>
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{ position: 'relative', flex: 1, minHeight: 0, overflow: 'auto', outline: 0 }}
      >
        {children}
      </Box>
      <Box component="footer" sx={foot}>
        <Typography variant="caption" noWrap sx={{ color: 'text.secondary', minWidth: 0 }} title={districtName}>
          {districtName}
        </Typography>
        <Link
          href={addressIn(language(), `/${pathname.slice(EMBED.length)}${withoutTheme(searchStr)}`)}
          target="_blank"
          rel="noopener"
          variant="caption"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
        >
          {t('Open in a new tab')}
          <OpenInNew sx={{ fontSize: '1rem' }} />
        </Link>
      </Box>
    </Box>
  );
}

/** Links lead out of the frame: no other page may stand in it. */
function openBeside(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.hash.length > 1) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}

function withoutTheme(search: string): string {
  const asked = new URLSearchParams(search);
  asked.delete('theme');
  return asked.size > 0 ? `?${asked.toString()}` : '';
}

const foot = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: 1.5,
  minHeight: 32,
  flexShrink: 0,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
