import { locale, t } from '@artesian/domain/texts/translate';
import type { Histogram as Bars } from '@artesian/contract/map/well-facets';
import { measures, wordsOfRange, type Measure, type Range } from '@artesian/contract/map/well-measures';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSettled } from '../../ui/use-settled.ts';
import { quietAccordion } from '../panels/quiet-accordion.ts';
import { Histogram } from './Histogram.tsx';
import { edgesOf, rangeOf, typedNumber, valueAt, type Edges } from './range-edges.ts';

interface MeasureFilterProps {
  measure: Measure;
  /** Undefined while it is on its way, and where it cannot be had. */
  histogram: Bars | undefined;
  isComing: boolean;
  range: Range | undefined;
  onChange: (range: Range | undefined) => void;
}

/** A measure of wells: how it is spread among those in view, and the range that is let through, drawn, moved or typed. */
export function MeasureFilter({ measure, histogram, isComing, range, onChange }: MeasureFilterProps) {
  const { label } = measures[measure];
  return (
    <Accordion
      disableGutters
      elevation={0}
      square
      sx={quietAccordion}
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMore fontSize="small" />}>
        <Typography component="span" sx={{ flex: 1, fontWeight: 540 }}>
          {label}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ mr: 1, color: range ? 'primary.main' : 'text.secondary', fontWeight: range ? 560 : 400 }}
        >
          {range ? wordsOfRange(measure, range) : 'any'}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 2, pt: 0, pb: 1.5 }}>
        {histogram ? (
          <Brush measure={measure} histogram={histogram} range={range ?? {}} onChange={onChange} />
        ) : (
          isComing && <Skeleton variant="rounded" height={92} />
        )}
        <TypedRange measure={measure} range={range ?? {}} onChange={onChange} />
        {histogram && (
          <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
            {sayWithout(histogram.without, label)}
          </Typography>
        )}
      </AccordionDetails>
    </Accordion>
  );
}

const sayWithout = (wells: number, label: string): string =>
  wells === 0
    ? t('Every well in view has its {label} on record.', { label: label.toLowerCase() })
    : t(
        '{wells, plural, one {# well in view has} other {# wells in view have}} no {label} on record. A range leaves {wells, plural, one {it} other {them}} out.',
        { wells, label: label.toLowerCase() },
      );

interface BrushProps {
  measure: Measure;
  histogram: Bars;
  range: Range;
  onChange: (range: Range | undefined) => void;
}

function Brush({ measure, histogram, range, onChange }: BrushProps) {
  const { label, unit, isYear } = measures[measure];
  const edges = edgesOf(histogram, range, isYear);
  const choose = (next: Edges) => {
    const isSame = next[0] === edges[0] && next[1] === edges[1];
    if (next[0] < next[1] && !isSame) onChange(rangeOf(histogram, next, isYear));
  };
  // A range ends with the last year before an edge.
  const say = (edge: number, isEnd: boolean) =>
    [formatNumber(valueAt(histogram, edge) - (isYear && isEnd ? 1 : 0), isYear), unit].filter(Boolean).join(' ');
  return (
    <>
      <Histogram histogram={histogram} edges={edges} onBrush={choose} />
      <Slider
        size="small"
        value={[...edges]}
        min={0}
        max={histogram.count}
        getAriaLabel={(thumb) => `${label}, ${thumb === 0 ? t('from') : t('to')}`}
        getAriaValueText={(edge, thumb) => say(edge, thumb === 1)}
        onChange={(_, [from = 0, to = histogram.count]) => choose([from, to])}
        sx={{ display: 'block', py: 0.75, mt: '-7px' }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1, color: 'text.secondary' }}>
        <Typography variant="caption">{say(0, false)}</Typography>
        <Typography variant="caption">{say(histogram.count, true)}</Typography>
      </Box>
    </>
  );
}

const formatNumber = (value: number, isYear: boolean) => (isYear ? String(value) : value.toLocaleString(locale()));

interface TypedRangeProps {
  measure: Measure;
  range: Range;
  onChange: (range: Range | undefined) => void;
}

/** Who is still typing is not told yet that it is wrong. */
const PAUSE_MS = 600;

/** Two fields. What is typed stays until it is a range, or the range is chosen otherwise. */
function TypedRange({ measure, range, onChange }: TypedRangeProps) {
  const { label, unit, isYear } = measures[measure];
  const [typed, setTyped] = useState<{ from: string; to: string }>();
  const [known, setKnown] = useState(range);
  if (known.from !== range.from || known.to !== range.to) {
    setKnown(range);
    if (typed && whatIsWrong(typed)) setTyped(undefined);
  }
  const said = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, isYear));
  const shown = typed ?? { from: said(range.from), to: said(range.to) };
  const wrong = typed && whatIsWrong(typed);
  const settled = useSettled(wrong?.words, PAUSE_MS);
  const error = wrong?.words === settled ? wrong : undefined;
  const type = (next: typeof shown) => {
    setTyped(next);
    if (whatIsWrong(next)) return;
    const [from, to] = [typedNumber(next.from), typedNumber(next.to)];
    onChange({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          size="small"
          label={[end === 'from' ? t('From') : t('To'), unit && `(${unit})`].filter(Boolean).join(' ')}
          value={shown[end]}
          error={error?.end === end}
          helperText={error?.end === end ? error.words : undefined}
          onChange={({ target }) => type({ ...shown, [end]: target.value })}
          onBlur={() => !wrong && setTyped(undefined)}
          slotProps={{
            htmlInput: {
              inputMode: 'decimal',
              autoComplete: 'off',
              'aria-label': end === 'from' ? t('{label}, from, typed', { label }) : t('{label}, to, typed', { label }),
            },
          }}
        />
      ))}
    </Box>
  );
}

function whatIsWrong({ from, to }: { from: string; to: string }): { end: 'from' | 'to'; words: string } | undefined {
  const [low, high] = [typedNumber(from), typedNumber(to)];
  if (Number.isNaN(low)) return { end: 'from', words: t('Enter a number.') };
  if (Number.isNaN(high)) return { end: 'to', words: t('Enter a number.') };
  if (low !== undefined && high !== undefined && low > high)
    return { end: 'to', words: t('Enter a number no lower than “From”.') };
  return undefined;
}
