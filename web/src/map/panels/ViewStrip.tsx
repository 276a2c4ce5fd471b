import { locale, t } from '@artesian/domain/texts/translate';
import Close from '@mui/icons-material/Close';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useAnswersAsOf } from '../../answers-as-of.ts';
import { searchOfWells } from '../../compare/wells-in-address.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { counted } from '../../ui/counted.ts';
import { localHour, localMinute, localTime, today } from '../../ui/dates.ts';
import { StageOnMap } from '../../today/StageOnMap.tsx';
import type { WellFilters } from '../wells/filters.ts';
import { ChosenFilters } from '../filtering/ChosenFilters.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { formatPlace, type Place } from '../coordinates.ts';

interface ViewStripProps {
  /** Wells in view; undefined while they are on their way. */
  count: number | undefined;
  isListOpen: boolean;
  onToggleList: () => void;
  filters: WellFilters;
  onFilters: (filters: WellFilters) => void;
  /** Wells that were chosen to be compared. */
  compared: readonly number[];
  onForgetCompared: () => void;
  center: Place;
  zoom: number;
}

/** Below the map: how many wells are in view, the way to their list, and where one is looking. */
export function ViewStrip({
  count,
  isListOpen,
  onToggleList,
  filters,
  onFilters,
  compared,
  onForgetCompared,
  center,
  zoom,
}: ViewStripProps) {
  return (
    <Box sx={strip}>
      <Typography component="output" variant="body2" sx={{ fontWeight: 560 }}>
        {count === undefined ? <Skeleton width={110} /> : sayCount(count)}
      </Typography>
      <Button
        size="small"
        aria-expanded={isListOpen}
        onClick={onToggleList}
        endIcon={isListOpen ? <ExpandMore /> : <ExpandLess />}
        sx={{ minHeight: 28 }}
      >
        {isListOpen ? t('Hide list') : t('Show list')}
      </Button>
      <ChosenFilters filters={filters} onChange={onFilters} />
      <StageOnMap />
      {compared.length > 0 && <Compared wells={compared} onForget={onForgetCompared} />}
      <AsOf />
      <Box sx={{ flex: 1 }} />
      <Typography
        variant="caption"
        sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' }, whiteSpace: 'nowrap' }}
      >
        {t('Center {center} · zoom {zoom}', { center: formatPlace(center), zoom: zoom.toFixed(1) })}
      </Typography>
      <KeyboardHelp />
    </Box>
  );
}

/** The way to the graph of the wells that were chosen. */
const Compared = ({ wells, onForget }: { wells: readonly number[]; onForget: () => void }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', order: { xs: 1, sm: 0 } }}>
    <ButtonLink
      size="small"
      variant="outlined"
      to="/compare"
      search={{ wells: searchOfWells(wells) }}
      sx={{ minHeight: 28 }}
    >
      {t('Compare {length}', { length: counted(wells.length, 'well') })}
    </ButtonLink>
    <IconButton
      size="small"
      aria-label={t('Clear the comparison')}
      title={t('Clear the comparison')}
      onClick={onForget}
    >
      <Close fontSize="small" />
    </IconButton>
  </Box>
);

/** While the server cannot reach its database: how old the map is. */
function AsOf() {
  const asOf = useAnswersAsOf();
  if (!asOf) return null;
  return (
    <Tooltip
      title={t(
        'The district’s database cannot be reached right now. The map shows the last known data and will retry automatically.',
      )}
    >
      <Chip
        component="output"
        tabIndex={0}
        size="small"
        color="warning"
        label={t('as of {day}', { day: formatAsOf(asOf) })}
      />
    </Tooltip>
  );
}

/** `2:05 PM CST`; of another day with its date. */
function formatAsOf(asOf: Date): string {
  const iso = asOf.toISOString();
  return localMinute(iso).slice(0, 10) === today() ? localHour(iso) : localTime(iso);
}

/** On a phone filters and what is compared stand on a line of their own. */
const strip = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  whiteSpace: 'nowrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  minHeight: 38,
  flexShrink: 0,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const sayCount = (count: number): string =>
  count === 1 ? t('1 well in view') : t('{count} wells in view', { count: count.toLocaleString(locale()) });
