import { t } from '@artesian/domain/texts/translate';
import { MOST_COMPARED } from '@artesian/contract/map/compared-levels';
import { wells } from '@artesian/contract/wells/wells';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import StackedLineChart from '@mui/icons-material/StackedLineChartOutlined';
import ContentCopy from '@mui/icons-material/ContentCopy';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { toggled } from '../../compare/wells-in-address.ts';
import { notify } from '../../ui/notify.ts';
import { useMapView } from '../canvas/use-map-view.ts';
import { useWell } from '../wells/use-well.ts';
import { ActionRow } from './ActionRow.tsx';
import type { KnownWell } from './well-facts.ts';

/** Where one goes from a well. Editing is for staff. */
export function WellActions({ wellNdx, known }: { wellNdx: number; known: KnownWell | undefined }) {
  const { may } = useSession();
  const { data } = useWell(wellNdx);
  const wellId = data?.well_id ?? known?.well_id;
  if (!wellId) return null;
  return (
    <ActionRow>
      {may(wells.calls.update) && (
        <ButtonLink
          size="small"
          variant="contained"
          startIcon={<EditOutlined />}
          to={`/data-management/wells/wells-management/${wellNdx}`}
        >
          {t('Edit Well')}
        </ButtonLink>
      )}
      <ButtonLink
        size="small"
        color="inherit"
        startIcon={<ArticleOutlined />}
        to={`/wells/${encodeURIComponent(wellId)}`}
      >
        {t('Well page')}
      </ButtonLink>
      {(data ?? known)?.has_water_levels_data && <CompareButton wellNdx={wellNdx} />}
      <Button size="small" color="inherit" startIcon={<ContentCopy />} onClick={() => void copyAddress()}>
        {t('Copy link')}
      </Button>
    </ActionRow>
  );
}

/** Puts the well among those that are compared, or takes it from there; what stands below the map leads to their graph. */
function CompareButton({ wellNdx }: { wellNdx: number }) {
  const [{ compared }, changeView] = useMapView();
  const isCompared = compared.includes(wellNdx);
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<StackedLineChart />}
      aria-pressed={isCompared}
      disabled={!isCompared && compared.length >= MOST_COMPARED}
      onClick={() => changeView({ compared: toggled(compared, wellNdx) })}
    >
      {isCompared ? t('Compared') : t('Compare')}
    </Button>
  );
}

/** The address holds the whole view with the selected well. */
async function copyAddress() {
  try {
    await navigator.clipboard.writeText(window.location.href);
    notify.success(t('The link to this view was copied.'));
  } catch {
    notify.error(t('The browser blocked copying. Copy the link from the address bar.'));
  }
}
