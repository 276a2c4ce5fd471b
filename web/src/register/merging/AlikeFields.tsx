import type { Values } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { labelOf } from '../form/entries.ts';
import { formatValue } from '../history/format.ts';
import type { FieldOptions } from '../form/use-options.ts';
import type { ComparedField } from './compare-two.ts';

interface AlikeFieldsProps {
  fields: readonly ComparedField[];
  record: Values;
  options: Readonly<Record<string, FieldOptions>>;
}

/** What both records say, folded away: nothing is to be decided about it. */
export function AlikeFields({ fields, record, options }: AlikeFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <Box component="details" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, mt: 0.5 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
        {fields.length === 1 ? '1 field says' : `${fields.length} fields say`} the same in both
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(120px, 220px) minmax(0, 1fr)',
          gap: 0.5,
          columnGap: 2,
          m: 0,
          mt: 1,
        }}
      >
        {fields.map(({ part, field }) => (
          <Box key={field} sx={{ display: 'contents', '& dd': { m: 0, overflowWrap: 'anywhere' } }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {labelOf(part, field)}
            </Typography>
            <Typography component="dd" variant="body2">
              {formatValue(part, options, field, record[field])}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
