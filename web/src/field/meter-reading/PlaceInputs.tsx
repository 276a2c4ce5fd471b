import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { labelAbove } from '../../register/inputs/input.ts';
import { useCarried } from '../carried/use-carried.ts';
import type { MeterToRead, ReadingPlace } from './use-reading-place.ts';

interface Grouping {
  grouping_ndx: number;
  grouping_name: string;
  fiscal_year: number;
}

interface PlaceInputsProps {
  place: ReadingPlace;
  show: (changes: Partial<ReadingPlace>) => void;
  meters: readonly MeterToRead[] | undefined;
  /** Whether the meters are those of no group. */
  isAlone: boolean;
}

const NONE: readonly never[] = [];

/** Which meter is read, for which month: each choice narrows the next. */
export function PlaceInputs({ place, show, meters, isAlone }: PlaceInputsProps) {
  const years = useCarried<{ fiscal_year: number }[]>('/api/field-services/lookup/ui-lookup-mr-filters-years-new');
  const months = useCarried<{ month_number: number; month_name: string }[]>('/api/field-services/lookup/list-months');
  const groupings = useCarried<Grouping[]>('/api/field-services/lookup/ui-lookup-mr-filters-permitgroupings');
  const known = years.data?.answer.map(({ fiscal_year }) => fiscal_year) ?? [];
  const offered = groupings.data?.answer.filter(({ fiscal_year }) => fiscal_year === place.fiscal_year) ?? NONE;
  return (
    <Box sx={grid}>
      <TextField
        select
        label="Fiscal Year"
        value={place.fiscal_year}
        onChange={({ target }) => show({ fiscal_year: Number(target.value), group: undefined, meter: undefined })}
        {...whyEmpty(years)}
        slotProps={{ inputLabel: labelAbove }}
      >
        {(known.includes(place.fiscal_year) ? known : [place.fiscal_year, ...known]).map((year) => (
          <MenuItem key={year} value={year}>
            {year}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Month"
        value={months.data ? place.month : ''}
        onChange={({ target }) => show({ month: Number(target.value) })}
        {...whyEmpty(months)}
        slotProps={{ inputLabel: labelAbove }}
      >
        {(months.data?.answer ?? NONE).map(({ month_number, month_name }) => (
          <MenuItem key={month_number} value={month_number}>
            {month_name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={wide}>
        <Autocomplete
          options={offered}
          value={offered.find(({ grouping_ndx }) => grouping_ndx === place.group) ?? null}
          onChange={(_event, group) => show({ group: group?.grouping_ndx, meter: undefined })}
          getOptionLabel={({ grouping_name }) => grouping_name}
          getOptionKey={({ grouping_ndx }) => grouping_ndx}
          isOptionEqualToValue={(option, value) => option.grouping_ndx === value.grouping_ndx}
          loading={!groupings.data}
          noOptionsText={groupings.error && !groupings.data ? 'The list could not be loaded.' : 'No options available'}
          renderInput={({ slotProps, ...parameters }) => (
            <TextField
              {...parameters}
              label="Permit Owner/Group"
              slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, ...labelAbove } }}
            />
          )}
        />
      </Box>
      <Box sx={wide}>
        <Autocomplete
          options={meters ?? NONE}
          value={meters?.find(({ meter_ndx }) => meter_ndx === place.meter) ?? null}
          onChange={(_event, meter) => show({ meter: meter?.meter_ndx })}
          getOptionLabel={({ meter_id }) => meter_id}
          getOptionKey={({ meter_ndx }) => meter_ndx}
          isOptionEqualToValue={(option, value) => option.meter_ndx === value.meter_ndx}
          loading={!meters}
          noOptionsText="No options available"
          renderInput={({ slotProps, ...parameters }) => (
            <TextField
              {...parameters}
              label="Meter"
              helperText={
                isAlone && meters ? 'All active meters on this device. Choose a group to narrow the list.' : undefined
              }
              slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, ...labelAbove } }}
            />
          )}
        />
      </Box>
    </Box>
  );
}

/** What is said below a list that neither the server nor the device has. */
const whyEmpty = ({ data, error }: { data: unknown; error: Error | null }) =>
  error && !data ? { error: true, helperText: 'The list could not be loaded.' } : {};

/** Two abreast; one where letters are so large that a month would not fit. */
const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 50% - 1rem)), 1fr))',
  mb: 3,
} as const;
const wide = { gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 } as const;
