import type { FlagFilter, ThreeState } from '@artesian/contract/query/focuses';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import DisabledByDefault from '@mui/icons-material/DisabledByDefaultOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { nextState } from '@artesian/contract/query/query-state';

interface ThreeStateBoxProps {
  filter: FlagFilter;
  value: ThreeState;
  onChange: (value: ThreeState) => void;
}

/** Yes, no, or either; each click is a step further. What it says stands in words beside it. */
export function ThreeStateBox({ filter, value, onChange }: ThreeStateBoxProps) {
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={value === true}
          indeterminate={value === null}
          icon={<DisabledByDefault fontSize="small" color="primary" />}
          indeterminateIcon={<CheckBoxOutlineBlank fontSize="small" />}
          onChange={() => onChange(nextState(value))}
        />
      }
      label={
        <>
          {filter.label}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            ({value === null ? 'any' : value ? 'yes' : 'no'})
          </Box>
        </>
      }
    />
  );
}
