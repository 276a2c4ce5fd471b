import { t } from '@artesian/domain/texts/translate';
import { isRowOn, type LayerRow } from '@artesian/contract/map/layer-rows';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LabelOffOutlined from '@mui/icons-material/LabelOffOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { MapView } from '../address.ts';
import { areLabelsOn, proposedOpacity, switchLayers } from './layer-rows.ts';
import { choiceOf, withChoice } from './boolean-filter.ts';
import { BooleanFilter } from './BooleanFilter.tsx';
import { FillOpacity } from './FillOpacity.tsx';
import { InlineLegend, LegendUnderRow } from './RowLegend.tsx';

/** What of the view the layers panel reads and changes. */
export type LayerState = Pick<MapView, 'switched' | 'opacity' | 'booleans' | 'zoom'>;

interface LayerRowProps {
  row: LayerRow;
  view: LayerState;
  onChange: (change: Partial<LayerState>) => void;
}

/** One layer: its checkbox and legend, and while it is drawn what else can be asked of it. */
export function LayerRowControls({ row, view: { switched, opacity, booleans, zoom }, onChange }: LayerRowProps) {
  const isOn = isRowOn(row, switched);
  const proposed = proposedOpacity(row);
  const fills = row.layers.filter(({ type }) => type === 'fill').map(({ id }) => id);
  const changeOpacity = (percent: number) =>
    onChange({ opacity: { ...opacity, ...Object.fromEntries(fills.map((id) => [id, percent])) } });
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 34 }}>
        <FormControlLabel
          sx={{ m: 0, flex: 1, minWidth: 0 }}
          control={
            <Checkbox
              size="small"
              checked={isOn}
              onChange={(_, on) => onChange({ switched: switchLayers(switched, row.layers, on) })}
              sx={{ p: 0.5 }}
            />
          }
          label={
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
              <InlineLegend row={row} />
              {row.title}
            </Box>
          }
        />
        {row.labels.length > 0 && (
          <LabelButton
            isOn={areLabelsOn(row, switched)}
            title={row.title}
            disabled={!isOn}
            onChange={(on) => onChange({ switched: switchLayers(switched, row.labels, on) })}
          />
        )}
      </Box>
      {isOn && (
        <>
          {isTooFar(row, zoom) && (
            <Typography variant="caption" sx={{ display: 'block', pl: 4, color: 'text.secondary' }}>
              {t('Zoom in to see it.')}
            </Typography>
          )}
          <LegendUnderRow row={row} />
          <BooleanFilter
            row={row}
            value={choiceOf(booleans, row)}
            onChange={(choice) => onChange({ booleans: withChoice(booleans, row, choice) })}
          />
          {proposed !== undefined && (
            <FillOpacity
              title={row.title}
              percent={fills.map((id) => opacity[id])[0] ?? proposed}
              onChange={changeOpacity}
            />
          )}
        </>
      )}
    </>
  );
}

/** Whether none of its layers is drawn from this far. */
const isTooFar = ({ layers }: LayerRow, zoom: number) => layers.every(({ minzoom = 0 }) => zoom < minzoom);

interface LabelButtonProps {
  isOn: boolean;
  title: string;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

function LabelButton({ isOn, title, disabled, onChange }: LabelButtonProps) {
  const Icon = isOn ? LabelOutlined : LabelOffOutlined;
  return (
    <Tooltip title={t('Toggle Labels')}>
      <span>
        <IconButton
          size="small"
          disabled={disabled}
          aria-label={t('Toggle Labels of {title}', { title })}
          aria-pressed={isOn}
          color={isOn ? 'primary' : 'default'}
          onClick={() => onChange(!isOn)}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
