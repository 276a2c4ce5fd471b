import type { UnderstoodTable } from '@artesian/contract/importing/files';
import type { SaidMapping } from '@artesian/contract/importing/mapping';
import type { ImportField, ImportRegister } from '@artesian/contract/importing/registers';
import { unitOfHeading } from '@artesian/domain/read-quantity';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConstantInput } from './ConstantInput.tsx';
import { JoinedInput } from './JoinedInput.tsx';

interface MappedFieldsProps {
  register: Pick<ImportRegister, 'title' | 'fields'>;
  file: UnderstoodTable;
  mapping: SaidMapping;
  onSay: (mapping: SaidMapping) => void;
}

/** What a field is told by, as its selector holds it: a column by its heading, which may be any text. */
const NONE = 'none';
const SAME = 'same';
const SEVERAL = 'several';
const columnOption = (heading: string) => `column ${heading}`;

/** So few are all shown from the beginning. */
const FEW_FIELDS = 6;

/** Each field of the register with the column that says it. At first those that the file says, or that a record needs. */
export function MappedFields({ register, file, mapping, onSay }: MappedFieldsProps) {
  const [isWhole, setWhole] = useState(register.fields.length <= FEW_FIELDS);
  // A field that was shown stays where it is while it is decided about.
  const [first] = useState(
    () => new Set(register.fields.filter((field) => isTold(field, file)).map(({ name }) => name)),
  );
  const shown = register.fields.filter((field) => isWhole || first.has(field.name) || isTold(field, file));
  const say = (field: string, { column, constant, together }: Told) =>
    onSay({
      ...mapping,
      columns: saying(mapping.columns, field, column),
      constants: saying(mapping.constants, field, constant),
      joined: saying(mapping.joined, field, together),
    });
  const readAs = (field: string, way: string | undefined) => {
    const { [field]: _way, ...reads } = mapping.reads;
    onSay({ ...mapping, reads: way === undefined ? reads : { ...reads, [field]: way } });
  };
  return (
    <Paper variant="outlined" sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ px: 2, pt: 1.5, pb: 1 }}>
        Where Each Field Comes From
      </Typography>
      <Divider />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((field) => (
          <FieldLine
            key={field.name}
            field={field}
            file={file}
            mapping={mapping}
            onSay={(told) => say(field.name, told)}
            onRead={(way) => readAs(field.name, way)}
          />
        ))}
      </Box>
      {shown.length < register.fields.length && (
        <Button onClick={() => setWhole(true)} sx={{ m: 1 }}>
          Show All {register.fields.length} Fields
        </Button>
      )}
    </Paper>
  );
}

/** What tells a field: a column, or null for none; a value of all rows; or several columns together. */
interface Told {
  column?: string | null;
  constant?: string;
  together?: string[];
}

function saying<V>(
  record: Readonly<Record<string, V>>,
  field: string,
  value: NoInfer<V> | undefined,
): Record<string, V> {
  const { [field]: _before, ...others } = record;
  return value === undefined ? others : { ...others, [field]: value };
}

const isTold = ({ name, isNeeded }: ImportField, { taken, mapping, unclear }: UnderstoodTable): boolean =>
  isNeeded ||
  name in taken ||
  name in mapping.columns ||
  name in mapping.constants ||
  name in mapping.joined ||
  unclear.some(({ field }) => field === name);

interface FieldLineProps {
  field: ImportField;
  file: UnderstoodTable;
  mapping: SaidMapping;
  onSay: (told: Told) => void;
  /** Undefined for the usual way. */
  onRead: (way: string | undefined) => void;
}

function FieldLine({ field, file, mapping, onSay, onRead }: FieldLineProps) {
  const { name, label, unit, isNeeded, ways } = field;
  const said = mapping.columns[name];
  const constant = mapping.constants[name];
  const isSame = constant !== undefined;
  const together = mapping.joined[name];
  const [isAskedFor, askFor] = useState(false);
  const isJoined = together !== undefined || (isAskedFor && said === null);
  const heading = isSame || isJoined || said === null ? undefined : (said ?? file.taken[name]);
  const samples = file.columns.find((column) => column.heading === heading)?.samples ?? [];
  const unclear = isSame || isJoined || said !== undefined ? undefined : file.unclear.find((one) => one.field === name);
  // A heading may name a unit, `Depth (m)`: the field's own is then said, too.
  const ofHeading = heading === undefined ? undefined : unitOfHeading(heading, unit ?? undefined);
  const usual = ofHeading === undefined ? undefined : unit!;
  const hasWays = (heading !== undefined || together !== undefined) && ways.length > 0;
  const choose = (option: string) => {
    askFor(option === SEVERAL);
    if (option === SAME) onSay({ constant: '' });
    else if (option === SEVERAL) onSay({ column: null });
    else onSay({ column: option === NONE ? null : option.slice(columnOption('').length) });
  };
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 560 }}>
          {label}
        </Typography>
        {unit && <Box component="span" sx={{ color: 'text.secondary' }}>{` (${unit})`}</Box>}
        {isNeeded && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Needed
          </Typography>
        )}
      </Box>
      <Box sx={hasWays ? besideStyle : tellingStyle}>
        <TextField
          select
          size="small"
          fullWidth
          value={isSame ? SAME : isJoined ? SEVERAL : heading === undefined ? NONE : columnOption(heading)}
          onChange={({ target }) => choose(target.value)}
          error={unclear !== undefined}
          helperText={unclear && `${unclear.headings.join(' and ')} both match. Choose one.`}
          slotProps={{ htmlInput: { 'aria-label': `${label} comes from` } }}
        >
          <MenuItem value={NONE} dense>
            Not in the file
          </MenuItem>
          <MenuItem value={SAME} dense>
            The same for all rows
          </MenuItem>
          {file.columns.length > 1 && (
            <MenuItem value={SEVERAL} dense>
              Several columns
            </MenuItem>
          )}
          {file.columns.map((column) => (
            <MenuItem key={column.heading} value={columnOption(column.heading)} dense>
              {column.heading}
            </MenuItem>
          ))}
        </TextField>
        {isSame && (
          <ConstantInput field={field} value={String(constant)} onChange={(value) => onSay({ constant: value })} />
        )}
        {isJoined && (
          <JoinedInput
            field={field}
            columns={file.columns}
            value={together ?? []}
            onChange={(headings) => onSay({ together: headings })}
          />
        )}
        {hasWays && (
          <TextField
            select
            size="small"
            value={plainWay(mapping.reads[name] ?? ofHeading, unit)}
            onChange={({ target }) => onRead(target.value || usual)}
            slotProps={{
              select: { displayEmpty: true },
              htmlInput: { 'aria-label': `${label} is read as` },
            }}
          >
            <MenuItem value="" dense>
              {unit ?? 'as usual'}
            </MenuItem>
            {ways.map((way) => (
              <MenuItem key={way} value={way} dense>
                {way}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      <Typography variant="body2" sx={samplesStyle}>
        {samples.slice(0, 3).join(' · ')}
      </Typography>
    </Box>
  );
}

/** The field's own unit is the usual way. */
const plainWay = (way: string | undefined, unit: string | null) => (way === undefined || way === unit ? '' : way);

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)' },
  columnGap: 2,
  alignItems: 'center',
  px: 2,
  py: 0.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
const tellingStyle = { minWidth: 0, display: 'grid', gap: 1 } as const;
const besideStyle = { ...tellingStyle, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 112px' } } as const;
const samplesStyle = {
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  gridColumn: { xs: '2', sm: 'auto' },
} as const;
