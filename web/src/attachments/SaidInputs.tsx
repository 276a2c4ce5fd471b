import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { labelAbove } from '../register/inputs/input.ts';
import type { AttachmentTag, SaidOfFiles } from './attachment.ts';

interface SaidInputsProps {
  hasPhotos: boolean;
  tags: readonly AttachmentTag[];
  said: SaidOfFiles;
  onChange: (said: SaidOfFiles) => void;
}

/** What is said of the files that are sent together. */
export function SaidInputs({ hasPhotos, tags, said, onChange }: SaidInputsProps) {
  const offered = (isPhoto: boolean) =>
    tags.filter(({ for_photos = false, for_documents = true }) => (isPhoto ? for_photos : for_documents));
  const change = (changes: Partial<SaidOfFiles>) => onChange({ ...said, ...changes });
  /** A tag that is none for the other kind goes, and so does what only photos have. */
  const turn = (isPhoto: boolean) => {
    const fits = offered(isPhoto).some(({ att_tag_ndx }) => att_tag_ndx === said.tag);
    change({ isPhoto, photoDate: '', photoTakenBy: '', ...(!fits && { tag: null }) });
  };
  const isPublic = tags.find(({ att_tag_ndx }) => att_tag_ndx === said.tag)?.for_public && !said.isPhoto;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' }}>
      {hasPhotos && (
        <FormControlLabel
          label="In Photo Gallery"
          control={<Checkbox checked={said.isPhoto} onChange={({ target }) => turn(target.checked)} />}
        />
      )}
      <TextField
        select
        required
        label="Tag"
        value={said.tag ?? ''}
        onChange={({ target }) => change({ tag: Number(target.value) })}
        slotProps={{ inputLabel: labelAbove }}
        helperText={isPublic && 'Visitors see documents of published wells with this tag.'}
      >
        {offered(said.isPhoto).map(({ att_tag_ndx: tag, att_tag_text: text }) => (
          <MenuItem key={tag} value={tag}>
            {text}
          </MenuItem>
        ))}
      </TextField>
      {said.isPhoto && (
        <TextField
          type="date"
          label="Photo Date"
          value={said.photoDate}
          onChange={({ target }) => change({ photoDate: target.value })}
          slotProps={{ inputLabel: labelAbove }}
        />
      )}
      {said.isPhoto && (
        <TextField
          label="Photo Taken By"
          value={said.photoTakenBy}
          onChange={({ target }) => change({ photoTakenBy: target.value })}
          slotProps={{ inputLabel: labelAbove }}
        />
      )}
      <TextField
        multiline
        label="Notes"
        value={said.notes}
        onChange={({ target }) => change({ notes: target.value })}
        slotProps={{ inputLabel: labelAbove }}
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}
