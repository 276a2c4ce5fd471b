import { depthOfEntry_ft } from '@artesian/contract/field/water-levels';
import { depthWarnings } from '@artesian/domain/water-level';
import Alert from '@mui/material/Alert';
import { valuesOf } from '../../register/form/entries.ts';
import { localTime } from '../../ui/dates.ts';
import { useFormState } from '../form/form-state.ts';
import { Figure, Figures } from '../page/Figures.tsx';

interface DepthAsTypedProps {
  /** What was last measured by hand, below land surface. */
  last_ft: number | null;
  lastAt: string | null;
  wellDepth_ft: number | null;
}

/** What the readings come to while they are typed, beside the last level. */
export function DepthAsTyped({ last_ft, lastAt, wellDepth_ft }: DepthAsTypedProps) {
  const { form, entries } = useFormState();
  const depth_ft = depthOfEntry_ft(valuesOf(form, entries));
  const warnings = depth_ft === undefined ? [] : depthWarnings(depth_ft, { wellDepth_ft, previous_ft: last_ft });
  return (
    <div>
      <Figures label="Depth to water as typed">
        <Figure label="Depth to water" value={inFeet(depth_ft)} hint="below land surface" isMain />
        <Figure label="Last level" value={inFeet(last_ft)} hint={lastAt ? localTime(lastAt) : 'None on this device'} />
        <Figure label="Difference" value={difference(depth_ft, last_ft)} hint={directionOf(depth_ft, last_ft)} />
      </Figures>
      <output>
        {warnings.map((words) => (
          <Alert key={words} severity="warning" variant="outlined" sx={{ mt: 1.5 }}>
            {words}
          </Alert>
        ))}
      </output>
    </div>
  );
}

const inFeet = (depth_ft: number | null | undefined) =>
  typeof depth_ft === 'number' ? `${depth_ft.toFixed(2)} ft` : '–';

const differenceOf = (depth: number | undefined, last: number | null) =>
  depth === undefined || last === null ? undefined : Number((depth - last).toFixed(2));

function difference(depth: number | undefined, last: number | null): string {
  const by = differenceOf(depth, last);
  return by === undefined ? '–' : `${by > 0 ? '+' : by < 0 ? '−' : ''}${Math.abs(by).toFixed(2)} ft`;
}

function directionOf(depth: number | undefined, last: number | null): string {
  const by = differenceOf(depth, last);
  if (by === undefined) return '';
  return by === 0 ? 'as before' : by > 0 ? 'deeper: the water level fell' : 'shallower: the water level rose';
}
