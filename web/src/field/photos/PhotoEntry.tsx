import { UPLOADS_PATH } from '@artesian/contract/field/files-in-pieces';
import AddAPhoto from '@mui/icons-material/AddAPhotoOutlined';
import AttachFile from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { attachableExtensions, type AttachmentTag, type SaidOfFiles } from '../../attachments/attachment.ts';
import { SaidInputs } from '../../attachments/SaidInputs.tsx';
import { useSession } from '../../session/session.tsx';
import { useSettings } from '../../session/settings.tsx';
import { useKept } from '../../session/use-kept.ts';
import { notify } from '../../ui/notify.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { megabytes } from '../../ui/use-file-queue.ts';
import { useIsOpen } from '../../ui/use-is-open.ts';
import { useCarried } from '../carried/use-carried.ts';
import { sayNoRoom } from '../entry/outcome.ts';
import type { Entry } from '../outbox/entry.ts';
import { keepToSend } from '../outbox/outbox.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { formatWell, type FieldWell } from '../well/field-well.ts';
import { WaitingEntries } from '../well/WaitingEntries.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { takeIn, type OfFile } from './take-in.ts';
import { whereHere } from './where-here.ts';

const nothing: SaidOfFiles = { tag: null, notes: '', isPhoto: true, photoDate: '', photoTakenBy: '' };

/** Files that were taken or chosen here: each is on the device at once, and is sent with what is said of all of them. */
export function PhotoEntry({ well, goOn }: { well: FieldWell; goOn: string }) {
  const { pathname: opens } = useLocation();
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const owner = useSession().user!.sub;
  const { mostBytesOfAttachment: mostBytes } = useSettings();
  const [keptSaid, setSaid] = useKept<SaidOfFiles>(`said of photos at ${opens}`);
  const said = keptSaid ?? nothing;
  const [isTaking, setTaking] = useState(0);
  const tags = useCarried<AttachmentTag[]>('/api/ui-list-wm-attachment-tags').data?.answer;
  const chosen = useOutbox()?.filter(
    (entry) =>
      entry.kind === 'photo' && entry.opens === opens && (entry.state === 'draft' || entry.state === 'attention'),
  );
  const written = { owner, kind: 'photo', about: formatWell(well), opens } as const;

  const add = async (files: readonly File[], here?: Awaited<ReturnType<typeof whereHere>>) => {
    const fitting = files.filter(({ size }) => size <= mostBytes);
    const tooLarge = files.filter(({ size }) => size > mostBytes);
    if (tooLarge.length > 0)
      notify.warning(`Larger than ${megabytes(mostBytes)}: ${tooLarge.map(({ name }) => name).join(', ')}`);
    setTaking(fitting.length);
    try {
      for (const file of fitting) {
        await takeIn(file, written, here);
        setTaking((left) => left - 1);
      }
    } catch (error) {
      sayNoRoom(error, 'The photo or document was not saved. Take or choose it again.');
    } finally {
      setTaking(0);
    }
  };
  const unfit = said.isPhoto ? (chosen ?? []).map(ofFile).filter(({ isPhoto }) => !isPhoto) : [];
  const isReady = unfit.length === 0 && said.tag !== null && (chosen?.length ?? 0) > 0 && isTaking === 0;
  const send = async () => {
    if (chosen?.length === 0) return notify.warning('No files selected');
    if (!isReady || !chosen) return;
    try {
      for (const entry of chosen) {
        const { id, values } = entry;
        await keepToSend({ ...written, id, values }, toSendOf(well, said, entry), well.after);
      }
    } catch (error) {
      return sayNoRoom(error, 'The photos are still here. Submit them again.');
    }
    setSaid(undefined);
    notify.success(`${chosen.length} file(s) saved on this device`, {
      description: navigator.onLine ? 'They are being sent one by one.' : 'They will be sent when you are back online.',
    });
    if (isOpen.current) void navigate({ to: goOn });
  };

  return (
    <>
      <WaitingEntries well={well} kind="photo" states={['waiting', 'sending']} />
      <Box component="section" aria-label="Add photos or documents" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <FileButton
            label="Take a photo"
            icon={<AddAPhoto />}
            accept="image/*"
            isCamera
            onAdd={async (files) => add(files, await whereHere())}
          />
          <FileButton
            label="Choose photos or documents"
            icon={<AttachFile />}
            accept={attachableExtensions.join(',')}
            onAdd={add}
          />
        </Box>
        {isTaking > 0 && <LinearProgress aria-label={`Saving ${isTaking} file(s) on this device`} />}
        {chosen && chosen.length > 0 && (
          <Box component="ul" aria-label="Chosen files" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {chosen.toReversed().map((entry) => (
              <ChosenFile key={entry.id} entry={entry} />
            ))}
          </Box>
        )}
        <SaidInputs hasPhotos tags={tags ?? []} said={said} onChange={setSaid} />
        <SaveButton isReady={isReady} describedBy="photos-state" onClick={() => void send()}>
          Submit
        </SaveButton>
        <Typography component="output" id="photos-state" variant="body2" sx={{ color: 'text.secondary' }}>
          {unfit.length > 0
            ? `Only a photo can be in the photo gallery: submit ${unfit.map(({ name }) => name).join(', ')} apart.`
            : missing(chosen?.length ?? 0, said.tag)}
        </Typography>
      </Box>
    </>
  );
}

const ofFile = ({ values }: Entry) => values as unknown as OfFile;

function missing(files: number, tag: number | null): string {
  const names = [files === 0 && 'a photo or document', tag === null && 'Tag'].filter(Boolean);
  return names.length > 0 ? `Still missing: ${names.join(', ')}` : `${files} file(s) to send.`;
}

/** As the server takes what is said of an attachment: all of it is text. */
function toSendOf(well: FieldWell, said: SaidOfFiles, entry: Entry) {
  const { takenOn, place } = ofFile(entry);
  return {
    method: 'POST',
    path: UPLOADS_PATH,
    body: {
      well_ndx: well.number,
      tags: JSON.stringify([said.tag]),
      notes: [said.notes.trim(), typeof place === 'string' && place].filter(Boolean).join('\n'),
      ...(typeof place === 'object' && {
        photo_lat_dd: String(place.latitude),
        photo_lon_dd: String(place.longitude),
      }),
      photo_gallery: String(said.isPhoto),
      ...(said.isPhoto && {
        photo_date: said.photoDate || takenOn || '',
        photo_taken_by: said.photoTakenBy,
      }),
    },
  } as const;
}

interface FileButtonProps {
  label: string;
  icon: React.ReactNode;
  accept: string;
  isCamera?: boolean;
  onAdd: (files: readonly File[]) => void | Promise<void>;
}

function FileButton({ label, icon, accept, isCamera = false, onAdd }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icon}
        onClick={() => input.current?.click()}
        sx={{ minHeight: '64px !important' }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={!isCamera}
        {...(isCamera && { capture: 'environment' })}
        onChange={({ target }) => {
          void onAdd([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
