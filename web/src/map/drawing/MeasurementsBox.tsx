import { t } from '@artesian/domain/texts/translate';
import { mapAcres, mapSquareFeet } from '@artesian/domain/map-measures';
import { FEET_PER_MILE } from '@artesian/domain/units';
import StackedLineChart from '@mui/icons-material/StackedLineChartOutlined';
import FilterList from '@mui/icons-material/FilterList';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Drawing } from '@artesian/contract/map/drawings';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { formatPlace } from '../coordinates.ts';
import { floating } from '../panels/floating.ts';
import { gap } from '../panels/panels.ts';
import { measure } from './drawing.ts';
import { formatLength } from './drawn-shapes.ts';

interface MeasurementsBoxProps {
  drawings: readonly Drawing[];
  /** How far panels reach into the map from the left, px; undefined where the map is small and the box takes its width. */
  left: number | undefined;
  /** Compares the wells with levels within the shape that was drawn last; undefined where none has an area. */
  onCompare: (() => void) | undefined;
  /** Shows only wells within the shapes that have an area; undefined where none has. */
  onFilter: (() => void) | undefined;
  onReset: () => void;
  onHide: () => void;
}

/** What the drawings measure. A click on a value copies it. */
export function MeasurementsBox({ drawings, left, onCompare, onFilter, onReset, onHide }: MeasurementsBoxProps) {
  const id = useId();
  const rows = rowsOf(drawings);
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      sx={[floating, place, left === undefined ? wholeWidth : { left, width: 320 }]}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ px: 1.5, pt: 1.25, pb: 0.5 }}>
        {t('Measurements')}
      </Typography>
      {rows.length === 0 ? (
        <Typography variant="body2" sx={{ px: 1.5, pb: 1, color: 'text.secondary' }}>
          {t('No drawings yet. Use the map’s drawing tools, or “Draw by Coordinates” in the side panel.')}
        </Typography>
      ) : (
        <Box component="dl" sx={{ m: 0, px: 1.5 }} aria-live="polite">
          {rows.map(({ label, values }) => (
            <Row key={label} label={label} values={values} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 0.5, px: 0.75, py: 0.5, flexWrap: 'wrap' }}>
        <Button size="small" color="inherit" disabled={drawings.length === 0} onClick={onReset}>
          {t('Reset')}
        </Button>
        {onFilter && (
          <Button size="small" color="inherit" startIcon={<FilterList />} onClick={onFilter}>
            {t('Filter wells inside')}
          </Button>
        )}
        {onCompare && (
          <Button size="small" color="inherit" startIcon={<StackedLineChart />} onClick={onCompare}>
            {t('Compare wells inside')}
          </Button>
        )}
        <Button size="small" color="inherit" startIcon={<Close />} onClick={onHide} sx={{ ml: 'auto' }}>
          {t('Hide')}
        </Button>
      </Box>
    </Paper>
  );
}

/** Beside the panel of layers, clear of the scale and of the attribution. */
const place = { position: 'absolute', bottom: 'calc(var(--map-bottom, 0px) + 44px)', zIndex: 2 } as const;
const wholeWidth = { left: gap, right: gap } as const;

function Row({ label, values }: { label: string; values: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, py: 0.25 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, display: 'grid', justifyItems: 'end' }}>
        {values.map((value) => (
          <CopyButton key={value} value={value} />
        ))}
      </Box>
    </Box>
  );
}

function rowsOf(drawings: readonly Drawing[]): { label: string; values: string[] }[] {
  const { circleRadiusFt, lineFt, polygonSquareMetres, point } = measure(drawings);
  const rows = [
    { label: t('Circle radius'), values: circleRadiusFt !== undefined && [feet(circleRadiusFt)] },
    { label: t('Line length'), values: lineFt !== undefined && [feet(lineFt), miles(lineFt)] },
    {
      label: t('Total polygon area'),
      values: polygonSquareMetres !== undefined && areas(polygonSquareMetres),
    },
    { label: t('Point coordinates'), values: point && [formatPlace(point)] },
  ];
  return rows.flatMap(({ label, values }) => (values ? [{ label, values }] : []));
}

const feet = (value: number) => t('{distance} ft', { distance: formatLength(value, 2) });
const miles = (value: number) => t('{distance} mi', { distance: formatLength(value / FEET_PER_MILE, 3) });
const areas = (value: number) => [
  t('{area} acres', { area: formatLength(mapAcres(value), 2) }),
  t('{area} sq ft', { area: formatLength(mapSquareFeet(value), 0) }),
];
