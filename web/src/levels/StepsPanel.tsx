import type { LevelStep, SeriesWindow } from '@artesian/contract/science/level-series';
import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LeaveGuard } from '../register/form/LeaveGuard.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import type { Span } from './moments.ts';
import { newStep, stepTitles, type StepKind } from './new-step.ts';
import { StepCard } from './StepCard.tsx';
import { StepsHistory } from './StepsHistory.tsx';
import type { useSteps } from './use-steps.ts';

interface StepsPanelProps {
  series: SeriesWindow;
  window: Span;
  picked: Span | undefined;
  edited: ReturnType<typeof useSteps>;
}

/** The steps that correct the series, in their order. Until they are saved the chart shows what they would do. */
export function StepsPanel({ series, window, picked, edited }: StepsPanelProps) {
  const { draft, enter, discard, save, saveOver, isSaving, isConflict, error } = edited;
  const steps = draft ?? series.steps;
  const change = (next: LevelStep[]) => enter(series, next);
  const problems = steps.map(problemOf);
  const isWrong = problems.some(Boolean);
  return (
    <Paper component="section" variant="outlined" aria-label="Corrections" sx={{ p: 2 }}>
      <LeaveGuard isDirty={() => draft !== undefined} onDiscard={discard} />
      <Typography variant="h2">Corrections</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '72ch' }}>
        Corrections are applied in this order to the logger measurements, which never change. A new correction applies
        to the selection and starts with a value suggested by manual measurements.
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0 }}>
        {steps.map((step, index) => (
          <StepCard
            // Steps have no name but their place.
            key={index}
            step={step}
            place={index + 1}
            isLast={index === steps.length - 1}
            problem={problems[index]}
            onChange={(changed) => change(steps.with(index, changed))}
            onMove={(by) => change(exchanged(steps, index, index + by))}
            onRemove={() => change(steps.toSpliced(index, 1))}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {(Object.keys(stepTitles) as StepKind[]).map((kind) => (
          <Button
            key={kind}
            size="small"
            startIcon={<Add />}
            onClick={() => change([...steps, newStep(kind, picked, window, series.by_hand)])}
          >
            {stepTitles[kind]}
          </Button>
        ))}
      </Box>
      {isConflict && (
        <Alert
          severity="warning"
          variant="outlined"
          sx={{ mt: 1.5 }}
          action={
            <>
              <Button color="inherit" size="small" onClick={discard}>
                Show Theirs
              </Button>
              <Button color="inherit" size="small" onClick={saveOver}>
                Save Mine
              </Button>
            </>
          }
        >
          Someone else saved other corrections meanwhile.
        </Alert>
      )}
      {error && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }}>
          {errorWordsToQuote(error)}
        </Alert>
      )}
      {draft && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, alignItems: 'center' }}>
          <Button variant="contained" loading={isSaving} disabled={isWrong} onClick={save}>
            Save Steps
          </Button>
          <Button onClick={discard}>Discard Changes</Button>
          <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
            {isWrong ? 'A correction ends before it starts.' : 'Not saved yet. The chart shows a preview.'}
          </Typography>
        </Box>
      )}
      <StepsHistory series={series} onBringBack={change} />
    </Paper>
  );
}

function exchanged(steps: readonly LevelStep[], one: number, other: number): LevelStep[] {
  return steps.with(one, steps[other]!).with(other, steps[one]!);
}

function problemOf({ step, from, to }: LevelStep): string | undefined {
  if (from === null || to === null) return undefined;
  const length = Date.parse(to) - Date.parse(from);
  return length > 0 || (length === 0 && step !== 'drift') ? undefined : 'The end must be after the start.';
}
