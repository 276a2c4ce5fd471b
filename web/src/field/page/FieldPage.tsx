import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useEffect, type ReactNode, type Ref } from 'react';
import { rememberFieldInUse } from '../../offline/FieldInBackground.tsx';
import { largeTargets } from './large-targets.ts';

interface FieldPageProps {
  title: string;
  /** Where the way back leads, and what is there. */
  back: { to: string; label: string };
  children: ReactNode;
}

/** A screen that is used with one hand, outdoors: large targets and letters (UX U43). */
export function FieldPage({ title, back, children }: FieldPageProps) {
  useEffect(rememberFieldInUse, []);
  return (
    <Box sx={largeTargets}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2, ml: -1.5 }}>
        <BackLink to={back.to} aria-label={`Back to ${back.label}`} title={`Back to ${back.label}`}>
          <ArrowBack />
        </BackLink>
        <Typography variant="h1" sx={{ overflowWrap: 'break-word', hyphens: 'auto', minWidth: 0 }}>
          {title}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

const BackLink = createLink(function BackAnchor(props: IconButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) {
  return <IconButton component="a" {...props} />;
});
