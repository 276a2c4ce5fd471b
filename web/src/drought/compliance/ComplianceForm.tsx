import { reportYears, type ComplianceFilters } from '@artesian/contract/drought/drought';
import { monthsAfter, type Month } from '@artesian/domain/month';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { viewQuery } from '../../register/form/options.ts';
import { monthName } from '../../ui/dates.ts';
import { MultiSelect } from '../../ui/MultiSelect.tsx';
import { Selector } from '../../ui/Selector.tsx';
import { problemsOf, sixMonthsThrough, type ReportLists } from './report-address.ts';

interface ComplianceFormProps {
  /** What the address says. */
  initial: ComplianceFilters;
  /** Every tier and aquifer, this calendar year. */
  usual: ComplianceFilters;
  lists: ReportLists;
  thisMonth: Month;
  onSubmit: (filters: ComplianceFilters) => void;
}

/** What the report is about. Nothing is asked for before Submit. */
export function ComplianceForm({ initial, usual, lists, thisMonth, onSubmit }: ComplianceFormProps) {
  const [filters, setFilters] = useState(initial);
  const problems = problemsOf(filters);
  const isWrong = Object.keys(problems).length > 0;
  const change = (changes: Partial<ComplianceFilters>) => setFilters({ ...filters, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) onSubmit(filters);
  };
  const quick = (months: Partial<ComplianceFilters>) => () => change(months);
  const years = useYears(filters);
  return (
    <Paper variant="outlined" component="form" noValidate aria-label="Filters" onSubmit={submit} sx={paper}>
      <Box sx={inputs}>
        <Tiers
          tiers={lists.tiers}
          chosen={filters.tiers}
          choose={(tiers) => change({ tiers })}
          problem={problems.tiers}
        />
        <Aquifers
          aquifers={lists.aquifers}
          chosen={filters.aq_group_names}
          choose={(aq_group_names) => change({ aq_group_names })}
          problem={problems.aq_group_names}
        />
        <Selector
          label="Show"
          value={filters.is_overpumped ? 'yes' : 'all'}
          options={overpumped}
          onChange={(value) => change({ is_overpumped: value === 'yes' ? true : null })}
        />
        <Selector
          label="Start Month"
          value={String(filters.start_cal_month)}
          options={months}
          onChange={(month) => change({ start_cal_month: Number(month) })}
          problem={problems.start_cal_month}
        />
        <Selector
          label="Start Year"
          value={String(filters.start_cal_year)}
          options={years}
          onChange={(year) => change({ start_cal_year: Number(year) })}
          problem={problems.start_cal_year}
        />
        <Selector
          label="End Month"
          value={String(filters.end_cal_month)}
          options={months}
          onChange={(month) => change({ end_cal_month: Number(month) })}
        />
        <Selector
          label="End Year"
          value={String(filters.end_cal_year)}
          options={years}
          onChange={(year) => change({ end_cal_year: Number(year) })}
        />
      </Box>
      <Box sx={{ ...bar, mt: 1.5, alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={isWrong}>
          Submit
        </Button>
        {isWrong && (
          <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
            {inSentence(problems)}
          </Typography>
        )}
        <Box component="section" aria-label="Quick periods" sx={{ ...bar, ml: { md: 'auto' } }}>
          <Button size="small" onClick={quick(sixMonthsThrough(thisMonth))}>
            6 months through this month
          </Button>
          <Button size="small" onClick={quick(sixMonthsThrough(monthsAfter(thisMonth, -1)))}>
            6 months through last month
          </Button>
          <Button size="small" onClick={quick(usual)}>
            This year, everything
          </Button>
        </Box>
      </Box>
    </Paper>
  );
}

interface ChosenProps<V> {
  chosen: readonly V[];
  choose: (chosen: V[]) => void;
  problem: string | undefined;
}

function Tiers({ tiers, chosen, choose, problem }: ChosenProps<number> & Pick<ReportLists, 'tiers'>) {
  const known = tiers.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const valueOf = new Map(tiers.map(({ label, value }) => [label, value]));
  return (
    <MultiSelect
      label="Tiers"
      offered={tiers.map(({ label }) => label)}
      chosen={known}
      isAll={known.length === tiers.length}
      choose={(labels) => choose(labels.map((label) => valueOf.get(label)!))}
      problem={problem}
    />
  );
}

function Aquifers({ aquifers, chosen, choose, problem }: ChosenProps<string> & Pick<ReportLists, 'aquifers'>) {
  const known = aquifers.filter((name) => chosen.includes(name));
  return (
    <MultiSelect
      label="Aquifers"
      offered={[...aquifers]}
      chosen={known}
      isAll={known.length === aquifers.length}
      choose={(some) => choose([...some])}
      problem={problem}
    />
  );
}

/** Those that the district has reports of, and those that stand in the form. */
function useYears({ start_cal_year, end_cal_year }: ComplianceFilters): ReadonlyMap<string, string> {
  const { data: known = [] } = useQuery(viewQuery(reportYears));
  const years = new Set([...known.map(({ c_year }) => Number(c_year)), start_cal_year, end_cal_year]);
  return new Map([...years].toSorted((one, other) => other - one).map((year) => [String(year), String(year)]));
}

const months = new Map(Array.from({ length: 12 }, (_, index) => [String(index + 1), monthName(index + 1)]));
const overpumped = new Map([
  ['all', 'All groups'],
  ['yes', 'Overpumped only'],
]);

function inSentence(problems: ReturnType<typeof problemsOf>): string {
  const isDate = problems.start_cal_year ?? problems.start_cal_month;
  const lists = [problems.tiers, problems.aq_group_names].filter(Boolean);
  return [...lists, isDate && 'The end of the period is before its start.'].filter(Boolean).join(' ');
}

const paper = { px: 2, py: 2, mb: 2 } as const;
const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1, rowGap: 1.5 } as const;
const inputs = { ...bar, '& > .MuiTextField-root': { flex: { sm: '1 1 120px' }, maxWidth: { sm: 200 } } } as const;
