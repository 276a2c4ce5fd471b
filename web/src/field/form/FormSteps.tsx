import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Step as FormStep } from './field-form.ts';
import { useFormState } from './form-state.ts';
import { heardOnly } from '../../ui/heard-only.ts';
import { FieldsGrid } from './FieldsGrid.tsx';

interface FormStepsProps {
  step: number;
  onStep: (step: number) => void;
  /** What stands under the fields of each step. */
  children: ReactNode;
}

/** The step that is open, among the others; they stand under one another on a phone (spec 2 §2). A form of one step shows none. */
export function FormSteps({ step, onStep, children }: FormStepsProps) {
  const { form } = useFormState();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const open = form.steps[step]!;
  if (form.steps.length === 1)
    return (
      <>
        <StepFields step={open} />
        {children}
      </>
    );
  const content = (
    <>
      <StepTitle title={open.title} step={step} isSaidAbove={isPhone} />
      <StepFields step={open} />
      {children}
    </>
  );
  return (
    <>
      <Box sx={{ overflowX: { sm: 'auto' }, pb: { sm: 1 } }}>
        <Stepper
          nonLinear
          activeStep={step}
          orientation={isPhone ? 'vertical' : 'horizontal'}
          {...(!isPhone && { alternativeLabel: true })}
        >
          {form.steps.map(({ title, fields }, index) => (
            <Step key={title} sx={isPhone ? undefined : wide}>
              <StepMark title={title} fields={fields} isOpen={index === step} onOpen={() => onStep(index)} />
              {isPhone && (
                <StepContent transitionDuration={0} sx={{ pr: 0, pt: 1 }}>
                  {index === step && content}
                </StepContent>
              )}
            </Step>
          ))}
        </Stepper>
      </Box>
      {!isPhone && content}
    </>
  );
}

function StepMark({
  title,
  fields,
  isOpen,
  onOpen,
}: Pick<FormStep, 'title' | 'fields'> & { isOpen: boolean; onOpen: () => void }) {
  const { problems, changed } = useFormState();
  const wrong = fields.filter((name) => problems.has(name)).length;
  const isChanged = fields.some((name) => changed.has(name));
  const mark = useRef<HTMLButtonElement>(null);
  // The last steps stand beyond the edge of a narrow window.
  useEffect(() => {
    if (isOpen) mark.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isOpen]);
  const said = wrong > 0 ? `${wrong} to correct` : isChanged ? 'Changed' : undefined;
  return (
    <ButtonBase ref={mark} onClick={onOpen} aria-current={isOpen ? 'step' : undefined} sx={markStyle}>
      <StepLabel
        error={wrong > 0}
        optional={
          said && (
            <Typography component="span" variant="caption" sx={{ color: wrong > 0 ? 'error.main' : 'text.secondary' }}>
              {said}
            </Typography>
          )
        }
      >
        {title}
      </StepLabel>
    </ButtonBase>
  );
}

/** For readers of the screen; the mark of the step says it to the eye. Gets the focus when another step opens, so that one reads on from there. */
function StepTitle({ title, step, isSaidAbove }: { title: string; step: number; isSaidAbove: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // Whoever is led to a field goes there instead.
    if (before.current !== step && !document.activeElement?.matches('input, textarea, [role=combobox]')) {
      heading.current?.focus();
      heading.current?.scrollIntoView?.({ block: 'start' });
    }
    before.current = step;
  }, [step]);
  return (
    <Typography
      variant="h2"
      ref={heading}
      tabIndex={-1}
      sx={isSaidAbove ? { ...heardOnly, width: '1px', height: '1px' } : { outline: 0, mb: 2 }}
    >
      {title}
    </Typography>
  );
}

const StepFields = ({ step: { fields, Body } }: { step: FormStep }) =>
  Body ? <Body /> : <FieldsGrid names={fields} />;

const markStyle = {
  minHeight: 48,
  width: '100%',
  justifyContent: { xs: 'flex-start', sm: 'center' },
  alignItems: { xs: 'center', sm: 'flex-start' },
  textAlign: { xs: 'left', sm: 'center' },
  '& .MuiStepLabel-root': { cursor: 'pointer', py: 0, minWidth: 0 },
  '& .MuiStepLabel-labelContainer': { minWidth: 0, overflowWrap: 'anywhere' },
} as const;

/** The least width of a step (spec 2 §2), in px. */
const wide = { minWidth: 120 } as const;
