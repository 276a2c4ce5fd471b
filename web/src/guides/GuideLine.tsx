import { t } from '@artesian/domain/texts/translate';
import type { Guide } from '@artesian/contract/guides/guides';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { megabytes } from '../ui/use-file-queue.ts';

interface GuideLineProps {
  guide: Guide;
  isFirst: boolean;
  isLast: boolean;
  /** What may not be done is left out. */
  onMove: ((by: 1 | -1) => void) | undefined;
  onChange: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** A guide to open, with what it is for. */
export function GuideLine({ guide, isFirst, isLast, onMove, onChange, onRemove }: GuideLineProps) {
  const { title, about, original_filename, system_filepath, size_bytes } = guide;
  const kind = original_filename.split('.').at(-1)!.toUpperCase();
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link href={system_filepath} target="_blank" rel="noopener" sx={{ fontWeight: 560 }}>
          {title}
        </Link>
        {about && <Typography sx={{ whiteSpace: 'pre-line' }}>{about}</Typography>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {kind} · {megabytes(size_bytes)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex' }}>
        {onMove && (
          <Act
            icon={ArrowUpward}
            label={t('Move {title} up', { title })}
            onAct={isFirst ? undefined : () => onMove(-1)}
          />
        )}
        {onMove && (
          <Act
            icon={ArrowDownward}
            label={t('Move {title} down', { title })}
            onAct={isLast ? undefined : () => onMove(1)}
          />
        )}
        {onChange && <Act icon={Edit} label={t('Edit {title}', { title })} onAct={onChange} />}
        {onRemove && <Act icon={Delete} label={t('Remove {title}', { title })} onAct={onRemove} />}
      </Box>
    </Box>
  );
}

interface ActProps {
  icon: ComponentType<SvgIconProps>;
  label: string;
  /** At the end of the list it stays where the keyboard is, and does nothing. */
  onAct: (() => void) | undefined;
}

const Act = ({ icon: Icon, label, onAct }: ActProps) => (
  <IconButton
    size="small"
    aria-label={label}
    aria-disabled={!onAct}
    onClick={onAct}
    sx={{ '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' } }}
  >
    <Icon fontSize="small" />
  </IconButton>
);

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
