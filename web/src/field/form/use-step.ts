import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FieldForm } from './field-form.ts';

/** Which step is open, from 0; it stands in the address, counted from 1. */
export function useStep({ steps }: FieldForm): [number, (step: number) => void] {
  const search: { step?: number } = useSearch({ strict: false });
  const navigate = useNavigate();
  const named = Number(search.step);
  const step = Number.isInteger(named) && named >= 1 && named <= steps.length ? named - 1 : 0;
  const setStep = (next: number) => {
    if (next !== step)
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, step: next + 1 }),
        replace: true,
        resetScroll: false,
      });
  };
  return [step, setStep];
}
