import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { inputId, type InputProps } from './Field.tsx';

export function FlagField({ name, meta, value, onChange, error, isReadOnly }: InputProps) {
  const help = error ?? meta.help;
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            id={inputId(name)}
            size="small"
            checked={value === true}
            disabled={isReadOnly}
            onChange={(event) => onChange(event.target.checked)}
          />
        }
        label={meta.label}
      />
      {help && <FormHelperText sx={{ mt: -0.5 }}>{help}</FormHelperText>}
    </FormControl>
  );
}
