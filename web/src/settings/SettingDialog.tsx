import { ApiError } from '@artesian/contract/language/client';
import {
  changeDistrictSetting,
  listDistrictSettings,
  isUploadedPicture,
  mostCharactersOf,
  type DistrictSetting,
  type SettingNow,
} from '@artesian/contract/settings/district-settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { useKeyPerAct } from '../register/form/use-save.ts';
import { useKept } from '../session/use-kept.ts';
import { localTime } from '../ui/dates.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { notify } from '../ui/notify.ts';
import { choiceOf } from './choice-of.ts';
import { PictureChoice } from './PictureChoice.tsx';
import { standardTexts } from './standard-texts.ts';
import { ConfirmTimeZone, TimeZoneChoice } from './TimeZoneChoice.tsx';

interface SettingDialogProps {
  setting: DistrictSetting;
  now: SettingNow;
  onClose: () => void;
}

/** One setting to change, with what it was before. What is typed is kept in the tab until it is saved. */
export function SettingDialog({ setting, now, onClose }: SettingDialogProps) {
  const { name, label, isText, isNames, isPicture, isTimeZone } = setting;
  const [asked, ask] = useState<{ value: string | null }>();
  const [kept, keep] = useKept<string>(`setting ${name}`);
  const typed = kept ?? wordsToBegin(setting, now);
  const { mutate, isPending, error } = useChange(now, () => {
    keep(undefined);
    notify.success('Saved');
    onClose();
  });
  const problem = error instanceof ApiError ? error.problem.errors?.[0]?.message : undefined;
  const cancel = () => {
    keep(undefined);
    onClose();
  };
  const change = (value: string | null) => mutate(value, { onSettled: () => ask(undefined) });
  const save = (value: string | null) => (isTimeZone ? ask({ value }) : change(value));
  // A picture that was uploaded stays where no address was typed, and days are not counted anew for nothing.
  const isSame = isTimeZone ? typed === now.value : isUploadedPicture(now.value) && kept === undefined;
  return (
    <FormDialog
      title={label}
      isSaving={isPending}
      failure={error && !problem && failureOf(error, now, isText)}
      actions={
        now.isChanged && (
          <Button color="inherit" disabled={isPending} onClick={() => save(null)} sx={{ mr: 'auto' }}>
            Server Configuration
          </Button>
        )
      }
      onSave={() => (isSame ? cancel() : save(typed.trim() || null))}
      onCancel={cancel}
      onClose={onClose}
      maxWidth={isText ? 'md' : 'sm'}
    >
      {isText && !isNames && !now.isSet && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          This is the product’s default text. Once saved, it is the district’s own.
        </Typography>
      )}
      {isPicture && (
        <PictureChoice
          setting={setting}
          now={now}
          onUploaded={() => {
            keep(undefined);
            notify.success('Saved');
            onClose();
          }}
        />
      )}
      <ValueField setting={setting} typed={typed} problem={problem} onChange={keep} />
      {asked && (
        <ConfirmTimeZone
          from={now.value ?? ''}
          to={asked.value}
          isBusy={isPending}
          onConfirm={() => change(asked.value)}
          onCancel={() => ask(undefined)}
        />
      )}
      {now.changes.length > 0 && <History setting={setting} changes={now.changes} />}
    </FormDialog>
  );
}

interface ValueFieldProps {
  setting: DistrictSetting;
  typed: string;
  problem: string | undefined;
  onChange: (typed: string) => void;
}

/** Where the value is chosen or typed. */
function ValueField({ setting, typed, problem, onChange }: ValueFieldProps) {
  const { label, help, isText, isPicture, choices, isTimeZone } = setting;
  if (isTimeZone) return <TimeZoneChoice label={label} value={typed} problem={problem} onChoose={onChange} />;
  const told = { error: problem !== undefined, helperText: problem ?? help, sx: { mt: 1 } };
  if (choices)
    return (
      <TextField
        select
        label={label}
        value={choices.has(typed) ? typed : [...choices.keys()][0]}
        onChange={({ target }) => onChange(target.value)}
        {...told}
      >
        {[...choices].map(([value, name]) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    );
  return (
    <TextField
      multiline
      {...(isText && { minRows: 10, maxRows: 24 })}
      label={isPicture ? 'Or an Address' : label}
      value={typed}
      onChange={({ target }) => onChange(isText ? target.value : target.value.replaceAll('\n', ' '))}
      slotProps={{ htmlInput: { maxLength: mostCharactersOf(setting) }, inputLabel: { shrink: true } }}
      {...told}
    />
  );
}

interface HistoryProps {
  setting: DistrictSetting;
  changes: SettingNow['changes'];
}

const History = ({ setting, changes }: HistoryProps) => (
  <Box component="section" aria-label="History">
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      History
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 200, overflowY: 'auto' }} tabIndex={0}>
      {changes.map((change) => (
        <Typography component="li" variant="body2" key={change.at} sx={{ overflowWrap: 'anywhere' }}>
          <Change change={change} setting={setting} />
        </Typography>
      ))}
    </Box>
  </Box>
);

/** What the field holds of it: nothing of a picture that was uploaded. */
const wordsOf = ({ value }: SettingNow) => (isUploadedPicture(value) ? undefined : (value ?? undefined));

/** What the field begins with: what is set, or what holds as long as nothing is; of names, also those that wait for a translation. */
function wordsToBegin({ name, isNames }: DistrictSetting, now: SettingNow): string {
  const set = wordsOf(now);
  if (isNames) return [set, now.standard].filter(Boolean).join('\n');
  return set ?? now.standard ?? standardTexts[name] ?? '';
}

interface ChangeProps {
  change: SettingNow['changes'][number];
  setting: DistrictSetting;
}

/** What somebody changed it to; a text opens below who did. */
function Change({ change: { at, who, to }, setting: { isText, choices } }: ChangeProps) {
  const by = `${localTime(at)}, ${who}`;
  if (isUploadedPicture(to)) return `${by}: a picture that was uploaded`;
  if (choices && to !== null) return `${by}: ${choiceOf(choices, to)}`;
  if (!isText || to === null) return `${by}: ${to ?? 'as the server was started'}`;
  return (
    <details>
      <summary>{by}</summary>
      <Box sx={{ whiteSpace: 'pre-wrap', my: 1 }}>{to}</Box>
    </details>
  );
}

/** Whoever saves again after a conflict means it. */
const failureOf = (error: Error, now: SettingNow, isText = false): string =>
  error instanceof ApiError && error.status === 412
    ? `${errorWordsToQuote(error)} ${isText ? 'See the history for the current value.' : `It is “${now.value ?? ''}” now.`} Save again to change it.`
    : errorWordsToQuote(error);

function useChange({ name, version }: SettingNow, onSaved: () => void) {
  const queries = useQueryClient();
  const keyOf = useKeyPerAct();
  return useMutation({
    mutationFn: (value: string | null) =>
      api.call(changeDistrictSetting, {
        params: { name },
        body: { value },
        version,
        idempotencyKey: keyOf([name, value, version]),
      }),
    onSuccess: async () => {
      // The screen shows it as soon as it is said to be saved.
      await queries.invalidateQueries({ queryKey: [listDistrictSettings.path] });
      onSaved();
    },
    // The setting as it is now, and its version.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 412)
        void queries.invalidateQueries({ queryKey: [listDistrictSettings.path] });
    },
  });
}
