import { t } from '@artesian/domain/texts/translate';
import { Trans } from '../language/Trans.tsx';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useSettings } from '../session/settings.tsx';
import { isPhoto } from '../ui/is-photo.ts';
import { megabytes } from '../ui/use-file-queue.ts';

interface PhotoInputProps {
  photo: File | undefined;
  onChange: (photo: File | undefined) => void;
  problem: string | undefined;
  /** The button that chooses one. */
  chooser: RefObject<HTMLButtonElement | null>;
}

/** A photo of the meter, taken now or chosen. */
export function PhotoInput({ photo, onChange, problem, chooser }: PhotoInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(photo);
  return (
    <Box>
      <Typography variant="h4" component="h2" sx={{ mb: 0.75 }}>
        <Trans
          text="Photo of the meter <0>(optional)</0>"
          parts={{ 0: <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }} /> }}
        />
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={t('Photo of the meter')}
        onChange={({ target }) => {
          onChange(target.files?.[0] ?? photo);
          target.value = '';
        }}
      />
      {photo && preview ? (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {problem ? (
            <Typography sx={{ overflowWrap: 'anywhere' }}>{photo.name}</Typography>
          ) : (
            <Box component="img" src={preview} alt={t('Chosen photo {name}', { name: photo.name })} sx={previewStyle} />
          )}
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button ref={chooser} variant="outlined" color="inherit" onClick={() => input.current?.click()}>
              {t('Another photo')}
            </Button>
            <Button color="inherit" onClick={() => onChange(undefined)}>
              {t('Take away')}
            </Button>
          </Box>
        </Box>
      ) : (
        <Button
          fullWidth
          size="large"
          variant="outlined"
          color="inherit"
          startIcon={<PhotoCamera />}
          sx={addStyle}
          onClick={() => input.current?.click()}
        >
          {t('Add a photo')}
        </Button>
      )}
      {problem && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main', mt: 0.75 }}>
          {problem}
        </Typography>
      )}
    </Box>
  );
}

/** What keeps a file from being sent as a photo. */
export function usePhotoProblem(photo: File | undefined): string | undefined {
  const { mostBytesOfAttachment: most } = useSettings();
  const [other, setOther] = useState<File>();
  useEffect(() => {
    if (photo) void isPhoto(photo).then((isOne) => setOther(isOne ? undefined : photo));
  }, [photo]);
  if (!photo) return undefined;
  if (photo.size === 0) return t('This photo is empty. Choose another.');
  if (photo.size > most) return t('This photo is too large: {most} is the most.', { most: megabytes(most) });
  return photo === other ? t('This file is not a photo. Choose a JPEG, PNG or HEIC.') : undefined;
}

function usePreview(photo: File | undefined): string | undefined {
  const address = useMemo(() => photo && URL.createObjectURL(photo), [photo]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}

const previewStyle = {
  width: 1,
  maxHeight: 320,
  objectFit: 'cover',
  borderRadius: 1.5,
  border: 1,
  borderColor: 'divider',
} as const;
const addStyle = { borderStyle: 'dashed', minHeight: 64, bgcolor: 'background.paper' } as const;
