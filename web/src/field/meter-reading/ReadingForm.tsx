import { warningForStaff } from '@artesian/domain/reading-warnings';
import { meterReadingForm } from '@artesian/contract/field/meter-reading';
import { optional, withUnit } from '@artesian/contract/language/fields';
import type { Values } from '@artesian/contract/language/register';
import { dialOf } from '@artesian/contract/metering/dials';
import { meterFields } from '@artesian/contract/metering/fields';
import { dialName } from '@artesian/domain/dials';
import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { monthName } from '../../ui/dates.ts';
import { warningsOf } from '../../readings/reading-rows.ts';
import { EntryScreen } from '../form/EntryScreen.tsx';
import { FieldsGrid } from '../form/FieldsGrid.tsx';
import { formOf } from '../form/form-of.ts';
import { MeterContext } from './meter-context.ts';
import { asTyped } from './reading-as-typed.ts';
import { ReadingAsTyped } from './ReadingAsTyped.tsx';
import type { MeterToRead, ReadingPlace } from './use-reading-place.ts';

const others = ['adjustment', 'mr_adjustment_reason_ndx', 'mr_report_status_ndx', 'notes'] as const;

/** Readings have the unit of the dial that shows them. */
function formOfMeter({ dial_unit, dial_multiplier, prev_dial_unit, prev_dial_multiplier }: MeterToRead) {
  const { meter_reading } = meterReadingForm.fields;
  const [dial, before] = [
    dialOf({ dial_unit, dial_multiplier }),
    dialOf({ dial_unit: prev_dial_unit, dial_multiplier: prev_dial_multiplier }),
  ];
  return formOf(
    meterReadingForm,
    [{ title: 'Meter Reading', fields: ['prev_meter_reading', 'meter_reading', ...others], Body: ReadingFields }],
    {
      fields: {
        prev_meter_reading: withUnit(meterFields.prev_meter_reading, dialName(before)),
        meter_reading: withUnit(meter_reading, dialName(dial)),
        // Left empty it is none (spec 2 §3).
        adjustment: optional(meterReadingForm.fields.adjustment),
      },
    },
  );
}

const readingsPath = '/api/field-services/meter-reading';

/** The reading of a meter's month: a new one, or what was written down before. */
export function ReadingForm({ meter, place }: { meter: MeterToRead; place: ReadingPlace }) {
  const navigate = useNavigate();
  const form = useMemo(() => formOfMeter(meter), [meter]);
  const isKnown = meter.meter_reading_ndx !== null;
  const { meter_ndx, c_year, c_month } = meter;
  const adjusted = (body: Values) => ('adjustment' in body ? { ...body, adjustment: body.adjustment ?? 0 } : body);
  return (
    <MeterContext value={meter}>
      <EntryScreen
        form={form}
        {...(isKnown ? { base: meter } : { begin: { adjustment: 0, prev_meter_reading: meter.prev_meter_reading } })}
        kind="reading"
        about={`${meter.meter_id}, ${monthName(c_month)} ${c_year}`}
        opens={`/field-services/meter-reading?${new URLSearchParams(asWords({ ...place, meter: meter_ndx })).toString()}`}
        toSend={(body, base) =>
          isKnown
            ? {
                method: 'PUT',
                path: `${readingsPath}/${meter.meter_reading_ndx}`,
                body: adjusted(body),
                version: Number(base?.version),
              }
            : { method: 'POST', path: readingsPath, body: { ...adjusted(body), meter_ndx, c_year, c_month } }
        }
        warningsOf={(values) => warningsOf(asTyped(meter, values)).map(warningForStaff)}
        onKept={() =>
          void navigate({
            to: '.',
            search: (before: object) => ({ ...before, meter: undefined, entry: undefined }),
          })
        }
      />
    </MeterContext>
  );
}

const asWords = (place: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(place)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

function ReadingFields() {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <FieldsGrid names={['prev_meter_reading', 'meter_reading']} />
      <ReadingAsTyped />
      <FieldsGrid names={others} />
    </Box>
  );
}
