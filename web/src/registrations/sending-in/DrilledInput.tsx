import { t } from '@artesian/domain/texts/translate';
import { DateInput } from '../../register/inputs/DateInput.tsx';
import type { InputProps } from '../../register/inputs/input.ts';
import { yearAlone } from './entries.ts';

/** A date, or its year where no more is known. */
export function DrilledInput(props: InputProps) {
  const year = yearAlone(props.entry);
  const help = year ? t('In the year {year}', { year }) : t('If you only know the year, enter the year.');
  return <DateInput {...props} meta={{ ...props.meta, help }} />;
}
