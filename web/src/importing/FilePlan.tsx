import type { ImportFile } from '@artesian/contract/importing/files';
import {
  importModes,
  unreadableChoices,
  type ImportMode,
  type SaidMapping,
} from '@artesian/contract/importing/mapping';
import type { ImportRegister } from '@artesian/contract/importing/registers';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRecordPage } from '../register/use-record-page.ts';
import { counted } from '../ui/counted.ts';
import { localTime } from '../ui/dates.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { IMPORTS } from './addresses.ts';
import { howFar, modeWords, unreadableWords } from './format.ts';
import { MappedFile } from './mapping/MappedFile.tsx';
import { PeopleOfFile } from './PeopleOfFile.tsx';
import { RunOutcome } from './RunOutcome.tsx';
import { RunProgress } from './RunProgress.tsx';
import { isUnderWay, useImportActs, usePeople, usePlan, usePreview } from './use-imports.ts';

interface FilePlanProps {
  register: ImportRegister;
  file: ImportFile;
}

/** A file that was chosen: how it is understood, what it would do, and the button that does it. */
export function FilePlan({ register, file }: FilePlanProps) {
  const plan = usePlan(file);
  const { data: people } = usePeople(file);
  if (file.import_ndx !== null)
    return (
      <Alert severity="info" variant="outlined">
        {file.file_name} was already imported:{' '}
        <TextLink to={`${IMPORTS}/${file.import_ndx}`}>import {file.import_ndx}</TextLink>. To import it again, choose
        it again.
      </Alert>
    );
  if (register.files === 'addresses')
    return (
      <Stack sx={{ gap: 2 }}>
        <Typography>
          {file.file_name}: {counted(file.rows, 'line')}.
        </Typography>
        <Preview register={register} file={file} isPlanned />
      </Stack>
    );
  return (
    <Stack sx={{ gap: 4 }}>
      <MappedFile
        register={register}
        name={file.file_name}
        file={file}
        mappedLike={file.remembered && `import ${file.remembered.import_ndx} of ${localTime(file.remembered.at)}`}
        mapping={plan.mapping}
        ofPeople={Object.fromEntries(people?.details.map(({ heading, label }) => [heading, `Contact: ${label}`]) ?? [])}
        failure={plan.error && `Not kept. ${errorWordsToQuote(plan.error)}`}
        onTryAgain={plan.again}
        onSay={(mapping) => plan.say({ mapping })}
        onChooseSheet={(sheet) => plan.say({ sheet })}
      />
      {file.names_people && (
        <PeopleOfFile file={file} title={register.title} isPlanned={!plan.isPending && !plan.error} />
      )}
      <UnreadableChoice mapping={plan.mapping} onSay={(mapping) => plan.say({ mapping })} />
      <ModeChoice register={register} mode={plan.mode} onChoose={(mode) => plan.say({ mode })} />
      <Preview register={register} file={file} isPlanned={!plan.isPending && !plan.error} />
    </Stack>
  );
}

interface UnreadableChoiceProps {
  mapping: SaidMapping;
  onSay: (mapping: SaidMapping) => void;
}

/** Whether a row may come in without what cannot be read of it. */
const UnreadableChoice = ({ mapping, onSay }: UnreadableChoiceProps) => (
  <Choices
    id="import-unreadable"
    title="Cells That Cannot Be Read"
    options={unreadableChoices}
    words={unreadableWords}
    value={mapping.unreadable ?? 'leave blank'}
    onChoose={(unreadable) => onSay({ ...mapping, unreadable })}
  />
);

interface ModeChoiceProps {
  register: ImportRegister;
  mode: ImportMode;
  onChoose: (mode: ImportMode) => void;
}

function ModeChoice({ register: { title, isChangedOnly }, mode, onChoose }: ModeChoiceProps) {
  const words = isChangedOnly ? { ...modeWords, add: { ...modeWords.add, title: 'Change nothing' } } : modeWords;
  return (
    <Choices
      id="import-mode"
      title={`${title} Already on Record`}
      options={importModes}
      words={words}
      value={mode}
      onChoose={onChoose}
    />
  );
}

interface ChoicesProps<Option extends string> {
  id: string;
  title: string;
  options: readonly Option[];
  words: Readonly<Record<Option, { title: string; words: string }>>;
  value: Option;
  onChoose: (option: Option) => void;
}

function Choices<Option extends string>({ id, title, options, words, value, onChoose }: ChoicesProps<Option>) {
  return (
    <FormControl>
      <FormLabel id={id} sx={{ color: 'text.primary', typography: 'h2', mb: 0.5 }}>
        {title}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, chosen) => onChoose(chosen as Option)}>
        {options.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio size="small" />}
            label={
              <>
                <b>{words[option].title}.</b> {words[option].words}
              </>
            }
            sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: '7px' } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface PreviewProps extends FilePlanProps {
  /** Whether all that was said is kept. */
  isPlanned: boolean;
}

function Preview({ register, file, isPlanned }: PreviewProps) {
  const run = usePreview(file);
  const navigate = useNavigate();
  const { from }: { from?: unknown } = useSearch({ strict: false });
  const recordPage = useRecordPage(register.path);
  const { preview, bringingIn, stop } = useImportActs();
  const isDone = run?.state === 'done' && isPlanned;
  const written = run ? run.rows_added + run.rows_changed : 0;
  const isBusy = preview.isPending || bringingIn.isPending;
  const begin = () =>
    bringingIn.mutate(file.import_file_ndx, {
      onSuccess: ({ import_ndx }) =>
        void navigate({ to: `${IMPORTS}/${import_ndx}`, search: from === undefined ? {} : { from } }),
    });
  return (
    <Box component="section" aria-label="Preview">
      <Typography variant="h2" sx={{ mb: 1 }}>
        Preview
      </Typography>
      {file.problem && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {file.problem}
        </Alert>
      )}
      {isUnderWay(run) ? (
        <RunProgress
          run={run!}
          doing="Preparing the preview"
          isStopping={stop.isPending}
          onStop={() => stop.mutate(run!.import_run_ndx)}
        />
      ) : (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
          <Typography component="output" sx={{ flex: '1 1 280px', color: 'text.secondary' }}>
            {formatState(run, written)}
          </Typography>
          <Button
            variant={isDone ? 'outlined' : 'contained'}
            color={isDone ? 'inherit' : 'primary'}
            disabled={file.problem !== null || !isPlanned || isBusy}
            loading={preview.isPending}
            onClick={() => preview.mutate(file.import_file_ndx)}
          >
            {run === null ? 'Preview' : 'Preview Again'}
          </Button>
          {isDone && (
            <Button variant="contained" disabled={written === 0} loading={bringingIn.isPending} onClick={begin}>
              Import {counted(written, 'Row')}
            </Button>
          )}
        </Stack>
      )}
      {run && !isUnderWay(run) && run.rows_done > 0 && (
        <RunOutcome run={run} recordPage={recordPage} isOfAddresses={register.files === 'addresses'} />
      )}
    </Box>
  );
}

function formatState(run: ReturnType<typeof usePreview>, written: number): string {
  if (run === null) return 'Shows the result for each row. Nothing is saved and no numbers are used.';
  if (run.state === 'failed') return `It stopped after ${howFar(run)}: ${run.failure}`;
  if (run.state === 'broken') return `It stopped after ${howFar(run)} because the server restarted.`;
  if (run.state === 'stopped') return `Stopped after ${howFar(run)}.`;
  if (written === 0) return 'Nothing in the file would be saved.';
  return 'Nothing is saved until you import. You can undo an import.';
}
