import { t } from '@artesian/domain/texts/translate';
import { galleryPhotos } from '@artesian/contract/wells/well-lists';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { viewQuery } from '../register/form/options.ts';
import { counted } from '../ui/counted.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QuickSearch } from '../ui/table/filter/QuickSearch.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { createPhotoSearch, type Photo } from './photo.ts';
import { PhotoDialog } from './PhotoDialog.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

/** Spec 2 §9: the search waits for a pause of typing. */
const PAUSE_MS = 300;

/** Spec 2 §2 'Wells Photo Gallery'. What was searched for, and the photo that is open, stand in the address. */
export default function GalleryScreen() {
  const { data, error, refetch } = useQuery(viewQuery(galleryPhotos));
  const photos = data as readonly Photo[] | undefined;
  const { q, photo: open }: { q?: unknown; photo?: unknown } = useSearch({ strict: false });
  const typed = q === undefined ? '' : String(q);
  const sought = useSettled(typed, PAUSE_MS);
  const find = useMemo(() => photos && createPhotoSearch(photos), [photos]);
  const found = useMemo(() => find?.(sought.trim()), [find, sought]);
  const navigate = useNavigate();
  const show = (changes: { q?: string | undefined; photo?: number | undefined }) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...changes }), replace: true });
  const place = found?.findIndex(({ att_ndx }) => att_ndx === Number(open)) ?? -1;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('Dashboard'), to: '/dashboard' }]}
        title={t('Wells Photo Gallery')}
        purpose={t('Photos of wells and their surroundings. Choose a photo to enlarge it and see its well.')}
      />
      {error && !photos ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
            <QuickSearch
              label={t('Search photos')}
              placeholder={t('Well, address, tag, use, permit…')}
              width={320}
              value={typed}
              onChange={(next) => show({ q: next === '' ? undefined : next })}
            />
            {found && (
              <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
                {counted(found.length, 'photo')}
              </Typography>
            )}
          </Box>
          {photos?.length === 0 && (
            <EmptyState title={t('No photos yet')}>
              {t('Photos marked for the gallery on a well’s page appear here.')}
            </EmptyState>
          )}
          {photos && photos.length > 0 && found?.length === 0 && (
            <EmptyState title={t('No photo found')}>{t('Search by well, address, tag, use or permit.')}</EmptyState>
          )}
          {(!found || found.length > 0) && (
            <PhotoGrid photos={found} onOpen={({ att_ndx }) => show({ photo: att_ndx })} />
          )}
          {found && place >= 0 && (
            <PhotoDialog
              photos={found}
              place={place}
              onTurn={(next) => show({ photo: found[next]!.att_ndx })}
              onClose={() => show({ photo: undefined })}
            />
          )}
        </>
      )}
    </>
  );
}
