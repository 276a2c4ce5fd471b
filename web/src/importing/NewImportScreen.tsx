import {
  addressFileEndings,
  importArchiveEndings,
  importFileEndings,
  MOST_BYTES_OF_ADDRESSES,
  MOST_BYTES_OF_IMPORT,
} from '@artesian/contract/importing/files';
import type { ImportRegister } from '@artesian/contract/importing/registers';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSettings } from '../session/settings.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { FilePlace } from '../ui/FilePlace.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { megabytes } from '../ui/use-file-queue.ts';
import { IMPORTS, NEW_IMPORT } from './addresses.ts';
import { FilePlan } from './FilePlan.tsx';
import { NamedIn } from './NamedIn.tsx';
import { RegisterSteps, TemplatesOf } from './RegisterSteps.tsx';
import { isMissing } from '../ui/error-words.ts';
import { fileQuery, registersQuery, useUpload } from './use-imports.ts';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';

/** A file from its choice to its import: what it is, how it is understood, what it would do. Not in the specification: the path is ours. */
export default function NewImportScreen() {
  const { register: name }: { register?: string } = useParams({ strict: false });
  const { file }: { file?: unknown } = useSearch({ strict: false });
  const { data, error, refetch } = useQuery(registersQuery);
  const register = data?.find((one) => one.name === name);
  const trail = [
    { label: 'Dashboard', to: '/dashboard' },
    { label: 'Import', to: IMPORTS },
    ...(name === undefined ? [] : [{ label: 'New Import', to: NEW_IMPORT }]),
  ];
  return (
    <>
      <PageHeader
        breadcrumb={trail}
        title={register ? `Import ${register.title}` : 'New Import'}
        purpose={
          name === undefined
            ? 'Choose the type of file. Later files refer to records from earlier ones, so keep this order.'
            : `${register ? wanted[register.files].purpose : 'A file'}. Nothing is saved until you import.`
        }
      />
      {name === undefined && <RegisterSteps />}
      {name !== undefined && !data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {name !== undefined && !data && !error && <LoadingBlock height={240} />}
      {name !== undefined && data && !register && (
        <EmptyState title="Nothing with this name can be imported">
          <TextLink to={NEW_IMPORT}>Types of import files</TextLink>
        </EmptyState>
      )}
      {register && (
        <NewImport key={register.name} register={register} file={typeof file === 'number' ? file : undefined} />
      )}
    </>
  );
}

/** What is asked for. */
const wanted: Readonly<Record<ImportRegister['files'], { purpose: string; forms: string }>> = {
  table: { purpose: 'A table with a header row, as CSV or Excel', forms: 'CSV or XLSX' },
  archive: { purpose: 'A zip of files with a table describing them', forms: 'a zip' },
  addresses: {
    purpose:
      'House numbers and streets for the search of the map and of My Place: addresses as OpenAddresses publishes them, or address ranges of the Census Bureau (TIGER/Line “addrfeat”)',
    forms: 'CSV, GeoJSON or a zipped shapefile',
  },
};

function NewImport({ register, file }: { register: ImportRegister; file: number | undefined }) {
  const navigate = useNavigate();
  const choose = (next: number) => void navigate({ to: '.', search: { file: next } });
  return (
    <>
      <NamedIn />
      <ChooseFile register={register} isChosen={file !== undefined} onChosen={choose} />
      {file !== undefined && <ChosenFile key={file} register={register} file={file} />}
    </>
  );
}

interface ChooseFileProps {
  register: ImportRegister;
  isChosen: boolean;
  onChosen: (file: number) => void;
}

function ChooseFile({ register, isChosen, onChosen }: ChooseFileProps) {
  const [share, setShare] = useState(0);
  const [refused, setRefused] = useState<string>();
  const { mutate, isPending, error, variables } = useUpload(register.name, onChosen);
  const acceptable = useAcceptable(register);
  const add = ([chosen]: readonly File[]) => {
    if (!chosen || isPending) return;
    const why = refusalOf(chosen, acceptable);
    setRefused(why);
    setShare(0);
    if (!why) mutate({ file: chosen, onProgress: setShare });
  };
  const problem = refused ?? (error ? `${variables?.file.name}: ${errorWordsToQuote(error)}` : undefined);
  return (
    <Stack sx={{ gap: 2, mb: 3 }}>
      <FilePlace label={isChosen ? 'Choose another file' : 'Choose a file'} extensions={acceptable.endings} onAdd={add}>
        or drop it here: {wanted[register.files].forms}, up to {megabytes(acceptable.mostBytes)}.
      </FilePlace>
      {isPending && (
        <div>
          <Typography component="output" variant="body2">
            {share < 1 ? `Uploading ${variables.file.name}` : `Reading ${variables.file.name}`}
          </Typography>
          <LinearProgress
            {...(share < 1 && { variant: 'determinate', value: share * 100 })}
            aria-label="Uploading the file"
            sx={{ mt: 0.5 }}
          />
        </div>
      )}
      {problem && (
        <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {problem}
        </Alert>
      )}
      {!isChosen && register.files !== 'addresses' && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {register.files === 'archive'
              ? 'The zip contains the files, in folders or not, and a table of them at the top level, index.csv or index.xlsx. Template:'
              : 'A template has all standard headings:'}
          </Typography>
          <TemplatesOf register={register} />
        </Stack>
      )}
    </Stack>
  );
}

interface Acceptable {
  endings: readonly string[];
  mostBytes: number;
}

function useAcceptable({ files }: ImportRegister): Acceptable {
  const { mostBytesOfZip } = useSettings();
  return {
    table: { endings: importFileEndings, mostBytes: MOST_BYTES_OF_IMPORT },
    archive: { endings: importArchiveEndings, mostBytes: mostBytesOfZip },
    addresses: { endings: addressFileEndings, mostBytes: MOST_BYTES_OF_ADDRESSES },
  }[files];
}

/** What the server would refuse, said before anything is sent. */
function refusalOf({ name, size }: File, { endings, mostBytes }: Acceptable): string | undefined {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending)))
    return `${name}: only ${endings.join(', ')} can be imported.`;
  if (size > mostBytes) return `${name} is larger than ${megabytes(mostBytes)}. Split it into smaller files.`;
  return undefined;
}

function ChosenFile({ register, file }: { register: ImportRegister; file: number }) {
  const { data, error, refetch } = useQuery(fileQuery(file));
  if (!data && isMissing(error))
    return (
      <Alert severity="info" variant="outlined">
        This file is no longer available: files that are not imported are deleted after seven days. Choose it again.
      </Alert>
    );
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlock height={360} />;
  return <FilePlan register={register} file={data} />;
}
