import { t } from '@artesian/domain/texts/translate';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { hintOf, type InputProps } from '../../register/inputs/input.ts';

/** A question that is answered by yes or no, and by neither until somebody does. */
export function YesNoInput(props: InputProps) {
  const { id, name, label, isRequired, entry, onChange, onBlur, inputRef, error } = props;
  const hint = hintOf(props);
  return (
    <FormControl component="fieldset" error={error !== undefined} required={isRequired}>
      <FormLabel component="legend" id={`${id}-label`}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        name={name}
        aria-labelledby={`${id}-label`}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        aria-invalid={error !== undefined}
        value={entry === null ? '' : String(entry)}
        onChange={(_event, answer) => onChange(answer === 'true')}
        onBlur={onBlur}
      >
        <FormControlLabel
          value="true"
          label={t('Yes')}
          control={<Radio id={id} slotProps={{ input: { ref: inputRef } }} />}
        />
        <FormControlLabel value="false" label={t('No')} control={<Radio />} />
      </RadioGroup>
      {hint && (
        <FormHelperText id={`${id}-hint`} sx={{ ml: 0 }}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
