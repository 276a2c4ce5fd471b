import { isPicture } from '@artesian/contract/wells/attachments';
import Close from '@mui/icons-material/Close';
import Description from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { longDate } from '../../ui/dates.ts';
import { notify } from '../../ui/notify.ts';
import { megabytes } from '../../ui/use-file-queue.ts';
import type { Entry, KeptFile } from '../outbox/entry.ts';
import { discard } from '../outbox/outbox.ts';
import { store } from '../outbox/store.ts';
import type { OfFile } from './take-in.ts';

/** One file that is on the device and not sent yet. */
export function ChosenFile({ entry: { id, values, state, reason } }: { entry: Entry }) {
  const file = useLiveQuery(() => store.files.get(id), [id]);
  const { name, takenOn, place } = values as unknown as OfFile;
  const takeAway = async () => {
    const undo = await discard(id);
    notify.info(`${name} was removed.`, { action: { label: 'Undo', onClick: () => void undo() } });
  };
  const said = [file && sizeOf(file), takenOn && longDate(takenOn), formatPlace(place)].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box sx={face}>{file && isPicture(file.type) ? <Picture file={file} /> : <Description />}</Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {said}
        </Typography>
        {state === 'attention' && (
          <Typography variant="body2" sx={{ color: 'error.main' }}>
            Not taken: {reason ?? 'the server refused it.'}
          </Typography>
        )}
      </Box>
      <IconButton aria-label={`Remove: ${name}`} onClick={() => void takeAway()}>
        <Close />
      </IconButton>
    </Box>
  );
}

const formatPlace = (place: OfFile['place']) =>
  typeof place === 'object' ? `Taken at ${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}` : place;

const sizeOf = ({ bytes, original }: KeptFile) =>
  original ? `${inMegabytes(bytes)}, of ${inMegabytes(original)}` : inMegabytes(bytes);

const inMegabytes = ({ byteLength }: ArrayBuffer) => megabytes(byteLength);

function Picture({ file: { bytes, type } }: { file: KeptFile }) {
  const address = useMemo(() => URL.createObjectURL(new Blob([bytes], { type })), [bytes, type]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt="" />;
}

const face = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'action.hover',
  overflow: 'hidden',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
} as const;
