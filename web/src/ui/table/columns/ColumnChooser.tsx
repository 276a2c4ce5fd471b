import { t } from '@artesian/domain/texts/translate';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { nameIndexOf, type Column } from '../column.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import { useColumnDrag } from './use-column-drag.ts';

interface ColumnChooserProps {
  /** In the order in which they stand, with those that are not shown. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'isName'>[];
  hidden: readonly string[];
  pinned: readonly string[];
  onHidden: (hidden: readonly string[]) => void;
  /** Moves a column to where another stands. */
  onMove: (id: string, target: string) => void;
  onKeep: (id: string) => void;
  onReset: () => void;
}

/** Which columns are shown, in which order, and which stay in sight; the one that names the row keeps its place, and so do those before it. */
export function ColumnChooser({ columns, hidden, pinned, onHidden, onMove, onKeep, onReset }: ColumnChooserProps) {
  const named = nameIndexOf(columns);
  const drag = useColumnDrag(onMove);
  const step = (index: number, by: 1 | -1) => onMove(columns[index]!.id, columns[index + by]!.id);
  return (
    <ToolbarPopover icon={<ViewColumn />} label={t('Columns')}>
      {() => (
        <>
          <Box component="ul" sx={{ m: 0, p: 1, pl: 0.5, listStyle: 'none' }}>
            {columns.map(({ id, header }, index) => (
              <Box component="li" key={id} {...(index > named && drag.of(id))} sx={lineStyle}>
                <Box component="span" data-handle={index > named || undefined} aria-hidden sx={handleStyle}>
                  {index > named && <DragIndicator fontSize="small" />}
                </Box>
                <FormControlLabel
                  label={header}
                  sx={{ flex: 1, mr: 2 }}
                  control={
                    <Checkbox
                      size="small"
                      sx={{ p: 0.75 }}
                      checked={!hidden.includes(id)}
                      onChange={() => onHidden(toggled(hidden, id))}
                    />
                  }
                />
                {index > named && (
                  <>
                    <Step
                      words={t('Move {header} left', { header })}
                      isOffered={index > named + 1}
                      onAct={() => step(index, -1)}
                    >
                      <ArrowUpward fontSize="inherit" />
                    </Step>
                    <Step
                      words={t('Move {header} right', { header })}
                      isOffered={index < columns.length - 1}
                      onAct={() => step(index, 1)}
                    >
                      <ArrowDownward fontSize="inherit" />
                    </Step>
                    <IconButton
                      size="small"
                      aria-pressed={pinned.includes(id)}
                      aria-label={t('Keep {header} in sight', { header })}
                      title={t('Keep {header} in sight', { header })}
                      onClick={() => onKeep(id)}
                    >
                      {pinned.includes(id) ? <PushPin fontSize="inherit" /> : <PushPinOutlined fontSize="inherit" />}
                    </IconButton>
                  </>
                )}
              </Box>
            ))}
          </Box>
          <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider', textAlign: 'right' }}>
            <Button size="small" color="inherit" onClick={onReset}>
              {t('Reset columns')}
            </Button>
          </Box>
        </>
      )}
    </ToolbarPopover>
  );
}

interface StepProps {
  words: string;
  isOffered: boolean;
  onAct: () => void;
  children: React.ReactNode;
}

/** Stays focusable at the end of its way, so that the focus is not lost there. */
function Step({ words, isOffered, onAct, children }: StepProps) {
  return (
    <IconButton
      size="small"
      aria-label={words}
      title={words}
      aria-disabled={!isOffered || undefined}
      sx={{ opacity: isOffered ? 1 : 0.38 }}
      onClick={() => isOffered && onAct()}
    >
      {children}
    </IconButton>
  );
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.25,
  '&[data-dragged]': { opacity: 0.5 },
  '&[data-drop]': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)', borderRadius: 1 },
} as const;

const handleStyle = {
  display: 'inline-flex',
  flex: '0 0 24px',
  color: 'text.secondary',
  touchAction: 'none',
  '&[data-handle]': { cursor: 'grab' },
} as const;
