import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { nameIndexOf, type Column } from './column.ts';
import { ToolbarPopover } from './ToolbarPopover.tsx';
import type { Layout } from './use-layout.ts';

interface ColumnChooserProps {
  /** In the order in which they stand, with those that are not shown. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'isName'>[];
  hidden: readonly string[];
  pinned: readonly string[];
  onHidden: (hidden: readonly string[]) => void;
  onLayout: (changes: Partial<Layout>) => void;
  onReset: () => void;
}

/** Which columns are shown, in which order, and which stay in sight; the one that names the row keeps its place, and so do those before it. */
export function ColumnChooser({ columns, hidden, pinned, onHidden, onLayout, onReset }: ColumnChooserProps) {
  const named = nameIndexOf(columns);
  const move = (index: number, step: 1 | -1) =>
    onLayout({
      order: swapped(
        columns.map(({ id }) => id),
        index,
        index + step,
      ),
    });
  return (
    <ToolbarPopover icon={<ViewColumn />} label="Columns">
      {() => (
        <>
          <Box component="ul" sx={{ m: 0, p: 1, pl: 2, listStyle: 'none' }}>
            {columns.map(({ id, header }, index) => (
              <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
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
                    <Step words={`Move ${header} left`} isOffered={index > named + 1} onAct={() => move(index, -1)}>
                      <ArrowUpward fontSize="inherit" />
                    </Step>
                    <Step
                      words={`Move ${header} right`}
                      isOffered={index < columns.length - 1}
                      onAct={() => move(index, 1)}
                    >
                      <ArrowDownward fontSize="inherit" />
                    </Step>
                    <IconButton
                      size="small"
                      aria-pressed={pinned.includes(id)}
                      aria-label={`Keep ${header} in sight`}
                      title={`Keep ${header} in sight`}
                      onClick={() => onLayout({ pinned: toggled(pinned, id) })}
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
              Reset columns
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

function swapped(ids: readonly string[], one: number, other: number): string[] {
  return ids.map((id, index) => (index === one ? ids[other]! : index === other ? ids[one]! : id));
}
