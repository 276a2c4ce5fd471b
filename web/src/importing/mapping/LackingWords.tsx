import type { UnderstoodTable } from '@artesian/contract/importing/files';
import type { SaidMapping } from '@artesian/contract/importing/mapping';
import type { ImportRegister } from '@artesian/contract/importing/registers';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { counted } from '../../ui/counted.ts';

interface LackingWordsProps {
  register: Pick<ImportRegister, 'fields'>;
  file: UnderstoodTable;
  mapping: SaidMapping;
  onSay: (mapping: SaidMapping) => void;
}

const AS_IT_IS = '';

/** Words that the district's lists do not have: each stands for one of the list, joins it, or is left out. */
export function LackingWords({ register, file, mapping, onSay }: LackingWordsProps) {
  const translate = (field: string, word: string, to: string) => {
    const { [word]: _before, ...others } = mapping.words[field] ?? {};
    const words = to === AS_IT_IS ? others : { ...others, [word]: to };
    onSay({ ...mapping, words: { ...mapping.words, [field]: words } });
  };
  const grow = (field: string, grows: boolean) => {
    const others = mapping.addWords.filter((one) => one !== field);
    onSay({ ...mapping, addWords: grows ? [...others, field] : others });
  };
  const fieldOf = (name: string) => register.fields.find((field) => field.name === name);
  const mayGrow = file.lacking.some(({ field }) => fieldOf(field)?.list);
  return (
    <Box component="section" aria-label="Terms Not in Lists">
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        Terms Not in Lists
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        {mayGrow
          ? 'Choose what each one means, or add it to the list. Terms left unmatched are not imported, and rows that require them are rejected.'
          : 'Choose what each one means. Terms left unmatched are not imported, and rows that require them are rejected.'}
      </Typography>
      <Box sx={gridStyle}>
        {file.lacking.map(({ field, words, more }) => (
          <LackingOfField
            key={field}
            label={fieldOf(field)?.label ?? field}
            words={words}
            more={more}
            offered={file.lists[field] ?? []}
            said={mapping.words[field] ?? {}}
            grows={mapping.addWords.includes(field)}
            onTranslate={(word, to) => translate(field, word, to)}
            {...(fieldOf(field)?.list && { onGrow: (grows: boolean) => grow(field, grows) })}
          />
        ))}
      </Box>
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  gap: 3,
  alignItems: 'start',
} as const;

interface LackingOfFieldProps {
  label: string;
  words: UnderstoodTable['lacking'][number]['words'];
  more: boolean;
  offered: readonly string[];
  said: Readonly<Record<string, string>>;
  grows: boolean;
  onTranslate: (word: string, to: string) => void;
  /** Not of the few words that a field is declared with: rows with others are refused. */
  onGrow?: (grows: boolean) => void;
}

function LackingOfField({ label, words, more, offered, said, grows, onTranslate, onGrow }: LackingOfFieldProps) {
  return (
    <Paper component="section" variant="outlined" aria-label={`Terms of ${label}`} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography variant="h3">{label}</Typography>
        {onGrow && (
          <FormControlLabel
            control={<Switch size="small" checked={grows} onChange={(_event, checked) => onGrow(checked)} />}
            label="Add them to the list"
            sx={{ mr: 0, gap: 0.5 }}
          />
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflowY: 'auto' }} tabIndex={0}>
        {words.map(({ words: word, count }) => (
          <Box component="li" key={word} sx={lineStyle}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {word}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {counted(count, 'row')}
              </Typography>
            </Box>
            <TextField
              select
              size="small"
              value={offered.includes(said[word] ?? '') ? said[word] : AS_IT_IS}
              onChange={({ target }) => onTranslate(word, target.value)}
              slotProps={{ htmlInput: { 'aria-label': `${word} means` }, select: { displayEmpty: true } }}
            >
              <MenuItem value={AS_IT_IS} dense>
                <i>{onGrow ? (grows ? 'Will be added' : 'Left out') : 'Refused'}</i>
              </MenuItem>
              {offered.map((option) => (
                <MenuItem key={option} value={option} dense>
                  {option}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        ))}
      </Box>
      {more && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          And more not shown here.
        </Typography>
      )}
    </Paper>
  );
}

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 2,
  alignItems: 'center',
  py: 0.75,
} as const;
