import { pictureAddress } from '@artesian/contract/wells/attachments';
import { memo } from 'react';
import { wellOf, type Photo } from './photo.ts';
import { Picture } from './Picture.tsx';
import { TagIcon } from './TagIcon.tsx';

interface PhotoCardProps {
  photo: Photo;
  /** Among all that were found: only those in sight are drawn. */
  place: number;
  count: number;
  onOpen: (photo: Photo) => void;
}

/**
 * A photo with its well and its tag. Many come into sight at once while the list is scrolled: a card is plain elements, which the list
 * gives their look (`cardsStyle`), and is not drawn again while it stays.
 */
export const PhotoCard = memo(function PhotoCard({ photo, place, count, onOpen }: PhotoCardProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an li must stand in its list itself, and a row stands between
    <div role="listitem" aria-posinset={place + 1} aria-setsize={count}>
      <button type="button" onClick={() => onOpen(photo)} aria-haspopup="dialog">
        <span className="picture">
          <Picture address={pictureAddress(encodeURI(photo.hyperlink), 320)} alt="" fit="cover" isLazy />
        </span>
        <span className="words">
          <span>
            <strong>{wellOf(photo)}</strong>{' '}
            <small>{[photo.district_well_id, photo.tag].filter(Boolean).join(' · ')}</small>
          </span>
          <TagIcon tag={photo.tag} />
        </span>
      </button>
    </div>
  );
});

const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const cardsStyle = {
  '& [role=listitem]': { minWidth: 0, contain: 'layout style' },
  '& button': {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: 1,
    height: 300,
    p: 0,
    font: 'inherit',
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1.5,
    bgcolor: 'background.paper',
    overflow: 'hidden',
    '&:hover': { borderColor: 'primary.main' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  },
  '& .picture': { flex: 1, minHeight: 0, width: 1, overflow: 'hidden', bgcolor: 'action.hover' },
  '& .words': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    flex: 'none',
    boxSizing: 'border-box',
    width: 1,
    px: 1.5,
    py: 1,
  },
  '& .words > span': { flex: 1, minWidth: 0 },
  '& .words > svg': { flex: 'none' },
  '& strong': { ...oneLine, typography: 'body1', fontWeight: 560 },
  '& small': { ...oneLine, typography: 'body2', color: 'text.secondary' },
} as const;
