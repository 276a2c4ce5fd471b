import { warningForStaff } from '@artesian/domain/reading-warnings';
import { formatVolume, nameOfVolume } from '@artesian/domain/volume-unit';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { use } from 'react';
import { warningsOf, gallonsOf, shareOfMonth } from '../../readings/reading-rows.ts';
import { valuesOf } from '../../register/form/entries.ts';
import { useFormState } from '../form/form-state.ts';
import { Figure, Figures } from '../page/Figures.tsx';
import { MeterContext } from './meter-context.ts';
import { asTyped } from './reading-as-typed.ts';

/** What the reading means while it is typed: the gallons since the previous one, and of what the month allows (UX U43). */
export function ReadingAsTyped() {
  const meter = use(MeterContext)!;
  const { form, entries, enter } = useFormState();
  const row = asTyped(meter, valuesOf(form, entries));
  const [gallons, share] = [gallonsOf(row), shareOfMonth(row)];
  return (
    <div>
      <Figures label="The reading as typed">
        <Figure
          label={nameOfVolume('Calculated Gallons')}
          value={gallons === null ? '–' : formatVolume(gallons)}
          hint={row.prev_meter_reading === null ? 'No previous reading on this device' : 'difference'}
          isMain
        />
        <Figure
          label="Of the month’s limit"
          value={share === null ? '–' : `${share.toFixed(1)} %`}
          hint={row.allowed_gal === null ? 'The limit is not on this device' : `of ${formatVolume(row.allowed_gal)}`}
        />
      </Figures>
      <output>
        {warningsOf(row).map((warning) => (
          <Alert
            key={warning.kind}
            severity="warning"
            variant="outlined"
            sx={{ mt: 1 }}
            action={
              warning.adjustment_gal !== undefined && (
                <Button color="inherit" onClick={() => enter({ adjustment: String(warning.adjustment_gal) })}>
                  Use this adjustment
                </Button>
              )
            }
          >
            {warningForStaff(warning)}
          </Alert>
        ))}
      </output>
    </div>
  );
}
