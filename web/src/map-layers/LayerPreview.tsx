import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { toneOf } from '../map/base-map/tones.ts';
import { ShapeIcon } from '../map/panels/ShapeIcon.tsx';
import { wholeOf, type Entries } from '../register/form/entries.ts';
import { useFormParts } from '../register/form/form-parts.ts';
import { symbolOf } from './symbol-of.ts';

/** What is entered just now, as the legend draws it on light and on dark ground. */
export function LayerPreview() {
  const { register, base, form } = useFormParts();
  const entries = useWatch({ control: form.control }) as Entries;
  const symbol = symbolOf(wholeOf(register, base, entries));
  if (!symbol) return <Typography sx={{ mb: 2 }}>Uses its original colors.</Typography>;
  return (
    <Box component="figure" sx={{ m: 0, mb: 2.5, display: 'flex', alignItems: 'center', gap: 1 }}>
      {(['light', 'dark'] as const).map((tone) => (
        <Box
          key={tone}
          sx={{ display: 'flex', p: 1, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: toneOf(tone).land }}
        >
          <ShapeIcon {...symbol} size={32} />
        </Box>
      ))}
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
        In the legend, on light and dark backgrounds
      </Typography>
    </Box>
  );
}
