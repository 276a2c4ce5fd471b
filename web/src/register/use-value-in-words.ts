import { UNSET } from '@artesian/contract/fields';
import { metaOf, type Register } from '@artesian/contract/register';
import { useCallback } from 'react';
import { entryText } from './read-entry.ts';
import { useChoiceLabels } from './use-choices.ts';

/** Any value of a register's field as a person reads it; a dash for nothing. */
export function useValueInWords(register: Register) {
  const labels = useChoiceLabels(register);
  return useCallback(
    (field: string, value: unknown): string => {
      if (typeof value === 'boolean') return value ? 'Yes' : 'No';
      if (value === null || value === undefined || value === '') return '—';
      if (!(field in register.fields)) return String(value);
      const meta = metaOf(register, field);
      if (meta.kind === 'lookup' && value === UNSET) return '—';
      const words = meta.to ? labels[meta.to]?.get(value as number) : undefined;
      return words ?? [entryText(meta, value), meta.unit].filter(Boolean).join(' ');
    },
    [register, labels],
  );
}
