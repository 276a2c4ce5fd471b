import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Entries } from '../../register/form/entries.ts';
import type { FormProblem } from '../../register/form/problems.ts';

/** What keeps a form from being sent in: shown in its summary, and beside each field. */
export function useProblems(form: UseFormReturn<Entries>) {
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const show = (found: readonly FormProblem[]) => {
    setProblems(found);
    form.clearErrors();
    for (const { field, message } of found) if (field) form.setError(field, { message });
  };
  return { problems, show };
}
