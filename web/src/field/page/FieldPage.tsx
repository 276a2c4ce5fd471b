import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useEffect, type ReactNode, type Ref } from 'react';
import { rememberFieldInUse } from '../../offline/FieldInBackground.tsx';

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
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
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

/** In px: a finger in a glove hits 48, and phones do not zoom into letters of 16. */
const largeTargets = {
  '& .MuiTypography-body1, & .MuiInputBase-root, & .MuiFormControlLabel-label, & .MuiFormLabel-root': {
    fontSize: '1rem',
  },
  '& .MuiTypography-body2, & .MuiFormHelperText-root': { fontSize: '0.875rem' },
  '& .MuiOutlinedInput-root': { minHeight: 52 },
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'text.secondary' },
  '& .MuiButton-root': { minHeight: 48, fontSize: '1rem' },
  '& .MuiIconButton-root': { minWidth: 44, minHeight: 44 },
  '& .MuiCheckbox-root': { p: 1.5 },
  '& .MuiFormControlLabel-root': { minHeight: 48 },
} as const;
