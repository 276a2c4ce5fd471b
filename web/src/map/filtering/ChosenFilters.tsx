import { t } from '@artesian/domain/texts/translate';
import { categories, type Category } from '@artesian/contract/map/well-categories';
import { namedPartsOf, textOfArea } from '@artesian/contract/map/well-area';
import { formatRange, type Measure, type Range } from '@artesian/contract/map/well-measures';
import Box from '@mui/material/Box';
import { RemovableChip } from '../../ui/RemovableChip.tsx';
import { flagLabel, withFlag, withRange, type Flag, type WellFilters } from '../wells/filters.ts';

interface ChosenFiltersProps {
  filters: WellFilters;
  onChange: (filters: WellFilters) => void;
}

/** Named in full up to so many values. */
const MOST_NAMED = 2;

/** What the wells are filtered by beyond what is usual: each can be taken away by itself. */
export function ChosenFilters({ filters, onChange }: ChosenFiltersProps) {
  const flags = filters.flags.filter((flag) => flag !== 'is_active');
  const chosen = Object.entries(filters.chosen) as [Category, readonly string[]][];
  const ranges = Object.entries(filters.ranges) as [Measure, Range][];
  if (flags.length + chosen.length + ranges.length + filters.area.length === 0) return null;
  const withoutCategory = (category: Category) =>
    Object.fromEntries(Object.entries(filters.chosen).filter(([other]) => other !== category));
  return (
    <Box component="ul" aria-label={t('Filters of the wells')} sx={list}>
      {flags.map((flag: Flag) => (
        <Item key={flag} words={flagLabel(flag)} onRemove={() => onChange(withFlag(filters, flag, false))} />
      ))}
      {chosen.map(([category, values]) => (
        <Item
          key={category}
          words={`${categories[category].label}: ${formatValues(values)}`}
          onRemove={() => onChange({ ...filters, chosen: withoutCategory(category) })}
        />
      ))}
      {ranges.map(([measure, range]) => (
        <Item
          key={measure}
          words={formatRange(measure, range)}
          onRemove={() => onChange(withRange(filters, measure, undefined))}
        />
      ))}
      {namedPartsOf(filters.area).map(({ words, others }) => (
        <Item key={textOfArea(others) ?? ''} words={words} onRemove={() => onChange({ ...filters, area: others })} />
      ))}
    </Box>
  );
}

const Item = ({ words, onRemove }: { words: string; onRemove: () => void }) => (
  <li>
    <RemovableChip
      size="small"
      label={words}
      removes={t('Remove the filter {words}', { words })}
      onRemove={onRemove}
      sx={{ maxWidth: 260 }}
    />
  </li>
);

const formatValues = (values: readonly string[]): string =>
  values.length === 0
    ? t('none')
    : values.length <= MOST_NAMED
      ? values.map((value) => t(value) || t('not recorded')).join(', ')
      : t('{count} values', { count: values.length });

/** The strip has one line; what has no room is scrolled to. */
const list = {
  order: { xs: 1, sm: 0 },
  maxWidth: 1,
  display: 'flex',
  gap: 0.5,
  m: 0,
  p: 0,
  py: 0.5,
  minWidth: 0,
  overflowX: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'thin',
} as const;
