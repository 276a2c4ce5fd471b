import { t } from '@artesian/domain/texts/translate';
import type { BufferUnit } from '@artesian/domain/buffer';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { readCoordinate } from './read-coordinate.ts';
import type { BufferTool } from './use-buffer-tool.ts';

interface BufferPanelProps {
  tool: BufferTool;
  onReport: () => void;
}

/** The inputs of the adjacent wells tool. */
export function BufferPanel({ tool, onReport }: BufferPanelProps) {
  const { inputs, change, report } = tool;
  return (
    <Box sx={{ px: 2, pb: 1.5, display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('Click the map to draw a buffer, or enter a location. The report lists the wells within it.')}
      </Typography>
      <Size tool={tool} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <CoordinateField label={t('Lat')} limit={90} value={inputs.lat} onChange={(lat) => change({ lat })} />
        <CoordinateField label={t('Lon')} limit={180} value={inputs.lon} onChange={(lon) => change({ lon })} />
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
        <Button color="inherit" disabled={tool.buffers.length === 0} onClick={tool.clear}>
          {t('Clear')}
        </Button>
        <Button color="inherit" onClick={tool.reset}>
          {t('Reset')}
        </Button>
        <Button variant="contained" endIcon={<OpenInNew />} disabled={!report} onClick={onReport} sx={{ ml: 'auto' }}>
          {t('Report')}
        </Button>
      </Box>
      {!report && (
        <Typography variant="caption" sx={{ color: 'text.secondary', mt: -1, textAlign: 'right' }}>
          {t('The report needs a latitude and a longitude.')}
        </Typography>
      )}
    </Box>
  );
}

function Size({ tool: { inputs, change } }: { tool: BufferTool }) {
  const isWrong = !(Number(inputs.amount) > 0);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 96px 64px', gap: 1, alignItems: 'start' }}>
      <TextField
        label={inputs.unit === 'Acres' ? t('Area') : t('Radius')}
        value={inputs.amount}
        onChange={({ target }) => change({ amount: target.value })}
        error={isWrong}
        helperText={isWrong ? t('More than 0') : undefined}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        select
        label={t('Units')}
        value={inputs.unit}
        onChange={({ target }) => change({ unit: target.value as BufferUnit })}
      >
        {unitsInOrder.map((unit) => (
          <MenuItem key={unit} value={unit}>
            {t(unit)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="color"
        label={t('Color')}
        value={inputs.color}
        onChange={({ target }) => change({ color: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ '& input': { p: 0.75, height: 24, cursor: 'pointer' } }}
      />
    </Box>
  );
}

const unitsInOrder: readonly BufferUnit[] = ['Yards', 'Feet', 'Miles', 'Acres'];

interface CoordinateFieldProps {
  label: string;
  limit: 90 | 180;
  value: string;
  onChange: (value: string) => void;
}

function CoordinateField({ label, limit, value, onChange }: CoordinateFieldProps) {
  const isWrong = value !== '' && readCoordinate(value, limit) === undefined;
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isWrong}
      helperText={isWrong ? t('Invalid coordinate') : undefined}
      slotProps={{ htmlInput: { inputMode: 'text', autoComplete: 'off' } }}
    />
  );
}
