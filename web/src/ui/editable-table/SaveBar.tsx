import { counted } from '../counted.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { SaveButton } from '../SaveButton.tsx';
import { useBottomBar } from '../use-bottom-bar.ts';
import { commit, moveTo } from './edit-cells.ts';
import type { ShownRow } from './entries.ts';
import type { Grid } from './grid.ts';
import type { FoundProblem } from './Problems.tsx';
import type { ColumnTotal } from './Totals.tsx';

interface SaveBarProps<T extends object> {
  grid: Grid<T>;
  shown: readonly ShownRow<T>[];
  problems: readonly FoundProblem[];
  totals: readonly ColumnTotal[];
}

/**
 * Saves all changes together, or takes them back. Says how many there are and what keeps them from being saved. It stays in sight while
 * there is something to save, and messages appear above it.
 */
export function SaveBar<T extends object>({ grid, shown, problems, totals }: SaveBarProps<T>) {
  const [refusal, setRefusal] = useState<string>();
  const id = useId();
  const isSaving = shown.some(({ entry }) => entry?.save === 'saving');
  const changes = shown.map(({ entry }) => Object.keys(entry?.changes ?? {}).length).filter(Boolean);
  const wrong = problems.filter(({ isRefusal }) => !isRefusal);
  const isMissed = totals.some(({ total }) => total?.target?.isMet === false);
  const isClean = changes.length === 0;
  const isReady = !isClean && wrong.length === 0 && !isMissed && !isSaving;

  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, true);

  const save = async () => {
    if (wrong[0]) return moveTo(grid, wrong[0].place);
    if (isReady) setRefusal(await grid.acts.saveTogether());
  };
  const reset = () => {
    commit(grid);
    grid.acts.reset();
    setRefusal(undefined);
  };

  return (
    <Stack ref={bar} direction="row" sx={[barStyle, !isClean && stayingStyle]}>
      <Typography
        component="output"
        id={id}
        variant="body2"
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px' }, color: refusal ? 'error.main' : 'text.secondary' }}
      >
        {formatState(changes, wrong.length, isMissed, refusal && !isSaving ? refusal : undefined)}
      </Typography>
      <Button color="inherit" variant="outlined" onClick={reset} disabled={isClean || isSaving}>
        Reset
      </Button>
      <SaveButton isReady={isReady} describedBy={id} onClick={() => void save()}>
        {isSaving ? 'Saving' : 'Save'}
      </SaveButton>
    </Stack>
  );
}

function formatState(changes: readonly number[], problems: number, isMissed: boolean, refusal: string | undefined) {
  if (changes.length === 0) return 'No changes yet';
  const count = changes.reduce((sum, ofRow) => sum + ofRow, 0);
  const changed = `${counted(count, 'change')} in ${counted(changes.length, 'row')}.`;
  if (problems > 0) return `${changed} Correct ${counted(problems, 'cell')} first.`;
  if (refusal) return `${changed} Not saved: ${refusal}`;
  return isMissed ? `${changed} Correct the total first.` : changed;
}

const stayingStyle = { position: 'sticky', bottom: 0, zIndex: 5 } as const;

const barStyle = {
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1.5,
  px: 1.5,
  py: 1,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;
