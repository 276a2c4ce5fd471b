import { t } from '@artesian/domain/texts/translate';
import { registrationForm } from '@artesian/contract/registrations/form';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { FormPartsContext } from '../../register/form/form-parts.ts';
import { useOptions } from '../../register/form/use-options.ts';
import { usePageTitle } from '../../session/use-page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CheckAnswers } from './CheckAnswers.tsx';
import { EnterAnswers } from './EnterAnswers.tsx';
import { useRegistration } from './use-registration.ts';
import { useTrail } from './use-trail.ts';

/** A visitor registers a well, or several: first enters, then checks the answers, then sends them in. */
export default function RegistrationScreen() {
  // A form that is begun anew shares nothing with the one before.
  const [begun, setBegun] = useState(0);
  return <OneRegistration key={begun} onBeginAnew={() => setBegun(begun + 1)} />;
}

const CHECK = 'check';

function OneRegistration({ onBeginAnew }: { onBeginAnew: () => void }) {
  const { step }: { step?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const registration = useRegistration();
  const { form, problems, check, show } = registration;
  const options = useOptions(registrationForm);
  const parts = useMemo(
    () => ({ register: registrationForm, base: undefined, form, options, isReadOnly: false }),
    [form, options],
  );
  usePageTitle(problems.length > 0 ? t('Error: Well Registration') : undefined);

  const isChecking = step === CHECK;
  const goTo = (next: string | undefined) =>
    void navigate({ to: '.', search: next ? { step: next } : {}, replace: next === undefined });
  const [leadTo, setLeadTo] = useState<string>();
  const back = (field?: string) => {
    setLeadTo(field);
    // What is said of the way there, and of no field, is no matter of the form.
    if (problems.every((problem) => problem.field === undefined)) show([]);
    goTo(undefined);
  };
  const trail = useTrail();
  useEffect(() => {
    // Whoever comes to the last step by its address has the form before them while something is missing in it; of one that was not
    // begun, as after sending, nothing is said.
    if (isChecking && (registration.isBlank || !check())) goTo(undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- only on arriving there
  }, [isChecking]);

  return (
    <FormPartsContext value={parts}>
      <PageHeader
        breadcrumb={trail}
        title={t('Public Well Registration')}
        purpose={
          isChecking
            ? undefined
            : t(
                'Register the primary well on your property with the district. It takes about ten minutes. Your entries are saved on this device until you submit.',
              )
        }
      />
      {isChecking ? (
        <CheckAnswers registration={registration} onBack={back} onBeginAnew={onBeginAnew} />
      ) : (
        <EnterAnswers
          registration={registration}
          leadTo={leadTo}
          onCheck={() => check() && goTo(CHECK)}
          onBeginAnew={onBeginAnew}
        />
      )}
    </FormPartsContext>
  );
}
