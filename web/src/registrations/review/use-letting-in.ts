import type { Row } from '@artesian/contract/language/register';
import { letInRegistration } from '@artesian/contract/registrations/registrations';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { useKeyPerAct } from '../../register/form/use-save.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';

/** Lets in what was held apart. */
export function useLettingIn({ reg_ndx, version }: Row) {
  const keyOf = useKeyPerAct();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call(letInRegistration, {
        params: { reg_ndx },
        version,
        idempotencyKey: keyOf([reg_ndx, version]),
      }),
    onSuccess: () => notify.success('The registration was accepted and is now listed with the others.'),
    onError: (error) => notify.error(errorWordsToQuote(error)),
  });
  return { letIn: () => mutate(), isLettingIn: isPending };
}
