import TextField from '@mui/material/TextField';

interface PasswordFieldProps {
  label: string;
  value: string;
  isNew?: boolean;
  problem: string | undefined;
  help?: string;
  onChange: (value: string) => void;
}

/** A password, which password managers fill in and keep. */
export const PasswordField = ({ label, value, isNew = false, problem, help, onChange }: PasswordFieldProps) => (
  <TextField
    type="password"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={problem !== undefined}
    helperText={problem ?? help}
    slotProps={{
      htmlInput: { autoComplete: isNew ? 'new-password' : 'current-password' },
      formHelperText: { role: problem ? 'alert' : undefined },
    }}
    sx={{ mt: 1 }}
  />
);
