import { isNeeded, isShown } from '@artesian/contract/language/rules';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { entriesOf, wholeOf, type Entries } from './entries.ts';
import { useFormParts } from './form-parts.ts';
import type { Option } from './options.ts';

/** What the rules of the register say of a field by what is entered just now. A field that goes away forgets what was entered in it. */
export function useRulesOf(name: string) {
  const { register, base, form } = useFormParts();
  const { rules } = register;
  const offer = rules?.offers?.[name];
  const isRuled = [rules?.shown?.[name], rules?.needs?.[name], offer].some((rule) => rule !== undefined);
  const entries = useWatch({ control: form.control, disabled: !isRuled }) as Entries;
  const whole = isRuled ? wholeOf(register, base, entries) : {};
  const isThere = isShown(register, name, whole, base);
  useEffect(() => {
    if (!isThere) form.setValue(name, entriesOf(register, base)[name] ?? null);
  }, [isThere, form, name, register, base]);
  return {
    isThere,
    isAskedFor: isRuled && isNeeded(register, name, whole, base),
    offer: offer && { fits: ({ row }: Option) => offer.fits(row, whole, base), otherwise: offer.otherwise },
  };
}
