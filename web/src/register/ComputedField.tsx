import TextField from '@mui/material/TextField';

interface ComputedFieldProps {
  label: string;
  value: string;
  help?: string;
  placeholder?: string;
}

/** What the server fills in: shown among the fields, and not to be edited. */
export function ComputedField({ label, value, help = 'This field cannot be edited', placeholder }: ComputedFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      placeholder={placeholder}
      helperText={help}
      disabled
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
