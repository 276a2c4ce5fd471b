import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import ContentCopy from '@mui/icons-material/ContentCopy';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSession } from '../session/session.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { notify } from '../ui/notify.ts';
import { readAttachments, type Attachment } from './attachments.ts';
import { FactList } from './FactList.tsx';
import { useWell } from './use-well.ts';
import { GraphButtons } from './graphs/GraphButtons.tsx';
import { factsOf, truthsOf, type KnownWell } from './well-facts.ts';

interface WellDetailsProps {
  wellNdx: number;
  /** What the list of wells already says. */
  known: KnownWell | undefined;
}

/** The well as the server describes it to whoever asks. */
export function WellDetails({ wellNdx, known }: WellDetailsProps) {
  const { data, error, refetch } = useWell(wellNdx);
  const well: KnownWell | undefined = data ?? known;
  if (well) return <Details well={well} wellNdx={wellNdx} />;
  if (!error) return <DetailsSkeleton />;
  return (
    <Box sx={{ p: 2, pt: 0 }}>
      <ErrorPanel error={error} onRetry={() => void refetch()} />
    </Box>
  );
}

function Details({ well, wellNdx }: { well: KnownWell; wellNdx: number }) {
  const documents = readAttachments(well.attached_documents);
  const photos = readAttachments(well.attached_photos);
  return (
    <>
      <Box sx={{ px: 2, pb: 1.5, overflowY: 'auto', minHeight: 0 }}>
        <Typography variant="h2" sx={{ pr: 4 }}>
          {well.well_id}
        </Typography>
        {well.well_name && <Typography sx={{ color: 'text.secondary' }}>{well.well_name}</Typography>}
        <Truths well={well} />
        <FactList facts={factsOf(well)} />
        <GraphButtons well={well} />
        <Attachments title="Documents" attachments={documents} />
        <Attachments title="Photos" attachments={photos} />
      </Box>
      <Actions wellNdx={wellNdx} wellId={well.well_id} />
    </>
  );
}

function Truths({ well }: { well: KnownWell }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
      {well.is_active !== undefined && (
        <Chip
          size="small"
          label={well.is_active ? 'Active' : 'Not active'}
          color={well.is_active ? 'primary' : 'default'}
          variant="outlined"
        />
      )}
      {truthsOf(well).map((label) => (
        <Chip key={label} size="small" label={label} />
      ))}
    </Box>
  );
}

function Attachments({ title, attachments }: { title: string; attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <>
      <Typography variant="overline" component="h3" sx={{ color: 'text.secondary', mt: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2, fontSize: '0.8125rem' }}>
        {attachments.map(({ name, url }) => (
          <li key={url}>
            <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Link>
          </li>
        ))}
      </Box>
    </>
  );
}

function Actions({ wellNdx, wellId }: { wellNdx: number; wellId: string | undefined }) {
  const { may } = useSession();
  return (
    <Box sx={{ display: 'flex', gap: 1, px: 2, py: 1, borderTop: 1, borderColor: 'divider', flexShrink: 0 }}>
      {may('PUT /api/list-wells/{well_ndx}') && (
        <ButtonLink
          size="small"
          variant="contained"
          startIcon={<EditOutlined />}
          to={`/data-management/wells/wells-management/${wellNdx}`}
        >
          Edit Well
        </ButtonLink>
      )}
      {wellId && (
        <ButtonLink
          size="small"
          color="inherit"
          startIcon={<ArticleOutlined />}
          to={`/wells/${encodeURIComponent(wellId)}`}
        >
          Page of this well
        </ButtonLink>
      )}
      <Button size="small" color="inherit" startIcon={<ContentCopy />} onClick={() => void copyAddress()}>
        Copy link
      </Button>
    </Box>
  );
}

/** The address holds the whole view with the selected well. */
async function copyAddress() {
  try {
    await navigator.clipboard.writeText(window.location.href);
    notify.success('The link to this view was copied.');
  } catch {
    notify.error('The browser does not let the link be copied. Copy it from the address bar.');
  }
}

const DetailsSkeleton = () => (
  <Box component="output" aria-label="Loading the well" sx={{ display: 'block', px: 2, pb: 2 }}>
    <Skeleton width="60%" height={28} />
    <Skeleton width="40%" />
    <Skeleton variant="rounded" height={96} sx={{ mt: 1.5 }} />
  </Box>
);
