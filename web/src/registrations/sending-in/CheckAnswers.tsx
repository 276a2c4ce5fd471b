import { t } from '@artesian/domain/texts/translate';
import { MOST_WELLS } from '@artesian/contract/registrations/calls';
import { registrationForm } from '@artesian/contract/registrations/form';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useFormParts } from '../../register/form/form-parts.ts';
import { ProblemSummary } from '../../register/form/ProblemSummary.tsx';
import { notify } from '../../ui/notify.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { useIsOpen } from '../../ui/use-is-open.ts';
import { Answers } from './Answers.tsx';
import { rememberSent, SUCCESS } from './sent.ts';
import type { Registration } from './use-registration.ts';
import { HOMEPAGE, useSendingIn } from './use-sending-in.ts';

interface CheckAnswersProps {
  registration: Registration;
  /** Leads to a field of the form. */
  onBack: (field?: string) => void;
  onBeginAnew: () => void;
}

/** All that was entered, to be read once more before it is sent in. */
export function CheckAnswers({ registration, onBack, onBeginAnew }: CheckAnswersProps) {
  const { entries, problems } = registration;
  const { options } = useFormParts();
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const heading = useRef<HTMLHeadingElement>(null);
  const homepage = useRef<HTMLInputElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { send, isSending, isThereAlready } = useSendingIn(registration, (receipt) => {
    rememberSent(receipt);
    registration.close();
    notify.success(t('Well registration successfully submitted'));
    // What was sent is not there to go back to.
    if (isOpen.current) void navigate({ to: SUCCESS, replace: true });
  });

  const isOfFields = problems.some(({ field }) => field !== undefined);
  useEffect(() => {
    if (isOfFields) onBack();
    // oxlint-disable-next-line react/exhaustive-deps -- where the fields are, what is wrong with them is said
  }, [isOfFields]);

  const beginAnew = () => {
    registration.close();
    onBack();
    onBeginAnew();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('Check your answers')}
      sx={{ maxWidth: 960 }}
      onSubmit={(event) => {
        event.preventDefault();
        void send(homepage.current?.value ?? '');
      }}
    >
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
        {t('Check your answers')}
      </Typography>
      <ProblemSummary register={registrationForm} problems={problems} heading="h2" />
      {isThereAlready && <SubmittedAlready onBeginAnew={beginAnew} />}
      <Answers
        title={t('Owner Info')}
        section="owner"
        entries={entries}
        options={options}
        onChange={() => onBack('first_name')}
      />
      <WellAnswers registration={registration} onBack={onBack} />
      <Answers
        title={t('Additional Info')}
        section="more"
        entries={entries}
        options={options}
        onChange={() => onBack('property_well_count')}
      />
      <input
        ref={homepage}
        name={HOMEPAGE}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        style={outOfSight}
      />
      <Submission isSending={isSending} onBack={() => onBack()} />
    </Box>
  );
}

function SubmittedAlready({ onBeginAnew }: { onBeginAnew: () => void }) {
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onBeginAnew}>
          {t('Begin a new form')}
        </Button>
      }
    >
      {t('Write down the reference. With it and your email address you can check the status of your registration.')}
    </Alert>
  );
}

/** What was entered of each well, and the way to another one. */
function WellAnswers({ registration, onBack }: Pick<CheckAnswersProps, 'registration' | 'onBack'>) {
  const { entries, wells, at, openWell, addWell } = registration;
  const { options } = useFormParts();
  const change = (index: number) => {
    if (index !== at) openWell(index);
    onBack('well_address');
  };
  const add = () => {
    addWell();
    onBack('well_address');
  };
  return (
    <>
      {wells.map((well, index) => (
        <Answers
          key={index}
          title={wells.length > 1 ? t('Well Info: well {index}', { index: index + 1 }) : t('Well Info')}
          section="well"
          entries={{ ...entries, ...well }}
          options={options}
          onChange={() => change(index)}
        />
      ))}
      {wells.length < MOST_WELLS && (
        <Box sx={{ mb: 2 }}>
          <Button variant="outlined" onClick={add}>
            {t('Add another well with the same owner')}
          </Button>
        </Box>
      )}
    </>
  );
}

function Submission({ isSending, onBack }: { isSending: boolean; onBack: () => void }) {
  return (
    <>
      <Typography id="registration-state" sx={{ my: 2, color: 'text.secondary' }}>
        {t(
          'By submitting I certify that my entries are true and correct to the best of my knowledge. The district gives 72 hr prior notice before it accesses the property.',
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SaveButton
          type="submit"
          isReady={!isSending}
          describedBy="registration-state"
          onClick={(event) => isSending && event.preventDefault()}
        >
          {isSending ? t('Submitting') : t('Submit')}
        </SaveButton>
        <Button color="inherit" onClick={onBack} disabled={isSending}>
          {t('Back to the form')}
        </Button>
      </Box>
    </>
  );
}

/** Not `display: none`, which machines look for. */
const outOfSight = { position: 'absolute', left: -10_000, width: 1, height: 1, opacity: 0 } as const;
