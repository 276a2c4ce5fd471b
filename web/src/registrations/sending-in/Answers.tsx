import { t } from '@artesian/domain/texts/translate';
import { metaOf } from '@artesian/contract/language/register';
import { formSections, registrationForm } from '@artesian/contract/registrations/form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { Entries } from '../../register/form/entries.ts';
import { formatValue } from '../../register/history/format.ts';
import type { FieldOptions } from '../../register/form/use-options.ts';
import { valuesOfEntries, yearAlone } from './entries.ts';

interface AnswersProps {
  title: string;
  section: keyof typeof formSections;
  entries: Entries;
  options: Readonly<Record<string, FieldOptions>>;
  /** Leads to where they are entered; named for screen readers by `title`. */
  onChange: () => void;
  children?: ReactNode;
}

/** What was answered in a part of the form, to be read before it is sent in. */
export function Answers({ title, section, entries, options, onChange, children }: AnswersProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3" id={id} sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button size="small" aria-label={t('Change: {title}', { title })} onClick={onChange}>
          {t('Change')}
        </Button>
        {children}
      </Box>
      <Box component="dl" sx={listStyle}>
        {formSections[section]
          .filter((name) => name !== 'well_details_drilled_year_only')
          .map((name) => (
            <Answer key={name} label={metaOf(registrationForm, name).label}>
              {answerTo(name, entries, options)}
            </Answer>
          ))}
      </Box>
    </Paper>
  );
}

const Answer = ({ label, children }: { label: string; children: string }) => (
  <div>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  </div>
);

function answerTo(name: string, entries: Entries, options: AnswersProps['options']): string {
  if (name === 'well_details_date_drilled') {
    const year = yearAlone(entries[name]);
    if (year) return year;
  }
  const words = formatValue(registrationForm, options, name, valuesOfEntries(entries)[name]);
  return words === 'Nothing' || words === 'Not set' ? t('Not entered') : words;
}

const listStyle = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
} as const;
