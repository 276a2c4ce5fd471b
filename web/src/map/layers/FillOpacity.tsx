import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

interface FillOpacityProps {
  title: string;
  percent: number;
  onChange: (percent: number) => void;
}

/** How strongly a layer's areas are filled, in percent. */
export function FillOpacity({ title, percent, onChange }: FillOpacityProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pl: 4.5, pr: 1, mb: 0.5 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t('Fill Opacity')}
      </Typography>
      <Slider
        size="small"
        value={percent}
        min={0}
        max={100}
        step={5}
        aria-label={t('Fill Opacity of {title}', { title })}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} %`}
        onChange={(_, value) => onChange(value)}
      />
    </Box>
  );
}
