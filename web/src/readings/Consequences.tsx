import { formatVolume } from '@artesian/domain/volume-unit';
import type { SavedReading } from '@artesian/contract/metering/readings-entry';
import Alert from '@mui/material/Alert';
import { nameOfReading } from './reading-rows.ts';

interface ConsequencesProps {
  readings: readonly SavedReading[];
  /** Without, it stays. */
  onClose?: () => void;
}

/** Later readings that mean other gallons since an earlier one was saved. */
export function Consequences({ readings, onClose }: ConsequencesProps) {
  if (readings.length === 0) return null;
  const count = readings.length === 1 ? '1 later reading means' : `${readings.length} later readings mean`;
  return (
    <Alert severity="info" variant="outlined" {...(onClose && { onClose })} sx={{ mb: 2 }}>
      {count} different gallons now because an earlier reading changed:
      <ul>
        {readings.map((reading) => (
          <li key={reading.meter_reading_ndx}>
            {nameOfReading(reading)}: {said(reading.gallons_before)} before, {said(reading.calculated_gallons)} now
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const said = (gallons: number | null) => (gallons === null ? 'nothing' : formatVolume(gallons));
