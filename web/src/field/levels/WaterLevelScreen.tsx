import { depthOfEntry_ft, waterLevelForm } from '@artesian/contract/field/water-levels';
import { text } from '@artesian/contract/language/fields';
import type { Values } from '@artesian/contract/language/register';
import { depthWarnings } from '@artesian/domain/water-level';
import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import { createContext, use } from 'react';
import { useSession } from '../../session/session.tsx';
import { EntryScreen } from '../form/EntryScreen.tsx';
import { FieldsGrid } from '../form/FieldsGrid.tsx';
import { formOf } from '../form/form-of.ts';
import { formatWell, type FieldWell } from '../well/field-well.ts';
import { useWellFacts, type WellFacts } from '../well/use-well-facts.ts';
import { WellPage } from '../well/WellPage.tsx';
import { DepthAsTyped } from './DepthAsTyped.tsx';

/** What the depth follows from. */
const measured = [
  'wl_meas_val_ft',
  'wl_meas_val_ft_2',
  'wl_meas_val_ft_3',
  'wl_meas_from_ndx',
  'wl_meas_point_height_in',
] as const;
const others = [
  'is_pumping',
  'wl_meas_method_ndx',
  'aqsci_data_source_ndx',
  'has_eline_access_port',
  'has_conductor_pipe',
  'collect_timestamp',
  'remarks',
  'sampled_by',
] as const;

const form = formOf(
  waterLevelForm,
  [
    {
      title: 'Groundwater Level',
      fields: [...measured, ...others],
      Body: LevelFields,
    },
  ],
  { fields: { sampled_by: text('Sampled By') }, readOnly: ['sampled_by'] },
);

const FactsContext = createContext<WellFacts | undefined>(undefined);

/** A depth to water that was measured by hand (spec 2 §3 'Water level entry'). */
export default function WaterLevelScreen() {
  return <WellPage title="New Groundwater Level">{(well, goOn) => <LevelEntry well={well} goOn={goOn} />}</WellPage>;
}

function LevelEntry({ well, goOn }: { well: FieldWell; goOn: string }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const facts = useWellFacts(well.districtId);
  return (
    <FactsContext value={facts}>
      <EntryScreen
        form={form}
        begin={{ sampled_by: user?.name }}
        kind="level"
        about={formatWell(well)}
        toSend={(body) => ({
          method: 'POST',
          path: `/api/field-services/well-actions/${well.number}/water-levels`,
          body,
        })}
        after={well.after}
        warningsOf={(values) => warningsOf(values, facts)}
        onKept={() => void navigate({ to: goOn })}
      />
    </FactsContext>
  );
}

function LevelFields() {
  const facts = use(FactsContext);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <FieldsGrid names={measured} />
      <DepthAsTyped
        last_ft={facts?.last_dtw_ft ?? null}
        lastAt={facts?.last_level_at ?? null}
        wellDepth_ft={facts?.well_depth_ft ?? null}
      />
      <FieldsGrid names={others} />
    </Box>
  );
}

function warningsOf(values: Values, facts: WellFacts | undefined): string[] {
  const depth = depthOfEntry_ft(values);
  if (depth === undefined) return [];
  return depthWarnings(depth, {
    wellDepth_ft: facts?.well_depth_ft ?? null,
    previous_ft: facts?.last_dtw_ft ?? null,
  });
}
