import { t } from '@artesian/domain/texts/translate';
import type { WaterResult } from '@artesian/contract/wells/portrait';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { shortDate } from '../../ui/dates.ts';
import { compareWithLimit, formatResult } from './words.ts';

/** What was found last in the water of a well, beside the limits for drinking water. */
export function WaterQuality({ results }: { results: readonly WaterResult[] }) {
  const sources = [...new Set(results.flatMap(({ drinking_limit_source }) => drinking_limit_source ?? []))];
  return (
    <>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{t('Parameter')}</th>
            <th scope="col">{t('Latest result')}</th>
            <th scope="col">{t('Drinking water')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.parameter}>
              <th scope="row">{result.parameter}</th>
              <td>
                {formatResult(result)}{' '}
                <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
                  {shortDate(result.collected_on)}
                </Typography>
              </td>
              <td>
                <Compared result={result} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('Of untreated water from the well; limits hold for public water systems.')}
        {sources.length > 0 && ' '}
        {sources.length > 0 && t('Limits: {sources}.', { sources: sources.join('; ') })}
      </Typography>
    </>
  );
}

function Compared({ result }: { result: WaterResult }) {
  const compared = compareWithLimit(result);
  if (!compared) return null;
  return (
    <>
      {compared.isAbove ? <Chip size="small" color="warning" label={compared.words} sx={wrapping} /> : compared.words}{' '}
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {result.drinking_limit_kind === 'Health' ? t('for health') : t('for taste, odor or color')}
      </Typography>
    </>
  );
}

const wrapping = { height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } } as const;

const table = {
  borderCollapse: 'collapse',
  width: '100%',
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', py: 0.75, pr: 1.5, borderBottom: 1, borderColor: 'divider' },
  '& thead th': { color: 'text.secondary', fontWeight: 560, fontSize: '0.8125rem' },
  '& tbody th': { fontWeight: 400 },
} as const;
