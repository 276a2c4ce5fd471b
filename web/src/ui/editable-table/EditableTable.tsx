import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { frameStyle } from '../table/table-style.ts';
import { applyPaste, enter, planned } from './clipboard.ts';
import { BUTTON_WIDTH } from './editable-style.ts';
import { heardOnly } from '../heard-only.ts';
import { EditableGrid } from './EditableGrid.tsx';
import { moveTo } from './edit-cells.ts';
import { asEntered, isChanged } from './entries.ts';
import { firstEditable, type Grid } from './grid.ts';
import { Pages } from './Pages.tsx';
import type { PastePlan } from './paste.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { foundProblems, Problems } from './Problems.tsx';
import type { EditableTableProps } from './props.ts';
import { SaveBar } from './SaveBar.tsx';
import { totalsOf, TargetLines } from './Totals.tsx';
import { useEditableGrid } from './use-editable-grid.ts';
import { usePages } from './use-pages.ts';

/**
 * A small table whose cells are edited in place, by keyboard as the data grid of the ARIA Authoring Practices.
 * Rows are saved one by one, as they are left (`save`), or all together by a button (`saveAll`).
 */
export function EditableTable<T extends object>(props: EditableTableProps<T>) {
  const { name, rows, columns, rowName, saveAll, isReadOnly, add, addLabel = 'Add', pageSizes, Guard } = props;
  const { tools, beside, below } = props;
  const { grid, shown, whereabouts, announcement } = useEditableGrid(props);
  const { page, turnTo, setSize } = usePages(grid, whereabouts, pageSizes);
  const [paste, setPaste] = useState<{ plan: PastePlan; isOpen: boolean; onPasted?: () => void }>();
  const askToPaste = (text: string, onPasted: () => void) => {
    const plan = planned(grid, text);
    if (plan) setPaste({ plan, isOpen: true, onPasted });
  };
  const closePaste = () => setPaste(paste && { ...paste, isOpen: false });
  const problems = useMemo(() => foundProblems(columns, rowName, shown), [columns, rowName, shown]);
  const totals = useMemo(() => totalsOf(columns, shown), [columns, shown]);
  const goTo = (place: Parameters<typeof moveTo>[1]) => moveTo(grid, place);
  const asTheyAre = shown.map(({ base, entry }) => asEntered(columns, base, entry?.changes));
  const isDirty = () =>
    whereabouts.editing?.text !== whereabouts.editing?.initial || shown.some(({ entry }) => isChanged(entry));
  return (
    <Paper variant="outlined" sx={{ position: 'relative', overflow: 'clip' }}>
      <Problems problems={problems} onGo={goTo} />
      {tools && !isReadOnly && rows && (
        <Above>
          {tools({ rows: asTheyAre, enter: (cells, words) => enter(grid, cells, words), paste: askToPaste })}
        </Above>
      )}
      <Box sx={beside && besideStyle}>
        <Box sx={frameStyle} style={pinnedRight(grid.size.columns.length - columns.length)}>
          <EditableGrid
            {...props}
            grid={grid}
            shown={shown}
            whereabouts={whereabouts}
            page={page}
            totals={totals}
            onPlan={(plan) => setPaste({ plan, isOpen: true })}
          />
        </Box>
        {beside && rows && <Box sx={{ px: 2 }}>{beside(asTheyAre)}</Box>}
      </Box>
      <TargetLines totals={totals} />
      {rows && below?.(asTheyAre)}
      {pageSizes && (
        <Pages name={name} sizes={pageSizes} count={shown.length} page={page} onTurn={turnTo} onSize={setSize} />
      )}
      {add && !isReadOnly && rows && (
        <Below>
          <Button size="small" startIcon={<Add />} onClick={() => addRow(grid)}>
            {addLabel}
          </Button>
        </Below>
      )}
      {saveAll && !isReadOnly && rows && <SaveBar grid={grid} shown={shown} problems={problems} totals={totals} />}
      <Box component="output" aria-live="polite" sx={heardOnly}>
        {announcement}
      </Box>
      {paste && (
        <PasteDialog
          table={name}
          plan={paste.plan}
          isOpen={paste.isOpen}
          onApply={() => {
            applyPaste(grid, paste.plan);
            paste.onPasted?.();
            closePaste();
          }}
          onRead={(plan) => setPaste({ ...paste, plan })}
          onClose={closePaste}
          onClosed={() => grid.go((before) => ({ ...before, isInside: true }))}
        />
      )}
      {Guard && <Guard isDirty={isDirty} />}
    </Paper>
  );
}

/** How much of the right side stays in sight. */
const pinnedRight = (buttons: number) => ({ '--pinned-right': `${buttons * BUTTON_WIDTH}px` }) as CSSProperties;

/** A new row at the end, ready to be typed in. */
function addRow<T extends object>(grid: Grid<T>) {
  const row = grid.acts.add();
  moveTo(grid, { row, column: firstEditable(grid) });
}

/** Beside each other where there is room, else under each other. */
const besideStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;

const Above = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}>
    {children}
  </Box>
);

const Below = ({ children }: { children: ReactNode }) => (
  <Box sx={{ px: 1, py: 0.75, borderTop: 1, borderColor: 'divider' }}>{children}</Box>
);
