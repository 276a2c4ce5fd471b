import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { inputId } from './Field.tsx';
import type { FieldProblem } from './use-record-form.ts';

/** Says at the top what keeps a form from being saved, and leads to each field. Takes the focus when it appears. */
export function ProblemSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <Alert ref={box} tabIndex={-1} severity="error" variant="outlined" sx={{ mb: 2.5 }}>
      <AlertTitle component="h3">There is a problem</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: '1.1rem' }}>
        {problems.map(({ field, label, message }) => (
          <li key={field}>
            <Link
              href={`#${inputId(field)}`}
              color="inherit"
              underline="always"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(inputId(field))?.focus();
              }}
            >
              {label}: {message}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
