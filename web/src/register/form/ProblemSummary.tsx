import { t } from '@artesian/domain/texts/translate';
import type { Register } from '@artesian/contract/language/register';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { labelOf } from './entries.ts';
import { inputId } from './form-parts.ts';
import type { FormProblem } from './problems.ts';

interface ProblemSummaryProps {
  register: Register;
  problems: readonly FormProblem[];
  /** Its place among the headings of the page. */
  heading?: 'h2' | 'h3';
}

/** Says at the top what keeps a form from being saved, and leads to each field. Takes the focus when it appears. */
export function ProblemSummary({ register, problems, heading = 'h3' }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <Alert ref={box} tabIndex={-1} severity="error" variant="outlined" sx={{ mb: 2.5 }}>
      <AlertTitle component={heading}>{t('There is a problem')}</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: '1.1rem' }}>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field ? (
              <FieldLink id={inputId(register, field)}>{`${labelOf(register, field)}: ${message}`}</FieldLink>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** The address holds the table, not a place in the form, so the link moves the focus alone. */
export function FieldLink({ id, children }: { id: string; children: string }) {
  return (
    <Link
      href={`#${id}`}
      color="inherit"
      underline="always"
      // Large enough to be hit by a finger (WCAG 2.5.8).
      sx={{ display: 'inline-block', py: '3px', minHeight: 24 }}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </Link>
  );
}
