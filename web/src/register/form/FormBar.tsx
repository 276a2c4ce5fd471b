import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { useBottomBar } from '../../ui/use-bottom-bar.ts';
import { changesOf, labelOf, missingFields, type Entries } from './entries.ts';
import { useFormParts } from './form-parts.ts';
import { useMarkedPart } from './leaving.ts';
import { brokenRules } from './problems.ts';
import { useFocusInForm } from './use-focus-in-form.ts';

interface FormBarProps {
  isSaving: boolean;
  onReset: () => void;
  /** Saves and publishes what is saved. */
  onPublish?: (() => void) | undefined;
}

/**
 * At the end of a form: what was changed or is still missing, Reset and Save. It stays in sight while there is something to save or
 * somebody is at work in the form; the bars of forms that are only read would cover what is read.
 */
export function FormBar({ isSaving, onReset, onPublish }: FormBarProps) {
  const { register, base, form, warning } = useFormParts();
  const entries = useWatch({ control: form.control }) as Entries;
  const changed = Object.keys(changesOf(register, base, entries));
  const missing = missingFields(register, entries, base);
  const broken = brokenRules(register, base, entries);
  const names = (fields: string[]) => fields.map((field) => labelOf(register, field)).join(', ');
  const isClean = changed.length === 0;
  useMarkedPart(!isClean);
  const lacks = [
    ...(missing.length > 0 ? [`Still missing: ${names(missing)}`] : []),
    ...broken,
    ...(warning?.isRefused ? [warning.words] : []),
  ];
  const isReady = !isClean && lacks.length === 0 && !isSaving;
  const state =
    lacks.length > 0
      ? lacks.join(' · ')
      : isClean
        ? 'No changes yet'
        : base
          ? [`Changed: ${names(changed)}`, warning?.words].filter(Boolean).join(' · ')
          : (warning?.words ?? 'Ready to be created');
  const bar = useRef<HTMLDivElement>(null);
  const isInForm = useFocusInForm(bar);
  const isStaying = !base || !isClean || isInForm;
  useBottomBar(bar, isStaying);
  return (
    <Stack ref={bar} direction="row" sx={[barStyle, isStaying && stayingStyle]}>
      <Typography
        component="output"
        id={`${register.path}-state`}
        variant="body2"
        sx={{
          flex: { xs: '1 1 100%', sm: '1 1 180px' },
          color: lacks.length > 0 && !isClean ? 'secondary.main' : 'text.secondary',
        }}
      >
        {state}
      </Typography>
      <Button
        color="inherit"
        variant="outlined"
        onClick={onReset}
        disabled={isClean || isSaving}
        sx={{ flex: { xs: 1, sm: 'none' } }}
      >
        Reset
      </Button>
      {onPublish && !isClean && (
        <Button variant="outlined" disabled={isSaving} onClick={onPublish} sx={{ flex: { xs: 2, sm: 'none' } }}>
          {base ? 'Save and publish' : 'Create and publish'}
        </Button>
      )}
      <SaveButton
        type="submit"
        isReady={isReady}
        describedBy={`${register.path}-state`}
        onClick={(event) => {
          if (base ? isClean : isSaving) event.preventDefault();
        }}
        flex={{ xs: 2, sm: 'none' }}
      >
        {wordOf(base !== undefined, isSaving)}
      </SaveButton>
    </Stack>
  );
}

const wordOf = (isKnown: boolean, isSaving: boolean) =>
  isKnown ? (isSaving ? 'Saving' : 'Save') : isSaving ? 'Creating' : 'Create';

const stayingStyle = { position: 'sticky', bottom: 0, zIndex: 3 } as const;

const barStyle = {
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1.5,
  mt: 3,
  mx: -2.5,
  px: 2.5,
  py: 1.25,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;
