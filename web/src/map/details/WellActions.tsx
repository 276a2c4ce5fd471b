import { wells } from '@artesian/contract/wells/wells';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import ContentCopy from '@mui/icons-material/ContentCopy';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { notify } from '../../ui/notify.ts';
import { useWell } from '../wells/use-well.ts';
import type { KnownWell } from './well-facts.ts';

/** Where one goes from a well. Editing is for staff. */
export function WellActions({ wellNdx, known }: { wellNdx: number; known: KnownWell | undefined }) {
  const { may } = useSession();
  const { data } = useWell(wellNdx);
  const wellId = data?.well_id ?? known?.well_id;
  if (!wellId) return null;
  return (
    <Box sx={actions}>
      {may(wells.calls.update) && (
        <ButtonLink
          size="small"
          variant="contained"
          startIcon={<EditOutlined />}
          to={`/data-management/wells/wells-management/${wellNdx}`}
        >
          Edit Well
        </ButtonLink>
      )}
      <ButtonLink
        size="small"
        color="inherit"
        startIcon={<ArticleOutlined />}
        to={`/wells/${encodeURIComponent(wellId)}`}
      >
        Well page
      </ButtonLink>
      <Button size="small" color="inherit" startIcon={<ContentCopy />} onClick={() => void copyAddress()}>
        Copy link
      </Button>
    </Box>
  );
}

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  px: 1.5,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  flexShrink: 0,
  whiteSpace: 'nowrap',
} as const;

/** The address holds the whole view with the selected well. */
async function copyAddress() {
  try {
    await navigator.clipboard.writeText(window.location.href);
    notify.success('The link to this view was copied.');
  } catch {
    notify.error('The browser blocked copying. Copy the link from the address bar.');
  }
}
