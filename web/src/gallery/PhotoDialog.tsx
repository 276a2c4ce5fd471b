import { t } from '@artesian/domain/texts/translate';
import { pictureAddress } from '@artesian/contract/wells/attachments';
import { wells } from '@artesian/contract/wells/wells';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordPage } from '../register/use-record-page.ts';
import { BrowseDialog } from '../ui/BrowseDialog.tsx';
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

/** One photo large, with what is known of its well. */
export function PhotoDialog({ photos, place, onTurn, onClose }: PhotoDialogProps) {
  const photo = photos[place]!;
  return (
    <BrowseDialog
      title={captionOf(photo)}
      place={place}
      count={photos.length}
      stage={
        <Picture
          key={photo.att_ndx}
          address={pictureAddress(encodeURI(photo.hyperlink), 1280)}
          alt={captionOf(photo)}
          fit="contain"
        />
      }
      onTurn={onTurn}
      onClose={onClose}
    >
      <PhotoFacts photo={photo} />
    </BrowseDialog>
  );
}

const NONE = '–';
const inOne = (...words: (string | null)[]) => words.filter(Boolean).join(' / ') || NONE;

function PhotoFacts({ photo }: { photo: Photo }) {
  const page = useRecordPage(wells.path);
  const facts = {
    [t('Name')]: wellOf(photo),
    [t('District Well ID')]: photo.district_well_id,
    [t('Address')]: photo.well_location_address ?? NONE,
    [t('Class/Subclass')]: inOne(photo.well_class_name, photo.well_subclass_name),
    [t('Permit Info')]: photo.permits_info ?? NONE,
    [t('Primary/Secondary Use')]: inOne(photo.primary_use_group_desc, photo.secondary_use_group_desc),
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
      <Box component="nav" aria-label={t('The well of the photo')} sx={{ display: 'grid', gap: 1, mt: 2.5 }}>
        {photo.is_published && <TextLink to={`/wells/${photo.district_well_id}`}>{t('Well page')}</TextLink>}
        {photo.is_published && (
          <TextLink to="/map" search={{ well: photo.well_ndx }}>
            {t('Show on the map')}
          </TextLink>
        )}
        {page && <TextLink to={`${page}/${photo.well_ndx}`}>{t('Well record')}</TextLink>}
      </Box>
    </Box>
  );
}
