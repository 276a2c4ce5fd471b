import type { CorrectionStep, PreviewedLoggerFile, ReadingOfFile } from '@artesian/contract/science/logger-uploads';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { createOptionSearch, MOST_SUGGESTIONS } from '../register/form/option-search.ts';
import { optionQueries, type Option } from '../register/form/options.ts';
import { useSettings } from '../session/settings.tsx';

interface LoggerMappingProps {
  preview: PreviewedLoggerFile;
  /** Other files of the upload that measured the air. */
  barometers: readonly string[];
  onSay: (change: Partial<ReadingOfFile>) => void;
}

const uses = { levels: 'Levels of a well', barometer: 'A barometer', nothing: 'Do not import' };
const measured = { level: 'Water above the logger', depth: 'Depth to water' };
const units = [
  'ft',
  'in',
  'm',
  'cm',
  'mm',
  'psi',
  'kPa',
  'hPa',
  'mbar',
  'bar',
  'mH2O',
  'cmH2O',
  'ftH2O',
  'mmHg',
  'inHg',
];
const NONE = '';

/** How a file is to be read: what is known of its logger stands there already. */
export function LoggerMapping({ preview, barometers, onSay }: LoggerMappingProps) {
  const { channels, reading } = preview;
  const isOfWell = reading.use === 'levels';
  return (
    <Box sx={fields}>
      <Choice
        label="File contents"
        value={reading.use}
        options={Object.entries(uses)}
        onChange={(use) => onSay({ use: use as 'levels' })}
      />
      {isOfWell && <WellField chosen={reading.well_ndx} onChoose={(well_ndx) => onSay({ well_ndx })} />}
      {reading.use !== 'nothing' && (
        <>
          <Choice
            label={isOfWell ? 'Levels are in' : 'Pressure is in'}
            value={String(reading.channel ?? NONE)}
            options={channels.map(({ name, unit }, index) => [String(index), unit ? `${name} (${unit})` : name])}
            onChange={(index) => onSay({ channel: Number(index), ...unitOfChannel(channels[Number(index)]!.unit) })}
          />
          <Choice
            label="Unit"
            value={reading.unit}
            options={units.map((unit) => [unit, unit])}
            onChange={(unit) => onSay({ unit })}
          />
          <ZoneField zone={reading.time_zone} onChoose={(time_zone) => onSay({ time_zone })} />
          {(preview.first ?? '').startsWith('T') && (
            <TextField
              type="date"
              size="small"
              label="First day of the file"
              value={reading.first_day ?? ''}
              onChange={({ target }) => onSay({ first_day: target.value || null })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )}
        </>
      )}
      {isOfWell && <Corrections preview={preview} barometers={barometers} onSay={onSay} />}
    </Box>
  );
}

const unitOfChannel = (unit: string) => (units.includes(unit) ? { unit } : {});

/** The steps in their order: out of water and air the air, then to where the logger hangs or to what was measured by hand. */
function Corrections({ preview: { reading, tapes }, barometers, onSay }: LoggerMappingProps) {
  const { steps, measures } = reading;
  const compensation = steps.find((step) => step.step === 'compensate');
  const reference = steps.find((step) => step.step !== 'compensate');
  const say = (one: CorrectionStep | undefined, other: CorrectionStep | undefined) =>
    onSay({ steps: [one, other].filter((step) => step !== undefined) });
  const referTo = (kind: string) => {
    if (kind === 'tapes') say(compensation, { step: 'tapes', tapes });
    else say(compensation, kind === 'hang' ? { step: 'hang', hung_ft: 0 } : undefined);
  };
  return (
    <>
      <Choice
        label="It measures"
        value={measures}
        options={Object.entries(measured)}
        onChange={(one) => onSay({ measures: one as 'level' })}
      />
      <Choice
        label="Barometric correction"
        value={compensation?.barometer ?? NONE}
        options={[[NONE, 'Not needed'], ...barometers.map((name): [string, string] => [name, `By ${name}`])]}
        onChange={(name) => say(name === NONE ? undefined : { step: 'compensate', barometer: name }, reference)}
      />
      <Choice
        label="Correct to"
        value={reference?.step ?? NONE}
        options={[
          [NONE, measures === 'depth' ? 'Nothing' : 'Not chosen yet'],
          ['hang', 'The depth of the logger'],
          ...(tapes.length > 0 || reference?.step === 'tapes'
            ? [['tapes', `${tapes.length} measured by hand`] as [string, string]]
            : []),
        ]}
        onChange={referTo}
      />
      {reference?.step === 'hang' && (
        <DepthField
          key={reference.hung_ft}
          depth={reference.hung_ft}
          onSay={(hung_ft) => say(compensation, { step: 'hang', hung_ft })}
        />
      )}
    </>
  );
}

/** Said when it is left, so that no letter of it is computed. */
function DepthField({ depth, onSay }: { depth: number; onSay: (depth: number) => void }) {
  const [typed, setTyped] = useState(depth === 0 ? '' : String(depth));
  const plain = Number(typed.replaceAll(/[,\s]|ft$/gi, ''));
  const isNumber = typed.trim() !== '' && Number.isFinite(plain);
  return (
    <TextField
      size="small"
      label="Depth of the logger (ft below land surface)"
      value={typed}
      error={typed !== '' && !isNumber}
      helperText={typed !== '' && !isNumber ? 'Enter a number of feet.' : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => isNumber && plain !== depth && onSay(plain)}
      slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
    />
  );
}

/** The district's clocks, or one of its offsets all the year. */
function ZoneField({ zone, onChoose }: { zone: string; onChoose: (zone: string) => void }) {
  const { timeZone } = useSettings();
  const offsets = ['UTC+00:00', 'UTC-05:00', 'UTC-06:00', 'UTC-07:00', 'UTC-08:00'];
  const known: [string, string][] = [
    [timeZone, `${timeZone.replaceAll('_', ' ')}, with daylight saving`],
    ...offsets.map((offset): [string, string] => [offset, `${offset} all year`]),
  ];
  const options = known.some(([one]) => one === zone) ? known : [...known, [zone, zone] as [string, string]];
  return <Choice label="Clock of the logger" value={zone} options={options} onChange={onChoose} />;
}

function WellField({ chosen, onChoose }: { chosen: number | null; onChoose: (well: number | null) => void }) {
  const { data, isPending } = useQuery(optionQueries.get('list-wells')!);
  const search = useMemo(() => createOptionSearch<Option>((data ?? []).filter(({ isRemoved }) => !isRemoved)), [data]);
  return (
    <Autocomplete
      size="small"
      options={search.all}
      value={search.all.find(({ value }) => value === chosen) ?? null}
      loading={isPending}
      onChange={(_event, option) => onChoose(option?.value ?? null)}
      filterOptions={(_all, { inputValue }) => search.find(inputValue).slice(0, MOST_SUGGESTIONS)}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, { value }) => option.value === value}
      autoHighlight
      renderInput={(parameters) => <TextField {...parameters} label="Well" required />}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [string, ReactNode])[];
  onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={options.some(([one]) => one === value) ? value : NONE}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  >
    {options.map(([one, words]) => (
      <MenuItem key={one} value={one}>
        {words}
      </MenuItem>
    ))}
  </TextField>
);

const fields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
  gap: 2,
  my: 2,
} as const;
