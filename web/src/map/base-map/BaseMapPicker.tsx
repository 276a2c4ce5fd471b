import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { Settings } from '../../session/settings.tsx';
import { canBeDrawn } from './choose-base-map.ts';
import { toneOf, type Tone } from './tones.ts';

interface BaseMapPickerProps {
  baseMaps: Settings['baseMaps'];
  value: string;
  onChange: (id: string) => void;
  /** Whether the built-in maps have streets to draw. */
  hasStreets: boolean;
}

/** Which ground the map stands on, each with a look at its colors. */
export function BaseMapPicker({ baseMaps, value, onChange, hasStreets }: BaseMapPickerProps) {
  const isPlain = !hasStreets && baseMaps.some(({ style }) => style === null);
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <RadioGroup
        aria-label={t('Base map')}
        value={value}
        onChange={(_, id) => onChange(id)}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}
      >
        {baseMaps.map((baseMap) => (
          <Offer key={baseMap.id} {...baseMap} isChosen={baseMap.id === value} isDisabled={!canBeDrawn(baseMap)} />
        ))}
      </RadioGroup>
      {isPlain && (
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 1 }}>
          {t('No street map is set up. These maps show counties and the district’s own layers.')}
        </Typography>
      )}
    </Box>
  );
}

interface OfferProps {
  id: string;
  name: string;
  isChosen: boolean;
  isDisabled: boolean;
}

function Offer({ id, name, isChosen, isDisabled }: OfferProps) {
  return (
    <FormControlLabel
      value={id}
      disabled={isDisabled}
      label={<Swatch id={id} name={t(name)} note={isDisabled ? t('no imagery set up') : undefined} />}
      control={<Radio size="small" sx={{ position: 'absolute', opacity: 0 }} />}
      sx={{
        m: 0,
        position: 'relative',
        borderRadius: 1,
        outline: isChosen ? '2px solid' : '1px solid',
        outlineColor: isChosen ? 'primary.main' : 'divider',
        overflow: 'hidden',
        '& .MuiFormControlLabel-label': { width: '100%' },
        '& .Mui-disabled svg': { opacity: 0.15 },
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    />
  );
}

/** Imagery has no colors of ours: those that hill country has from above. */
const imagery = { land: '#39412f', park: '#4b5a38', river: '#3f6b7c', motorway: '#b5a878', roadEdge: '#2b3122' };

function Swatch({ id, name, note }: { id: string; name: string; note: string | undefined }) {
  const { land, park, river, motorway, roadEdge }: Pick<Tone, keyof typeof imagery> =
    id === 'satellite' ? imagery : toneOf(id);
  return (
    <>
      <Box component="svg" viewBox="0 0 80 44" aria-hidden="true" sx={{ display: 'block', width: '100%' }}>
        <rect width="80" height="44" fill={land} />
        <path d="M0 18 30 6l34 9 16-4v33H0z" fill={park} />
        <path d="M0 10c18 2 22 16 40 17s24 8 40 9" fill="none" stroke={river} strokeWidth="3" />
        <path d="M18 44 50 0" stroke={roadEdge} strokeWidth="5" />
        <path d="M18 44 50 0" stroke={motorway} strokeWidth="3" />
      </Box>
      <Typography variant="caption" sx={{ display: 'block', textAlign: 'center', py: 0.5 }}>
        {name}
      </Typography>
      {note && (
        <Typography component="span" sx={onSwatch}>
          {note}
        </Typography>
      )}
    </>
  );
}

const onSwatch = {
  position: 'absolute',
  inset: '6px 4px auto',
  fontSize: '0.75rem',
  lineHeight: 1.3,
  textAlign: 'center',
  textWrap: 'balance',
  color: 'text.secondary',
} as const;
