import { t } from '@artesian/domain/texts/translate';
import { listOpenDataFiles, makeOpenDataFiles, type OpenDataFile } from '@artesian/contract/open-data/files';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { localTime } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { megabytes } from '../ui/use-file-queue.ts';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';

/** How often it is looked whether files that somebody asked for are there. */
const LOOK_EVERY_MS = 5000;

/** When they were made last. */
const lastOf = (files: readonly OpenDataFile[] | undefined) => files?.[0]?.made_at;

/** All of the open data as files that are made each night; staff may have them made now. */
export function OpenDataFiles() {
  const making = useMutation({
    mutationFn: (_last: string | undefined) => api.call(makeOpenDataFiles, {}),
    onSuccess: () => notify.success(t('The files are being created. This list updates when they are complete.')),
    onError: (failure) =>
      notify.error(t('The files could not be created.'), { description: errorWordsToQuote(failure) }),
  });
  const { data, error, refetch } = useQuery({
    queryKey: [listOpenDataFiles.path],
    queryFn: ({ signal }) => api.call(listOpenDataFiles, { signal }),
    refetchInterval: ({ state }) =>
      making.isSuccess && lastOf(state.data?.files) === making.variables ? LOOK_EVERY_MS : false,
  });
  return (
    <Box component="section" aria-labelledby="files" sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="h2" id="files">
          {t('All data as files')}
        </Typography>
        <MakeNow isAsking={making.isPending} onAsk={() => making.mutate(lastOf(data?.files))} />
      </Box>
      <Typography sx={{ mb: 1.5 }}>
        {t('Created each night at permanent addresses. They contain the public data of the collections at that time.')}
      </Typography>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBlock height={190} label={t('Loading the files')} />}
      {data?.files.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('No files yet. The first ones are created tonight.')}
        </Typography>
      )}
      {data && data.files.length > 0 && (
        <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.files.map((file) => (
            <FileRow key={file.name} {...file} />
          ))}
        </Paper>
      )}
    </Box>
  );
}

function FileRow({ name, title, description, bytes, made_at }: OpenDataFile) {
  const address = `${window.location.origin}/ogc/files/${name}`;
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Link href={address} download sx={{ fontWeight: 620 }}>
          {title}
        </Link>
        <CopyButton value={t('Copy address')} copies={address} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('{description} {bytes}, made {made_at}.', {
          description,
          bytes: megabytes(bytes),
          made_at: localTime(made_at),
        })}
      </Typography>
    </Box>
  );
}

/** For staff: what was published or corrected since last night comes into the files at once. */
function MakeNow({ isAsking, onAsk }: { isAsking: boolean; onAsk: () => void }) {
  const { may } = useSession();
  if (!may(makeOpenDataFiles)) return null;
  return (
    <Button size="small" loading={isAsking} onClick={onAsk}>
      {t('Create them now')}
    </Button>
  );
}
