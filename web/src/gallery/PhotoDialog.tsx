import { pictureAddress } from '@artesian/contract/wells/attachments';
import { wells } from '@artesian/contract/wells/wells';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { KeyboardEvent } from 'react';
import { useRecordPage } from '../register/use-record-page.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { captionOf, wellOf, type Photo } from './photo.ts';
import { Picture } from './Picture.tsx';

interface PhotoDialogProps {
  photos: readonly Photo[];
  /** Which of them is looked at. */
  place: number;
  onTurn: (place: number) => void;
  onClose: () => void;
}

/** One photo large, with what is known of its well; the arrow keys turn to the next. */
export function PhotoDialog({ photos, place, onTurn, onClose }: PhotoDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const photo = photos[place]!;
  const turn = (by: 1 | -1) => photos[place + by] && onTurn(place + by);
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="lg"
      fullScreen={isNarrow}
      aria-labelledby="photo-title"
      onClose={onClose}
      onKeyDown={turnByKey}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 2, pr: 1, py: 1 }}>
        <Typography variant="h3" component="h2" id="photo-title" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {captionOf(photo)}
        </Typography>
        <Typography component="output" variant="body2" noWrap sx={{ color: 'text.secondary', px: 1 }}>
          {place + 1} of {photos.length.toLocaleString('en-US')}
        </Typography>
        <IconButton aria-label="The one before" aria-disabled={place === 0} sx={turning} onClick={() => turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton
          aria-label="The next"
          aria-disabled={place === photos.length - 1}
          sx={turning}
          onClick={() => turn(1)}
        >
          <ChevronRight />
        </IconButton>
        <IconButton aria-label="Close" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, minHeight: 0, overflow: 'auto' }}>
        <Box sx={stage}>
          <Picture
            key={photo.att_ndx}
            address={pictureAddress(encodeURI(photo.hyperlink), 1280)}
            alt={captionOf(photo)}
            fit="contain"
          />
        </Box>
        <PhotoFacts photo={photo} />
      </Box>
    </Dialog>
  );
}

const NONE = '–';
const inOne = (...words: (string | null)[]) => words.filter(Boolean).join(' / ') || NONE;

function PhotoFacts({ photo }: { photo: Photo }) {
  const page = useRecordPage(wells.path);
  const facts = {
    Name: wellOf(photo),
    'District Well ID': photo.district_well_id,
    Address: photo.well_location_address ?? NONE,
    'Class/Subclass': inOne(photo.well_class_name, photo.well_subclass_name),
    'Permit Info': photo.permits_info ?? NONE,
    'Primary/Secondary Use': inOne(photo.primary_use_group_desc, photo.secondary_use_group_desc),
  };
  return (
    <Box sx={{ width: { md: 300 }, flex: 'none', p: 2.5, overflow: 'auto' }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {Object.entries(facts).map(([name, fact]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {fact}
            </Typography>
          </div>
        ))}
      </Box>
      <Box component="nav" aria-label="The well of the photo" sx={{ display: 'grid', gap: 1, mt: 2.5 }}>
        {photo.is_published && <TextLink to={`/wells/${photo.district_well_id}`}>Page of the well</TextLink>}
        {photo.is_published && (
          <TextLink to="/map" search={{ well: photo.well_ndx }}>
            Show on the map
          </TextLink>
        )}
        {page && <TextLink to={`${page}/${photo.well_ndx}`}>Record of the well</TextLink>}
      </Box>
    </Box>
  );
}

/** At the end it stays where the keyboard is. */
const turning = { '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' } } as const;

const stage = {
  flex: { xs: 'none', md: 1 },
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: { xs: '55vh', md: '70vh' },
  bgcolor: 'action.hover',
} as const;
