import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { DeclaredInputs } from '../../register/form/DeclaredInputs.tsx';
import { useFormParts } from '../../register/form/form-parts.ts';
import { readNumber } from '../../register/form/input-text.ts';
import { drawnFields, useTellingDepths, type EnteredDepths } from './entered-depths.ts';

/** How the well is built, drawn as it is typed. */
export function ConstructionInputs() {
  const { form, base } = useFormParts();
  const entries = useWatch({ control: form.control, name: [...drawnFields] });
  const typed = entries.map((entry) => String(entry ?? '').trim()).join('\n');
  const entered = useMemo(() => depthsOf(typed.split('\n'), base ?? {}), [typed, base]);
  useTellingDepths((base?.['well_ndx'] as number | undefined) ?? 0, entered);
  return <DeclaredInputs />;
}

/** What is said otherwise than the record has it. What is no number, or not yet, is drawn as it was. */
function depthsOf(typed: readonly string[], base: Readonly<Record<string, unknown>>): EnteredDepths | undefined {
  const changed = drawnFields.flatMap((field, at) => {
    const value = typed[at] === '' ? null : readNumber(typed[at]!);
    return value === undefined || value === (base[field] ?? null) ? [] : [[field, value] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
