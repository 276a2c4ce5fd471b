import { t } from '@artesian/domain/texts/translate';
import type { LevelsOverYears } from '@artesian/contract/map/levels-over-years';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { floating } from '../panels/floating.ts';
import { barHeight, buttonsWidth, gap, sideWidth } from '../panels/panels.ts';

/** How long each year is seen. */
const YEAR_MS = 900;

interface YearSliderProps {
  levels: LevelsOverYears;
  /** Undefined for today. */
  year: number | undefined;
  onYear: (year: number | undefined) => void;
}

/** Moves the map through the years, by hand or by itself, and says what its arrows mean. */
export function YearSlider({ levels: { first_year, last_year }, year, onYear }: YearSliderProps) {
  const [isPlaying, setPlaying] = useState(false);
  const isOver = year !== undefined && last_year !== null && year >= last_year;
  useEffect(() => {
    if (!isPlaying || first_year === null) return undefined;
    const next = setTimeout(() => {
      if (isOver) setPlaying(false);
      else onYear(year === undefined ? first_year : year + 1);
    }, YEAR_MS);
    return () => clearTimeout(next);
  }, [isPlaying, isOver, year, first_year, onYear]);
  if (first_year === null || last_year === null || first_year === last_year) return null;
  return (
    <Paper component="section" aria-label={t('Water levels over the years')} sx={[floating, panel]}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <IconButton
          size="small"
          aria-label={isPlaying ? t('Stop at this year') : t('Play the years')}
          onClick={() => {
            if (!isPlaying) onYear(first_year);
            setPlaying(!isPlaying);
          }}
        >
          {isPlaying ? <Pause /> : <PlayArrow />}
        </IconButton>
        <Slider
          size="small"
          aria-label={t('Year')}
          min={first_year}
          max={last_year}
          value={year ?? last_year}
          onChange={(_, value) => {
            setPlaying(false);
            onYear(value);
          }}
        />
        <Typography component="output" sx={{ fontWeight: 560, minWidth: 48 }}>
          {year ?? t('Today')}
        </Typography>
        <Button
          size="small"
          sx={{ visibility: year === undefined ? 'hidden' : 'visible' }}
          onClick={() => {
            setPlaying(false);
            onYear(undefined);
          }}
        >
          {t('Today')}
        </Button>
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {year === undefined
          ? t(
              'Triangles: levels rise (▲) or fall (▼) significantly; right, over the record; left and smaller, in the last twelve months.',
            )
          : t('Each well’s last month with a level in that year, compared with the same month of other years.')}
      </Typography>
    </Paper>
  );
}

const panel = {
  displayPrint: 'none',
  position: 'absolute',
  zIndex: 2,
  bottom: 'calc(var(--map-bottom, 0px) + 38px)',
  left: '50%',
  transform: 'translateX(-50%)',
  width: `min(430px, calc(100% - ${2 * gap}px))`,
  // Between panels that leave no room below.
  '@container (min-width: 600px) and (max-width: 1250px)': {
    bottom: 'auto',
    top: barHeight,
    left: sideWidth + 2 * gap,
    transform: 'none',
    width: `min(430px, calc(100% - ${sideWidth + buttonsWidth + 3 * gap}px))`,
  },
  px: 1.5,
  py: 0.75,
} as const;
