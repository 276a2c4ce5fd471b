import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useNavigate, useSearch } from '@tanstack/react-router';

/** The filter of the table's column 'Ignored', as its address has it. */
const FILTER = 'filter.ignore';

/** Whether ignored parameters stand in the table (spec 2 §4). */
export function ShowIgnored() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { [FILTER]: filter, ...others } = search;
  return (
    <FormControlLabel
      label="Show Ignored"
      control={
        <Switch
          checked={filter !== undefined && filter !== 'no'}
          onChange={(_event, isShown) =>
            void navigate({ to: '.', search: isShown ? { ...others, [FILTER]: '' } : others, replace: true })
          }
        />
      }
    />
  );
}
