import { t } from '@artesian/domain/texts/translate';
import type { FieldMeta } from '@artesian/contract/language/fields';
import type { Ref } from 'react';
import { unitOf, type Entry } from '../form/input-text.ts';
import type { Option } from '../form/options.ts';
import type { FieldOptions } from '../form/use-options.ts';

/** What every kind of input is given. */
export interface InputProps {
  id: string;
  name: string;
  meta: FieldMeta;
  label: string;
  isRequired: boolean;
  isDisabled: boolean;
  /** Filled in by the server: it can be reached and read, not changed. */
  isReadOnly?: boolean;
  entry: Entry;
  onChange: (entry: Entry) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  /** What is wrong with the entry. */
  error: string | undefined;
  placeholder?: string | undefined;
  /** What browsers fill in of the person who enters it: `given-name`. */
  autoComplete?: string | undefined;
  /** Of a `lookup` or `reference`; undefined while they are on their way. */
  options: FieldOptions | undefined;
  /** Which of them are offered by what else is entered, and what is said of a chosen one that is not. */
  offer?: { fits: (option: Option) => boolean; otherwise: string } | undefined;
}

/** Under the input: what is wrong, or else what helps. */
export const hintOf = ({ error, meta, isReadOnly }: Pick<InputProps, 'error' | 'meta' | 'isReadOnly'>) =>
  error ?? (isReadOnly ? [meta.help, NOT_EDITED].filter(Boolean).join(' ') : meta.help);

/** As the specification says it (2 §5). */
const NOT_EDITED = t('This field cannot be edited');

/** The ids of what describes an input: its unit, which stands beside the number, and the line under it. */
export const describedBy = (props: InputProps) =>
  [unitOf(props.meta) && unitId(props), hintOf(props) && `${props.id}-helper-text`].filter(Boolean).join(' ') ||
  undefined;

export const unitId = ({ id }: Pick<InputProps, 'id'>) => `${id}-unit`;

/** What every text field takes from these. */
export const textFieldProps = (props: InputProps) => ({
  id: props.id,
  name: props.name,
  label: props.label,
  onBlur: props.onBlur,
  inputRef: props.inputRef,
  required: props.isRequired,
  disabled: props.isDisabled,
  error: props.error !== undefined,
  helperText: hintOf(props),
  sx: props.isReadOnly ? greyed : readableWhenDisabled,
});

/** Labels stand above all inputs alike, so that filled and empty ones read as one form. */
export const labelAbove = { shrink: true } as const;

/** Known by its tone as what cannot be changed. */
const greyed = { '& .MuiInputBase-root': { bgcolor: 'action.hover', color: 'text.secondary' } } as const;

/** What cannot be changed is still read. */
const readableWhenDisabled = {
  '& .MuiInputBase-input.Mui-disabled': { WebkitTextFillColor: 'var(--mui-palette-text-secondary)' },
} as const;

/** What is removed, or does not go with what else is entered, is not offered. */
export const isOffered = (option: Option, offer: InputProps['offer']): boolean =>
  !option.isRemoved && (offer?.fits(option) ?? true);
