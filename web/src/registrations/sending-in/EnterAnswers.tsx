import { t } from '@artesian/domain/texts/translate';
import { Trans } from '../../language/Trans.tsx';
import { registrationForm } from '@artesian/contract/registrations/form';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { inputId } from '../../register/form/form-parts.ts';
import { ProblemSummary } from '../../register/form/ProblemSummary.tsx';
import { useEffect } from 'react';
import { TextLink } from '../../ui/TextLink.tsx';
import { OtherWells } from './OtherWells.tsx';
import { RegistrationInputs } from './RegistrationInputs.tsx';
import type { Registration } from './use-registration.ts';

interface EnterAnswersProps {
  registration: Registration;
  /** The field to begin at. */
  leadTo: string | undefined;
  onCheck: () => void;
  onBeginAnew: () => void;
}

/** The form, in its numbered sections. */
export function EnterAnswers({ registration, leadTo, onCheck, onBeginAnew }: EnterAnswersProps) {
  const { problems, isBlank, isContinued, close } = registration;
  useEffect(() => {
    if (leadTo) document.getElementById(inputId(registrationForm, leadTo))?.focus();
  }, [leadTo]);
  const clear = () => {
    close();
    onBeginAnew();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('Well registration')}
      sx={formStyle}
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <ProblemSummary register={registrationForm} problems={problems} heading="h2" />
      {isContinued && (
        <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
          {t('Your earlier entries on this device are still here.')}
        </Alert>
      )}
      <Typography sx={{ mb: 2 }}>
        <Trans
          text="Fields marked with * are required. Registered already? <0>Check the status of your registration</0>."
          parts={{ 0: <TextLink to="/public-well-registration/status" /> }}
        />
      </Typography>
      <RegistrationInputs wells={registration.wells.length > 1 && <OtherWells registration={registration} />} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" size="large">
          {t('Check your answers')}
        </Button>
        {!isBlank && (
          <Button color="inherit" size="large" onClick={clear}>
            {t('Clear the form')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const formStyle = { maxWidth: 960 } as const;
