import { deletePlaceWords, listVocabularies } from '@artesian/contract/vocabularies/calls';
import { vocabularyGroups } from '@artesian/contract/vocabularies';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { counted } from '../ui/counted.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { PastWordActs } from './PastWordActs.tsx';
import { PlaceWordsDialog } from './PlaceWordsDialog.tsx';
import { VOCABULARIES } from './screens.ts';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';

/** Every list by what it is about, each with how many words it has. */
export function AllVocabularies() {
  const { may } = useSession();
  const { places }: { places?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const ask = (isAsked: boolean) =>
    void navigate({ to: '.', search: isAsked ? { places: 'delete' } : {}, replace: true });
  const { data, error, refetch } = useQuery({
    queryKey: [listVocabularies.path],
    queryFn: ({ signal }) => api.call(listVocabularies, { signal }),
  });
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Lists of Terms"
        purpose="Terms used by wells, permits, meters and samples. Open a list to add, rename, order, merge or retire its terms."
        actions={
          may(deletePlaceWords) && (
            <Button color="inherit" variant="outlined" onClick={() => ask(true)}>
              Terms of Other Places
            </Button>
          )
        }
      />
      {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBlock height={480} />}
      {data && (
        <Box sx={columns}>
          {vocabularyGroups.map((group) => (
            <Box component="section" key={group} aria-label={group} sx={{ breakInside: 'avoid', mb: 3 }}>
              <Typography variant="h2" sx={{ mb: 1 }}>
                {group}
              </Typography>
              <Box component="ul" sx={listStyle}>
                {data
                  .filter((list) => list.group === group)
                  .map(({ name, title, offered, retired }) => (
                    <Box component="li" key={name} sx={lineStyle}>
                      <TextLink to={`${VOCABULARIES}/${name}`} sx={{ fontWeight: 560, py: 1 }}>
                        {title}
                      </TextLink>
                      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
                        {counted(offered, 'term')}
                        {retired > 0 && `, ${retired.toLocaleString('en-US')} retired`}
                      </Typography>
                    </Box>
                  ))}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <PastWordActs />
      {places !== undefined && <PlaceWordsDialog onClose={() => ask(false)} />}
    </>
  );
}

const columns = { columns: { xs: '1', md: '2', xl: '3' }, columnGap: 5, maxWidth: 1500 } as const;
const listStyle = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' } as const;
const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
