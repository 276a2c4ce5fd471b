import { formatVolume } from '@artesian/domain/volume-unit';
import type { ReadingToEnter } from '@artesian/contract/metering/readings-entry';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { optionQueries } from '../register/form/options.ts';
import type { EnteredRows } from '../ui/editable-table/props.ts';
import { warningsOf, keyOfReading, nameOfReading } from './reading-rows.ts';

const reasonsQuery = optionQueries.get('ui-list-meter-reading-adjustment-reason')!;

/** Offers the adjustment of each reading that a register explains which began again at 0: suggested, never entered by itself. */
export function Rollovers({ rows, enter }: EnteredRows<ReadingToEnter>) {
  const reason = useQuery(reasonsQuery).data?.find(({ label }) => /rollover/i.test(label));
  const suggested = rows.flatMap((row) =>
    warningsOf(row).flatMap(({ adjustment_gal }) => (adjustment_gal === undefined ? [] : [{ row, adjustment_gal }])),
  );
  return suggested.map(({ row, adjustment_gal }) => {
    const key = keyOfReading(row);
    const adjustment = formatVolume(adjustment_gal);
    const cells = [
      { row: key, column: 'adjustment', value: adjustment_gal },
      ...(reason ? [{ row: key, column: 'mr_adjustment_reason_ndx', value: reason.value }] : []),
    ];
    return (
      <Button
        key={key}
        size="small"
        variant="outlined"
        color="warning"
        onClick={() => enter(cells, `${nameOfReading(row)} was adjusted by ${adjustment}. Save to keep it.`)}
      >
        Adjust {nameOfReading(row)} by {adjustment}
      </Button>
    );
  });
}
