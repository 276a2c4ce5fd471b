import { t } from '@artesian/domain/texts/translate';
import { categories, type Category, type FilterItem } from '@artesian/contract/map/well-categories';
import { measureNames } from '@artesian/contract/map/well-measures';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { quietAccordion } from '../panels/quiet-accordion.ts';
import { ShapeIcon } from '../panels/ShapeIcon.tsx';
import type { MapScreenState } from '../use-map-screen.ts';
import { appliedCount, categoryNames, withChosen, withRange, type WellFilters } from '../wells/filters.ts';
import { CountInView } from './CountInView.tsx';
import { MeasureFilter } from './MeasureFilter.tsx';
import { useFacets } from './use-facets.ts';

interface FilterMenuProps {
  state: Pick<MapScreenState, 'data' | 'shown' | 'view' | 'changeView'>;
}

/** What wells can be filtered by, with how many of those in view each choice would leave beside all other filters. */
export function FilterMenu({ state: { data, shown, view, changeView } }: FilterMenuProps) {
  const { facets, error, retry } = useFacets(data, view, shown.bounds);
  const { filters: lists } = data;
  const { filters } = view;
  if (!lists) return <Skeleton variant="rounded" height={280} sx={{ m: 2 }} />;
  const change = (next: WellFilters) => changeView({ filters: next });
  return (
    <>
      {error && !facets && <NotCounted onRetry={retry} />}
      {measureNames
        .filter((name) => !facets || facets.histograms[name] || filters.ranges[name])
        .map((name) => (
          <MeasureFilter
            key={name}
            measure={name}
            histogram={facets?.histograms[name] ?? undefined}
            isComing={!facets && !error}
            range={filters.ranges[name]}
            onChange={(range) => change(withRange(filters, name, range))}
          />
        ))}
      {categoryNames
        .filter((name) => lists[name].length > 0)
        .map((name) => (
          <CategoryFilter
            key={name}
            category={name}
            items={lists[name]}
            counts={facets?.byValue[name]}
            filters={filters}
            onChange={change}
          />
        ))}
    </>
  );
}

const NotCounted = ({ onRetry }: { onRetry: () => void }) => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" size="small" onClick={onRetry}>
        {t('Try again')}
      </Button>
    }
  >
    {t('The wells could not be counted. Filters still work.')}
  </Alert>
);

interface CategoryFilterProps {
  category: Category;
  items: readonly FilterItem[];
  /** By value; undefined where they are not known. */
  counts: Readonly<Record<string, number>> | undefined;
  filters: WellFilters;
  onChange: (filters: WellFilters) => void;
}

function CategoryFilter({ category, items, counts, filters, onChange }: CategoryFilterProps) {
  const id = useId();
  const { label } = categories[category];
  const all = items.map(({ value }) => value);
  const chosen = filters.chosen[category] ?? all;
  const applied = appliedCount(filters, category, items.length);
  const choose = (values: readonly string[]) => onChange(withChosen(filters, category, values, all));
  return (
    <Accordion disableGutters elevation={0} square sx={quietAccordion}>
      <AccordionSummary expandIcon={<ExpandMore fontSize="small" />}>
        <Typography component="span" sx={{ flex: 1, fontWeight: 540 }}>
          {label}
        </Typography>
        <Typography
          component="span"
          sx={{ mr: 1, color: applied < items.length ? 'primary.main' : 'text.secondary', fontWeight: 560 }}
          aria-label={t('{applied} of {length} applied', { applied, length: items.length })}
        >
          {applied}/{items.length}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 1.5, pt: 0, pb: 1 }}>
        <Box sx={{ display: 'flex', gap: 0.5, mb: 0.5 }}>
          <Button size="small" onClick={() => choose(all)} disabled={applied === items.length}>
            {t('Select All')}
          </Button>
          <Button size="small" onClick={() => choose([])} disabled={applied === 0}>
            {t('Select None')}
          </Button>
        </Box>
        {items.map(({ value, display, color }, place) => (
          <Box key={value} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <FormControlLabel
              sx={{ display: 'flex', m: 0, minHeight: 32 }}
              control={
                <Checkbox
                  size="small"
                  slotProps={{ input: { 'aria-describedby': `${id}-${place}` } }}
                  checked={chosen.includes(value)}
                  onChange={(_, on) => choose(on ? [...chosen, value] : chosen.filter((other) => other !== value))}
                  sx={{ p: 0.5 }}
                />
              }
              label={
                <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
                  <ShapeIcon shape="circle" color={color} outline="currentColor" size={14} />
                  {t(display)}
                </Box>
              }
            />
            {counts && <CountInView id={`${id}-${place}`} wells={counts[value] ?? 0} />}
          </Box>
        ))}
      </AccordionDetails>
    </Accordion>
  );
}
