import { t } from '@artesian/domain/texts/translate';
import { isRowOn } from '@artesian/contract/map/layer-rows';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { MapView } from '../address.ts';
import { quietAccordion } from '../panels/quiet-accordion.ts';
import { nameOfGroup, switchLayers, type LayerGroup } from './layer-rows.ts';
import { LayerRowControls, type LayerState } from './LayerRowControls.tsx';

interface LayersPanelProps {
  groups: readonly LayerGroup[];
  /** Titles of the groups that stand open at first. */
  openAtFirst: readonly string[];
  view: LayerState;
  onChange: (change: Partial<LayerState>) => void;
}

/** The layers of the map by group: what is drawn and which of it, with its names, and how strongly its areas are filled. */
export function LayersPanel({ groups, openAtFirst, view, onChange }: LayersPanelProps) {
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
          {nameOfGroup(group.title)}
        </Typography>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary', mr: 1, alignSelf: 'center' }}>
          {group.rows.filter((row) => isRowOn(row, view.switched)).length}/{group.rows.length}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 1.5, pt: 0, pb: 1 }}>
        {group.rows.length > 1 && (
          <WholeGroup group={group} switched={view.switched} onSwitch={(switched) => onChange({ switched })} />
        )}
        {group.rows.map((row) => (
          <LayerRowControls key={row.id} row={row} view={view} onChange={onChange} />
        ))}
      </AccordionDetails>
    </Accordion>
  ));
}

interface WholeGroupProps {
  group: LayerGroup;
  switched: MapView['switched'];
  onSwitch: (switched: MapView['switched']) => void;
}

function WholeGroup({ group, switched, onSwitch }: WholeGroupProps) {
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
          slotProps={{ input: { 'aria-label': t('All of {title}', { title: nameOfGroup(group.title) }) } }}
          sx={{ p: 0.5 }}
        />
      }
      label={t('All')}
    />
  );
}
