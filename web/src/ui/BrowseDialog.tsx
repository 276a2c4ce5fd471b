import { locale, t } from '@artesian/domain/texts/translate';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

interface BrowseDialogProps {
  title: string;
  /** Which of `count` is looked at, from 0. */
  place: number;
  count: number;
  /** What else there is to do with it, beside Close. */
  actions?: ReactNode;
  /** It itself, large. */
  stage: ReactNode;
  /** What is known of it. */
  children: ReactNode;
  onTurn: (place: number) => void;
  onClose: () => void;
}

/** One picture or file after another, each large and with what is known of it; the arrow keys turn to the next. */
export function BrowseDialog({ title, place, count, actions, stage, children, onTurn, onClose }: BrowseDialogProps) {
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const isFirst = place === 0;
  const isLast = place === count - 1;
  const turnBack = () => !isFirst && onTurn(place - 1);
  const turnOn = () => !isLast && onTurn(place + 1);
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turnBack();
    if (key === 'ArrowRight') turnOn();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="lg"
      fullScreen={isNarrow}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={turnByKey}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 2, pr: 1, py: 1 }}>
        <Typography variant="h3" component="h2" id={id} noWrap sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        <Typography component="output" variant="body2" noWrap sx={{ color: 'text.secondary', px: 1 }}>
          {t('{place} of {count}', { place: place + 1, count: count.toLocaleString(locale()) })}
        </Typography>
        <IconButton aria-label={t('Previous')} aria-disabled={isFirst} sx={turning} onClick={turnBack}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label={t('The next')} aria-disabled={isLast} sx={turning} onClick={turnOn}>
          <ChevronRight />
        </IconButton>
        {actions}
        <IconButton aria-label={t('Close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, minHeight: 0, overflow: 'auto' }}>
        <Box sx={stageStyle}>{stage}</Box>
        {children}
      </Box>
    </Dialog>
  );
}

/** At the end it stays where the keyboard is. */
const turning = { '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' } } as const;

const stageStyle = {
  flex: { xs: 'none', md: 1 },
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: { xs: '55vh', md: '70vh' },
  bgcolor: 'action.hover',
} as const;
