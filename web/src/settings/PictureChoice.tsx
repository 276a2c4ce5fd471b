import {
  listDistrictSettings,
  uploadSettingPicture,
  type DistrictSetting,
  type SettingNow,
} from '@artesian/contract/settings/district-settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useKeyPerAct } from '../register/form/use-save.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { FilePlace } from '../ui/FilePlace.tsx';
import { SettingPicture } from './SettingPicture.tsx';

interface PictureChoiceProps {
  setting: DistrictSetting;
  now: SettingNow;
  onUploaded: () => void;
}

const ENDINGS = ['.png', '.jpg', '.jpeg', '.webp'];
const MEGABYTE = 1_000_000;
const mostBytes = uploadSettingPicture.upload!.mostBytes!;

/** The picture of a setting as it is now, and where another one is chosen: it is uploaded at once. */
export function PictureChoice({ setting: { name, label }, now, onUploaded }: PictureChoiceProps) {
  const queries = useQueryClient();
  const keyOf = useKeyPerAct();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > mostBytes) throw new Error(`${file.name} is too large: ${mostBytes / MEGABYTE} MB is the most.`);
      const idempotencyKey = keyOf([name, file.name, file.size, file.lastModified]);
      await api.upload(uploadSettingPicture, { params: { name }, fields: {}, file, idempotencyKey });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [listDistrictSettings.path] });
      onUploaded();
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {now.value && <SettingPicture address={now.value} label={label} height={96} />}
      <FilePlace label="Choose a Picture" extensions={ENDINGS} onAdd={([file]) => file && !isPending && mutate(file)}>
        {isPending ? 'Uploading …' : 'PNG, JPEG or WebP, at most 2 MB. It takes effect as soon as it is uploaded.'}
      </FilePlace>
      {isPending && <LinearProgress aria-label="Uploading the picture" />}
      {error && <Alert severity="error">{errorWordsToQuote(error)}</Alert>}
    </Box>
  );
}
