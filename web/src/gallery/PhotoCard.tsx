import { pictureAddress } from '@artesian/contract/wells/attachments';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { captionOf, wellOf, type Photo } from './photo.ts';
import { Picture } from './Picture.tsx';
import { TagIcon } from './TagIcon.tsx';

interface PhotoCardProps {
  photo: Photo;
  /** Among all that were found: only those in sight are drawn. */
  place: number;
  count: number;
  onOpen: () => void;
}

/** A photo with its well and its tag. */
export const PhotoCard = ({ photo, place, count, onOpen }: PhotoCardProps) => (
  <Box component="li" aria-posinset={place + 1} aria-setsize={count} sx={{ minWidth: 0 }}>
    <ButtonBase onClick={onOpen} aria-label={captionOf(photo)} aria-haspopup="dialog" sx={cardStyle}>
      <Box sx={{ flex: 1, minHeight: 0, width: 1, overflow: 'hidden', bgcolor: 'action.hover' }}>
        <Picture address={pictureAddress(encodeURI(photo.hyperlink), 320)} alt="" fit="cover" isLazy />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 'none', width: 1, px: 1.5, py: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 560 }}>
            {wellOf(photo)}
          </Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {[photo.district_well_id, photo.tag].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <TagIcon tag={photo.tag} />
      </Box>
    </ButtonBase>
  </Box>
);

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  width: 1,
  height: 300,
  textAlign: 'left',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '&:hover': { borderColor: 'primary.main' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
