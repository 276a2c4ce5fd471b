import { categories, type Category, type FilterItem, type FilterLists } from '@artesian/contract/map/well-categories';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { appliedCount, categoryNames, withChosen, type WellFilters } from '../wells/filters.ts';
import { ShapeIcon } from './ShapeIcon.tsx';

interface FilterMenuProps {
  lists: FilterLists | undefined;
  filters: WellFilters;
  onChange: (filters: WellFilters) => void;
}

/** The categories that wells can be filtered by, each with how many of its values are let through. */
export function FilterMenu({ lists, filters, onChange }: FilterMenuProps) {
  if (!lists) return <Skeleton variant="rounded" height={280} sx={{ m: 2 }} />;
  const offered = categoryNames.filter((name) => lists[name].length > 0);
  return offered.map((name) => (
    <CategoryFilter key={name} category={name} items={lists[name]} filters={filters} onChange={onChange} />
  ));
}

interface CategoryFilterProps {
  category: Category;
  items: readonly FilterItem[];
  filters: WellFilters;
  onChange: (filters: WellFilters) => void;
}

function CategoryFilter({ category, items, filters, onChange }: CategoryFilterProps) {
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
          aria-label={`${applied} of ${items.length} applied`}
        >
          {applied}/{items.length}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 1.5, pt: 0, pb: 1 }}>
        <Box sx={{ display: 'flex', gap: 0.5, mb: 0.5 }}>
          <Button size="small" onClick={() => choose(all)} disabled={applied === items.length}>
            Select All
          </Button>
          <Button size="small" onClick={() => choose([])} disabled={applied === 0}>
            Select None
          </Button>
        </Box>
        {items.map(({ value, display, color }) => (
          <FormControlLabel
            key={value}
            sx={{ display: 'flex', m: 0, minHeight: 32 }}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(value)}
                onChange={(_, on) => choose(on ? [...chosen, value] : chosen.filter((other) => other !== value))}
                sx={{ p: 0.5 }}
              />
            }
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
                <ShapeIcon shape="circle" color={color} outline="currentColor" size={14} />
                {display}
              </Box>
            }
          />
        ))}
      </AccordionDetails>
    </Accordion>
  );
}

export const quietAccordion = {
  bgcolor: 'transparent',
  borderTop: 1,
  borderColor: 'divider',
  '&::before': { display: 'none' },
  '& .MuiAccordionSummary-root': { minHeight: 42, px: 2 },
  '& .MuiAccordionSummary-content': { my: 0.75 },
} as const;
