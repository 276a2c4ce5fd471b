import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { QueryState } from '@artesian/contract/query/query-state';

interface InclusionsProps {
  query: QueryState;
  onChange: (left: readonly string[]) => void;
}

/** Which groups of columns the file has; all of them at first. */
export function Inclusions({ query: { focus, left }, onChange }: InclusionsProps) {
  if (focus.inclusions.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{focus.title} come with all their columns.</Typography>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {focus.inclusions.map(({ name, label }) => (
        <FormControlLabel
          key={name}
          control={
            <Checkbox
              size="small"
              checked={!left.includes(name)}
              onChange={({ target }) =>
                onChange(target.checked ? left.filter((other) => other !== name) : [...left, name])
              }
            />
          }
          label={label}
        />
      ))}
    </Box>
  );
}
