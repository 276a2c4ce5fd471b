import { comparisons } from '@artesian/domain/drought-triggers';
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Selector } from '../../ui/Selector.tsx';
import { useDistrictStages } from '../district-stages.ts';
import { wordsQuery } from '../../vocabularies/use-words.ts';
import { NumberEntry } from './NumberEntry.tsx';
import type { ReplayedTrigger } from './replay-in-address.ts';

interface TriggersToReplayProps {
  triggers: readonly ReplayedTrigger[];
  onChange: (triggers: readonly ReplayedTrigger[]) => void;
}

/** The triggers that are replayed: those of today to begin with, and any changed, added or left out. */
export function TriggersToReplay({ triggers, onChange }: TriggersToReplayProps) {
  const stages = useDistrictStages().filter(({ restricts }) => restricts);
  const { data: indicators = [] } = useQuery(wordsQuery({ name: 'indicators' }));
  const stageNames = new Map(stages.map((one) => [String(one.drought_stage_ndx), one.drought_stage_name]));
  const indicatorNames = new Map(indicators.map(({ key, word }) => [String(key), word]));
  const units = new Map(indicators.map(({ key, says }) => [key, String(says.indicator_unit)]));
  const [stage] = stages;
  const [indicator] = indicators;
  return (
    <Paper variant="outlined" component="section" aria-label="Triggers" sx={{ px: 2, py: 2, mb: 2 }}>
      {triggers.map((trigger, index) => {
        const change = (changed: Partial<ReplayedTrigger>) =>
          onChange(triggers.with(index, { ...trigger, ...changed }));
        return (
          <Box component="fieldset" key={index} aria-label={`Trigger ${index + 1}`} sx={row}>
            <Selector
              label="Stage"
              value={String(trigger.drought_stage_ndx)}
              options={stageNames}
              onChange={(chosen) => change({ drought_stage_ndx: Number(chosen) })}
              minWidth={180}
            />
            <Selector
              label="Indicator"
              value={String(trigger.indicator_ndx)}
              options={indicatorNames}
              onChange={(chosen) => change({ indicator_ndx: Number(chosen) })}
              minWidth={180}
            />
            <NumberEntry
              label="Mean Of"
              unit="days"
              value={trigger.window_days}
              isCount
              onChange={(window_days) => change({ window_days })}
            />
            <Selector
              label="Met When"
              value={trigger.comparison}
              options={new Map(comparisons.map((one) => [one, one]))}
              onChange={(chosen) => change({ comparison: chosen as ReplayedTrigger['comparison'] })}
            />
            <NumberEntry
              label="Threshold"
              unit={units.get(trigger.indicator_ndx) ?? ''}
              value={trigger.threshold}
              onChange={(threshold) => change({ threshold })}
            />
            <IconButton
              aria-label={`Leave out trigger ${index + 1}`}
              onClick={() => onChange(triggers.toSpliced(index, 1))}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
      {triggers.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>Without triggers, no stage is called for.</Typography>
      )}
      {stage && indicator && (
        <Button
          size="small"
          startIcon={<Add />}
          onClick={() =>
            onChange([
              ...triggers,
              triggers.at(-1) ?? {
                drought_stage_ndx: stage.drought_stage_ndx,
                indicator_ndx: indicator.key,
                window_days: 10,
                comparison: 'At or Below',
                threshold: 0,
              },
            ])
          }
        >
          Add a trigger
        </Button>
      )}
    </Paper>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 1,
  rowGap: 1.5,
  m: 0,
  mb: 2,
  p: 0,
  border: 0,
  // Where a trigger takes several lines, a line parts it from the next.
  pb: { xs: 2, lg: 0 },
  borderBottom: { xs: 1, lg: 0 },
  borderColor: { xs: 'divider' },
} as const;
