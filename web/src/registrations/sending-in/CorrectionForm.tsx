import { t } from '@artesian/domain/texts/translate';
import {
  correctRegistration,
  type RegistrationStatus,
  type SentCorrection,
} from '@artesian/contract/registrations/calls';
import { registrationForm } from '@artesian/contract/registrations/form';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { api } from '../../api.ts';
import type { Entries } from '../../register/form/entries.ts';
import { FormPartsContext } from '../../register/form/form-parts.ts';
import { problemsOfRefusal } from '../../register/form/problems.ts';
import { ProblemSummary } from '../../register/form/ProblemSummary.tsx';
import { useOptions } from '../../register/form/use-options.ts';
import { useKeyPerAct } from '../../register/form/use-save.ts';
import { usePageTitle } from '../../session/use-page-title.ts';
import { notify } from '../../ui/notify.ts';
import { remember, remembered } from '../../ui/remembered.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { entriesOfSent, problemsOfEntries, valuesOfEntries } from './entries.ts';
import { RegistrationInputs } from './RegistrationInputs.tsx';
import { useProblems } from './use-problems.ts';

interface CorrectionFormProps {
  reference: string;
  email: string;
  asked: NonNullable<RegistrationStatus['to_correct']>;
  onCorrected: (status: RegistrationStatus) => void;
}

/** The form as it was sent in, for what staff ask to correct; kept on the device until it is sent in again. */
export function CorrectionForm({ reference, email, asked, onCorrected }: CorrectionFormProps) {
  const draft = `correction of ${reference}`;
  const form = useForm<Entries>({
    defaultValues: { ...entriesOfSent(asked.entered), ...remembered<Entries>(draft) },
  });
  const entries = useWatch({ control: form.control }) as Entries;
  const { problems, show } = useProblems(form);
  const [isSending, setSending] = useState(false);
  const keyOf = useKeyPerAct();
  const options = useOptions(registrationForm);
  const parts = useMemo(
    () => ({ register: registrationForm, base: undefined, form, options, isReadOnly: false }),
    [form, options],
  );
  useEffect(() => remember(draft, entries), [draft, entries]);
  usePageTitle(problems.length > 0 ? t('Error: Correct a Well Registration') : undefined);

  const send = async () => {
    const found = problemsOfEntries(form.getValues());
    show(found);
    if (found.length > 0 || isSending) return;
    setSending(true);
    const body = { ...valuesOfEntries(form.getValues()), reference, email } as unknown as SentCorrection;
    try {
      const status = await api.call(correctRegistration, { body, idempotencyKey: keyOf(body) });
      remember(draft, undefined);
      notify.success(t('Well registration successfully submitted'));
      onCorrected(status);
    } catch (error) {
      show(problemsOfRefusal(registrationForm, error));
      setSending(false);
    }
  };
  return (
    <FormPartsContext value={parts}>
      <Box
        component="form"
        noValidate
        aria-label={t('Correct the registration')}
        sx={{ maxWidth: 960 }}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <ProblemSummary register={registrationForm} problems={problems} heading="h2" />
        <Alert severity="warning" variant="outlined" sx={{ mb: 3, whiteSpace: 'pre-line' }}>
          <AlertTitle component="h2">{t('Corrections requested by staff')}</AlertTitle>
          {asked.message}
        </Alert>
        <RegistrationInputs />
        <SaveButton type="submit" isReady={!isSending} describedBy="correction-state">
          {isSending ? t('Submitting') : t('Submit the correction')}
        </SaveButton>
        <Box component="output" id="correction-state" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
          {isSending ? '' : t('Staff will review it again after you submit it.')}
        </Box>
      </Box>
    </FormPartsContext>
  );
}
