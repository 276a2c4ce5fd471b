import { t } from '@artesian/domain/texts/translate';
import type { LayerRow } from '@artesian/contract/map/layer-rows';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Choice } from './boolean-filter.ts';

interface BooleanFilterProps {
  row: LayerRow;
  value: Choice;
  onChange: (choice: Choice) => void;
}

/** Draws all of a layer, or only what has the property, or only what lacks it. */
export function BooleanFilter({ row: { title, toggle }, value, onChange }: BooleanFilterProps) {
  if (!toggle) return null;
  const options = [
    { choice: 'all', label: t('All'), meaning: undefined },
    { choice: 'true', label: t('True'), meaning: toggle.whenTrue },
    { choice: 'false', label: t('False'), meaning: toggle.whenFalse },
  ] as const;
  return (
    <RadioGroup
      row
      aria-label={`${title}: ${toggle.whenTrue}`}
      value={value}
      onChange={(_, choice) => onChange(choice as Choice)}
      sx={{ pl: 4, mb: 0.25, columnGap: 1.5 }}
    >
      {options.map(({ choice, label, meaning }) => (
        <FormControlLabel
          key={choice}
          value={choice}
          label={meaning ? `${label}: ${meaning}` : label}
          control={<Radio size="small" sx={{ p: 0.5 }} />}
          slotProps={{ typography: { variant: 'caption' } }}
          sx={{ m: 0 }}
        />
      ))}
    </RadioGroup>
  );
}
