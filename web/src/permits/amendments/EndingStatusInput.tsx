import { endedStatuses } from '@artesian/contract/permits/permit-lists';
import { useQuery } from '@tanstack/react-query';
import type { InputProps } from '../../register/inputs/input.ts';
import { OptionInput } from '../../register/inputs/OptionInput.tsx';
import { viewQuery } from '../../register/form/options.ts';

/** Of the statuses only those that end a permit. */
export function EndingStatusInput(props: InputProps) {
  const { data } = useQuery(viewQuery(endedStatuses));
  const ending = data?.map(({ permit_status_ndx: status }) => status);
  const offer = {
    fits: ({ value }: { value: number }) => ending?.includes(value) ?? true,
    otherwise: 'This status does not end the permit.',
  };
  return <OptionInput {...props} offer={offer} />;
}
