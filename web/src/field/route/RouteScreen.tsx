import { dueKindLabels, dueWells } from '@artesian/contract/field/carry';
import MyLocation from '@mui/icons-material/MyLocation';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { usePosition, type Position } from '../../location/use-position.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { longDate, today } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useOutbox } from '../outbox/use-outbox.ts';
import { WellsPage } from '../page/WellsPage.tsx';
import { distanceFt, formatDistance } from '../select-well/near.ts';
import { useRememberedDay } from './use-remembered-day.ts';

type DueWell = z.output<typeof dueWells.row>;
type Kind = keyof typeof dueKindLabels;

/** How many stops are drawn before somebody asks for more. */
const STEP = 50;

/** The wells to visit, with what is due at each; ticked off as they are done. Not in the specification: the path is ours. */
export default function RouteScreen() {
  return (
    <WellsPage title="Today’s Route" view={dueWells}>
      {(wells) => <Stops wells={wells} />}
    </WellsPage>
  );
}

function Stops({ wells }: { wells: readonly DueWell[] }) {
  const entries = useOutbox();
  const { position, error: positionError, isLooking, look } = usePosition('keep them in the listed order');
  const [done, setDone] = useRememberedDay('route-done', today());
  const [kinds, setKinds] = useState<Kind[]>([]);
  const [count, setCount] = useState(STEP);
  const stops = useMemo(() => inOrder(wells, kinds, position), [wells, kinds, position]);
  const left = stops.filter(({ well_ndx }) => !done.includes(well_ndx)).length;
  return (
    <>
      <Typography component="output" sx={{ display: 'block', mb: 1.5 }}>
        {stops.length === 0
          ? 'Nothing is due.'
          : `${left} of ${stops.length} ${stops.length === 1 ? 'well' : 'wells'} left to visit.`}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
        {(Object.keys(dueKindLabels) as Kind[]).map((kind) => (
          <Chip
            key={kind}
            label={dueKindLabels[kind]}
            color={kinds.includes(kind) ? 'primary' : 'default'}
            variant={kinds.includes(kind) ? 'filled' : 'outlined'}
            aria-pressed={kinds.includes(kind)}
            onClick={() => setKinds(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind])}
            sx={{ height: 44, borderRadius: 22, px: 1, fontSize: '0.9375rem' }}
          />
        ))}
        <Button
          variant="outlined"
          startIcon={<MyLocation />}
          loading={isLooking}
          loadingPosition="start"
          onClick={look}
        >
          Nearest first
        </Button>
      </Box>
      {positionError && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {positionError}
        </Alert>
      )}
      {stops.length === 0 && (
        <EmptyState title="No wells are due for a visit">
          Wells are listed here when a meter has not been read, an inspection needs a follow-up, or a water level is
          due.
        </EmptyState>
      )}
      <Stack component="ol" aria-label="Wells to visit" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}>
        {stops.slice(0, count).map((stop) => (
          <Stop
            key={stop.well_ndx}
            stop={stop}
            position={position}
            isDone={done.includes(stop.well_ndx)}
            isWritten={(entries ?? []).some(
              ({ about, writtenAt }) => isToday(writtenAt) && about.startsWith(stop.well_id),
            )}
            onDone={(isDone) =>
              setDone(isDone ? [...done, stop.well_ndx] : done.filter((well) => well !== stop.well_ndx))
            }
          />
        ))}
      </Stack>
      {stops.length > count && (
        <Button fullWidth variant="outlined" sx={{ mt: 2 }} onClick={() => setCount(count + STEP)}>
          Show {Math.min(STEP, stops.length - count)} more
        </Button>
      )}
    </>
  );
}

interface StopProps {
  stop: DueWell;
  position: Position | undefined;
  isDone: boolean;
  /** Whether something was written down here today. */
  isWritten: boolean;
  onDone: (isDone: boolean) => void;
}

function Stop({ stop, position, isDone, isWritten, onDone }: StopProps) {
  const { well_id, well_name, what } = stop;
  return (
    <Card component="li" variant="outlined" sx={{ p: 2, opacity: isDone ? 0.72 : 1 }}>
      <Stack
        direction="row"
        sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'wrap' }}
      >
        <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
          <Typography variant="h3" component="h2" sx={{ textDecoration: isDone ? 'line-through' : 'none' }}>
            {[well_id, well_name].filter(Boolean).join(' · ')}
          </Typography>
          <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
            {what.map(({ kind, due_on, meter_ndx }) => (
              <li key={`${kind} ${meter_ndx ?? ''} ${due_on}`}>
                {dueKindLabels[kind]}, {due_on < today() ? 'late since' : 'due'} {longDate(due_on)}
              </li>
            ))}
          </Box>
          {position && <Typography variant="body2">{away(stop, position)}</Typography>}
        </Box>
        <ButtonLink to={`/field-services/well-actions/${encodeURIComponent(well_id)}`} variant="outlined">
          Open
        </ButtonLink>
      </Stack>
      <FormControlLabel
        control={<Checkbox checked={isDone} onChange={(_, checked) => onDone(checked)} />}
        label={isWritten && !isDone ? 'Done (entered here today)' : 'Done'}
      />
    </Card>
  );
}

const away = ({ lat, lon }: DueWell, position: Position): string =>
  typeof lat === 'number' && typeof lon === 'number'
    ? `${formatDistance(distanceFt(position, { latitude: lat, longitude: lon }))} away`
    : 'The well has no coordinates';

const isToday = (at: number) => Date.now() - at < 16 * 3_600_000;

/** The nearest first where the position is known, else what has been due the longest. */
function inOrder(wells: readonly DueWell[], kinds: readonly Kind[], position: Position | undefined): DueWell[] {
  const wanted = wells.filter(({ what }) => kinds.length === 0 || what.some(({ kind }) => kinds.includes(kind)));
  const far = ({ lat, lon }: DueWell) =>
    position && typeof lat === 'number' && typeof lon === 'number'
      ? distanceFt(position, { latitude: lat, longitude: lon })
      : Infinity;
  return wanted.toSorted((one, other) =>
    position ? far(one) - far(other) : (one.first_due_on ?? '').localeCompare(other.first_due_on ?? ''),
  );
}
