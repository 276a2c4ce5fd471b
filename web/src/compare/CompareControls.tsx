import { t } from '@artesian/domain/texts/translate';
import { MOST_COMPARED, type ComparedWell } from '@artesian/contract/map/compared-levels';
import Box from '@mui/material/Box';
import { DateFilters, DayInput } from '../map/graphs/DateFilters.tsx';
import { SearchField } from '../map/search/SearchField.tsx';
import { useSearch, useTyped } from '../map/search/use-search.ts';
import { useChartTone } from '../ui/chart/chart-tone.ts';
import { RemovableChip } from '../ui/RemovableChip.tsx';
import { Selector } from '../ui/Selector.tsx';
import { measures, type ComparedView, type Measure } from './address.ts';
import { LineSample } from './LineSample.tsx';
import { lookOf, namesOfMeasures } from './lines-option.ts';

interface CompareControlsProps {
  view: ComparedView;
  /** Those of the view whose names are known. */
  known: readonly ComparedWell[];
  onChange: (change: Partial<ComparedView>) => void;
}

/** Which wells, by what, and from when to when. */
export function CompareControls({ view, known, onChange }: CompareControlsProps) {
  return (
    <Box className="not-printed" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={row}>
        <AddWell view={view} onChange={onChange} />
        <Selector
          label={t('Show')}
          value={view.measure}
          options={new Map(measures.map((measure) => [measure, namesOfMeasures[measure]]))}
          onChange={(measure) => onChange({ measure: measure as Measure })}
          minWidth={210}
        />
        {view.measure === 'change' && (
          <DayInput
            key={view.since ?? ''}
            label={t('Since')}
            day={view.since}
            onChange={(since) => onChange({ since })}
          />
        )}
        <DateFilters
          window={{ start: view.from, end: view.to }}
          onChange={({ start: from, end: to }) => onChange({ from, to })}
        />
      </Box>
      {view.wells.length > 0 && <ChosenWells view={view} known={known} onChange={onChange} />}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

/** Places are no wells, and are not offered. */
function AddWell({ view, onChange }: Omit<CompareControlsProps, 'known'>) {
  const typed = useTyped();
  const found = useSearch(typed.query);
  const hits = found.hits.filter(({ wellNdx }) => wellNdx !== undefined && !view.wells.includes(wellNdx));
  if (view.wells.length >= MOST_COMPARED) return null;
  return (
    <SearchField
      label={t('Add a well by its ID, name or address')}
      typed={typed}
      found={{ hits, note: found.note || t('No other well matches.') }}
      onChoose={({ wellNdx }) => {
        typed.setText('');
        if (wellNdx !== undefined) onChange({ wells: [...view.wells, wellNdx] });
      }}
      sx={{ flex: '1 1 280px', maxWidth: 420 }}
    />
  );
}

function ChosenWells({ view, known, onChange }: CompareControlsProps) {
  const tone = useChartTone();
  return (
    <Box component="ul" aria-label={t('Compared wells')} sx={{ ...row, gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {view.wells.map((well, place) => {
        const name = known.find(({ asked }) => asked.includes(well))?.well_id ?? t('Well {well}', { well });
        return (
          <li key={well}>
            <RemovableChip
              icon={<LineSample look={lookOf(place, tone)} />}
              label={name}
              removes={t('Remove {name}', { name })}
              onRemove={() => onChange({ wells: view.wells.filter((other) => other !== well) })}
            />
          </li>
        );
      })}
    </Box>
  );
}
