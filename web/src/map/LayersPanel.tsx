import ExpandMore from '@mui/icons-material/ExpandMore';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LabelOffOutlined from '@mui/icons-material/LabelOffOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { MapView } from './address.ts';
import { quietAccordion } from './FilterMenu.tsx';
import { areLabelsOn, isRowOn, proposedOpacity, switchLayers, type LayerGroup, type LayerRow } from './layer-rows.ts';
import { ShapeIcon } from './ShapeIcon.tsx';

interface LayersPanelProps {
  groups: readonly LayerGroup[];
  /** Titles of the groups that stand open at first. */
  openAtFirst: readonly string[];
  switched: MapView['switched'];
  opacity: MapView['opacity'];
  onSwitch: (switched: MapView['switched']) => void;
  onOpacity: (opacity: MapView['opacity']) => void;
}

/** The layers of the map by group: what is drawn, with its names, and how strongly its areas are filled. */
export function LayersPanel({ groups, openAtFirst, ...state }: LayersPanelProps) {
  return groups.map((group) => (
    <Accordion
      key={group.title}
      disableGutters
      elevation={0}
      square
      sx={quietAccordion}
      defaultExpanded={openAtFirst.includes(group.title)}
    >
      <AccordionSummary expandIcon={<ExpandMore fontSize="small" />}>
        <Typography component="span" sx={{ flex: 1, fontWeight: 540 }}>
          {group.title}
        </Typography>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary', mr: 1, alignSelf: 'center' }}>
          {group.rows.filter((row) => isRowOn(row, state.switched)).length}/{group.rows.length}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 1.5, pt: 0, pb: 1 }}>
        {group.rows.length > 1 && <WholeGroup group={group} {...state} />}
        {group.rows.map((row) => (
          <Row key={row.id} row={row} {...state} />
        ))}
      </AccordionDetails>
    </Accordion>
  ));
}

type RowState = Omit<LayersPanelProps, 'groups' | 'openAtFirst'>;

function WholeGroup({ group, switched, onSwitch }: RowState & { group: LayerGroup }) {
  const on = group.rows.filter((row) => isRowOn(row, switched)).length;
  const switchAll = (isOn: boolean) =>
    onSwitch(group.rows.reduce((state, row) => switchLayers(state, row.layers, isOn), switched));
  return (
    <FormControlLabel
      sx={{ m: 0, display: 'flex', minHeight: 32, color: 'text.secondary' }}
      control={
        <Checkbox
          size="small"
          checked={on === group.rows.length}
          indeterminate={on > 0 && on < group.rows.length}
          onChange={(_, isOn) => switchAll(isOn)}
          slotProps={{ input: { 'aria-label': `All of ${group.title}` } }}
          sx={{ p: 0.5 }}
        />
      }
      label="All"
    />
  );
}

function Row({ row, switched, opacity, onSwitch, onOpacity }: RowState & { row: LayerRow }) {
  const isOn = isRowOn(row, switched);
  const proposed = proposedOpacity(row);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 34 }}>
        <FormControlLabel
          sx={{ m: 0, flex: 1, minWidth: 0 }}
          control={
            <Checkbox
              size="small"
              checked={isOn}
              onChange={(_, on) => onSwitch(switchLayers(switched, row.layers, on))}
              sx={{ p: 0.5 }}
            />
          }
          label={
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
              <Swatches row={row} />
              {row.title}
            </Box>
          }
        />
        {row.labels.length > 0 && (
          <LabelButton
            isOn={areLabelsOn(row, switched)}
            title={row.title}
            disabled={!isOn}
            onChange={(on) => onSwitch(switchLayers(switched, row.labels, on))}
          />
        )}
      </Box>
      {isOn && proposed !== undefined && (
        <FillOpacity
          title={row.title}
          percent={fillLayersOf(row).map((id) => opacity[id])[0] ?? proposed}
          onChange={(percent) =>
            onOpacity({ ...opacity, ...Object.fromEntries(fillLayersOf(row).map((id) => [id, percent])) })
          }
        />
      )}
    </>
  );
}

const fillLayersOf = (row: LayerRow) => row.layers.filter(({ type }) => type === 'fill').map(({ id }) => id);

/** The first entries of the legend are enough to know the layer by; the legend has them all. */
function Swatches({ row }: { row: LayerRow }) {
  return row.legend
    .slice(0, 3)
    .map(({ label, shape, color, outline }) => (
      <ShapeIcon key={label} shape={shape} color={color} outline={outline} size={15} />
    ));
}

interface LabelButtonProps {
  isOn: boolean;
  title: string;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

function LabelButton({ isOn, title, disabled, onChange }: LabelButtonProps) {
  const Icon = isOn ? LabelOutlined : LabelOffOutlined;
  return (
    <Tooltip title="Toggle Labels">
      <span>
        <IconButton
          size="small"
          disabled={disabled}
          aria-label={`Toggle Labels of ${title}`}
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

function FillOpacity({
  title,
  percent,
  onChange,
}: {
  title: string;
  percent: number;
  onChange: (percent: number) => void;
}) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pl: 4.5, pr: 1, mb: 0.5 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        Fill Opacity
      </Typography>
      <Slider
        size="small"
        value={percent}
        min={0}
        max={100}
        step={5}
        aria-label={`Fill Opacity of ${title}`}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} %`}
        onChange={(_, value) => onChange(value)}
      />
    </Box>
  );
}
