import {
  loggerFileEndings,
  loggerFileWords,
  MOST_BYTES_OF_LOGGER_FILE,
  MOST_BYTES_OF_LOGGER_UPLOAD,
  uploadLoggerData,
} from '@artesian/contract/science/logger-uploads';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { optionQueries, type Option } from '../register/form/options.ts';
import { LeaveGuard } from '../register/form/LeaveGuard.tsx';
import { useSession } from '../session/session.tsx';
import { counted } from '../ui/counted.ts';
import { errorWords } from '../ui/error-words.ts';
import { FilePlace } from '../ui/FilePlace.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SaveButton } from '../ui/SaveButton.tsx';
import { megabytes } from '../ui/use-file-queue.ts';
import { ConfirmUpload } from './ConfirmUpload.tsx';
import { LoggerFileCard } from './LoggerFileCard.tsx';
import { PastUploads } from './PastUploads.tsx';
import { bytesOf, useLoggerUpload, type LoggerUploading } from './use-logger-upload.ts';

/** Spec 2 §2 'Admin tools' and §4 'Upload of logger data', with what the files are and give shown before. */
export default function UploadLoggerDataScreen() {
  const { may, user } = useSession();
  const upload = useLoggerUpload({ description: '', uploadedBy: user?.name ?? '', fileFormat: '' });
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Upload Logger Data"
        purpose="Upload water-level logger files. Their format is detected, and you see them with the well’s last readings before they are stored. You can undo an upload."
      />
      {upload.status && (
        <Paper variant="outlined" sx={{ p: 2, mb: 3 }}>
          <Typography component="output">
            Storing the readings of {counted(upload.status.fileCount, 'file')}: {upload.status.progress} %.
          </Typography>
          <LinearProgress
            variant="determinate"
            value={upload.status.progress}
            aria-label="Progress of the upload"
            sx={{ mt: 1 }}
          />
        </Paper>
      )}
      {/* A browser keeps no files over a reload. */}
      <LeaveGuard isDirty={() => upload.files.length > 0 || upload.form.description !== ''} />
      {may(uploadLoggerData) && <FilesToUpload upload={upload} />}
      <PastUploads />
    </>
  );
}

function FilesToUpload({ upload }: { upload: LoggerUploading }) {
  const { files, form, previews, problem, isReading, isStarting, status } = upload;
  const [isAsking, setIsAsking] = useState(false);
  const formats = useQuery(optionQueries.get('upload-logger-data/file-formats')!);
  const format = form.fileFormat || formatOf(previews, formats.data);
  const missing = missingIn(upload, format);
  const isReady = missing.length === 0 && !isReading && !isStarting && status === undefined;
  const barometers = (previews ?? []).flatMap(({ file_name, reading }) =>
    reading.use === 'barometer' ? file_name : [],
  );
  return (
    <Stack sx={{ gap: 2, mb: 5 }}>
      <FilePlace label="Choose logger files" extensions={loggerFileEndings} onAdd={upload.add}>
        {files.length > 0
          ? `${counted(files.length, 'file')}, ${megabytes(bytesOf(files))} of ${megabytes(MOST_BYTES_OF_LOGGER_UPLOAD)}.`
          : `or drop them here. Text files, and those of Solinst, In-Situ, Van Essen, Onset, Campbell and others; up to ${megabytes(MOST_BYTES_OF_LOGGER_FILE)} each.`}
      </FilePlace>
      {problem && (
        <Alert
          severity="error"
          variant="outlined"
          action={
            files.length > 0 &&
            !previews && (
              <Button color="inherit" onClick={upload.readAgain}>
                Try again
              </Button>
            )
          }
        >
          {problem}
        </Alert>
      )}
      {isReading && <LinearProgress aria-label="Reading the files" />}
      {previews?.map((preview) => (
        <LoggerFileCard
          key={preview.file_name}
          preview={preview}
          barometers={barometers.filter((name) => name !== preview.file_name)}
          onSay={(change) => upload.say(preview.file_name, change)}
          onRemove={() => upload.remove(preview.file_name)}
        />
      ))}
      {files.length > 0 && (
        <>
          <FormFields upload={upload} formats={formats} format={format} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <Typography
              id="upload-state"
              component="output"
              variant="body2"
              sx={{ flex: '1 1 240px', color: 'text.secondary' }}
            >
              {missing[0] ?? 'Nothing is saved until you upload.'}
            </Typography>
            <Button color="inherit" variant="outlined" onClick={upload.clear}>
              Remove All
            </Button>
            <SaveButton isReady={isReady} describedBy="upload-state" onClick={() => isReady && setIsAsking(true)}>
              Upload {counted(files.length, 'file')}
            </SaveButton>
          </Stack>
        </>
      )}
      {isAsking && (
        <ConfirmUpload
          files={files}
          description={form.description}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            upload.start(Number(format));
          }}
        />
      )}
    </Stack>
  );
}

/** What keeps the upload from being begun, in the specification's words (2 §5). */
function missingIn({ files, form, previews }: LoggerUploading, format: string): string[] {
  const ofFiles = (previews ?? []).flatMap(({ file_name, refused, missing }) => {
    const why = refused ?? missing;
    return why === null ? [] : [`${file_name}: ${why}`];
  });
  return [
    ...(files.length === 0 ? [loggerFileWords.none] : []),
    ...ofFiles,
    ...(form.description.trim() === '' ? ['Description is required'] : []),
    ...(form.uploadedBy.trim() === '' ? ['Please specify who is uploading this file'] : []),
    ...(format === '' ? ['File format is required'] : []),
  ];
}

/** What the first file is, as far as the list of formats has its maker; else the plain one. */
function formatOf(previews: LoggerUploading['previews'], formats: readonly Option[] | undefined): string {
  const maker = previews?.find(({ refused }) => refused === null)?.maker;
  if (!maker || !formats) return '';
  const found =
    formats.find(({ label }) => label.startsWith(maker)) ?? formats.find(({ label }) => label.startsWith('Tab'));
  return String(found?.value ?? '');
}

interface FormFieldsProps {
  upload: LoggerUploading;
  formats: { data?: readonly Option[] | undefined; error: Error | null };
  format: string;
}

function FormFields({ upload: { form, change }, formats, format }: FormFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '2fr 1fr 1fr' }, gap: 2 }}>
      <TextField
        required
        label="Description"
        value={form.description}
        onChange={({ target }) => change('description', target.value)}
      />
      <TextField
        required
        label="Uploaded By"
        value={form.uploadedBy}
        onChange={({ target }) => change('uploadedBy', target.value)}
      />
      <TextField
        select
        required
        label="File Format"
        value={formats.data ? format : ''}
        error={formats.error !== null}
        helperText={formats.error && `Could not load file formats: ${errorWords(formats.error)}`}
        onChange={({ target }) => change('fileFormat', target.value)}
      >
        {(formats.data ?? []).map(({ value, label }) => (
          <MenuItem key={value} value={String(value)}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
