import { metaOf } from '@artesian/contract/language/register';
import { useQuery } from '@tanstack/react-query';
import { inputId, useFormParts } from '../../register/form/form-parts.ts';
import { nameOfChosen } from '../../register/history/format.ts';
import { TextInput } from '../../register/inputs/TextInput.tsx';
import { optionQueries } from '../../register/form/options.ts';

interface PermitBeforeProps {
  /** The field of the permit. */
  name: string;
  label: string;
  value: unknown;
}

/** What the permit is without the amendment, by its name. */
export function PermitBefore({ name, label, value }: PermitBeforeProps) {
  const { register } = useFormParts();
  const { kind, to } = metaOf(register, name);
  const { data: list = [] } = useQuery(optionQueries.get(to!)!);
  const options = {
    state: 'ready' as const,
    list,
    byValue: new Map(list.map((one) => [one.value, one])),
    askAgain: ignore,
  };
  return (
    <TextInput
      id={inputId(register, name)}
      name={name}
      meta={{ label, kind: 'text' }}
      label={label}
      isRequired={false}
      isDisabled={false}
      isReadOnly
      entry={nameOfChosen({ label, kind }, options, value)}
      onChange={ignore}
      onBlur={ignore}
      inputRef={null}
      error={undefined}
      options={undefined}
    />
  );
}

const ignore = () => undefined;
