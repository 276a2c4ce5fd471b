import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TextLink } from './TextLink.tsx';

export interface Crumb {
  label: string;
  /** Where it leads; without, it is plain text. */
  to?: string;
}

interface PageHeaderProps {
  /** The way here, without this page itself. */
  breadcrumb?: readonly Crumb[];
  title: string;
  /** One line that says what this screen is for. */
  purpose?: ReactNode;
  /** The primary action stands last, at the right. */
  actions?: ReactNode;
}

/** What stands at the top of every screen. */
export function PageHeader({ breadcrumb = [], title, purpose, actions }: PageHeaderProps) {
  return (
    <Stack component="header" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 3 }}>
      <Box sx={{ flex: '1 1 360px', minWidth: 0 }}>
        {breadcrumb.length > 0 && <Trail crumbs={breadcrumb} />}
        <Typography variant="h1">{title}</Typography>
        {purpose && <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: 720 }}>{purpose}</Typography>}
      </Box>
      {actions && (
        <Stack direction="row" className="not-printed" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}

function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Breadcrumbs aria-label={t('Breadcrumb')} className="not-printed" sx={{ mb: 0.5, fontSize: '0.8125rem' }}>
      {crumbs.map(({ label, to }) =>
        to ? (
          <TextLink key={label} to={to} color="text.secondary" underline="hover">
            {label}
          </TextLink>
        ) : (
          <span key={label}>{label}</span>
        ),
      )}
    </Breadcrumbs>
  );
}
