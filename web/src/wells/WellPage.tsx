import { t } from '@artesian/domain/texts/translate';
import { Trans } from '../language/Trans.tsx';
import { oneNamedWell } from '@artesian/contract/map/map-wells';
import { describeWell } from '@artesian/contract/wells/well-in-words';
import { disclaimerLine } from '@artesian/contract/map/map-export';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { Attachments } from '../map/details/Attachments.tsx';
import { FactList } from '../map/details/FactList.tsx';
import type { GraphType } from '../map/address.ts';
import { factsOf, truthsOf, type KnownWell } from '../map/details/well-facts.ts';
import { graphViews } from '../map/graphs/GraphPanel.tsx';
import { useSession } from '../session/session.tsx';
import { useSettings } from '../session/settings.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { shortDate } from '../ui/dates.ts';
import { DistrictContact } from '../ui/DistrictContact.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { isMissing } from '../ui/error-words.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { FormSkeleton } from '../ui/FormSkeleton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { graphTitles } from './portrait/graph-address.ts';
import { useGraphInAddress } from './portrait/use-graph-in-address.ts';
import { useLinkedGraph } from './portrait/use-linked-graph.ts';
import { PortraitParts } from './portrait/PortraitParts.tsx';
import { usePortrait } from './portrait/use-portrait.ts';
import { WellData } from './portrait/WellData.tsx';
import { describeLevel } from './portrait/words.ts';

/** A well at its permanent address: facts, files and graphs, readable and printable without the map. */
export default function WellPage() {
  const { id = '' } = useParams({ strict: false });
  const { status, user } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['named-well', id, user?.sub],
    queryFn: ({ signal }) => api.call(oneNamedWell, { params: { id }, signal }),
    enabled: status !== 'loading',
    retry: (count, reason) => count < 2 && !isMissing(reason),
  });
  useTitle(data?.well_id);
  if (data) {
    return (
      <>
        {isOtherWell(data, id) && <FoundToBe id={id} well_id={data.well_id} />}
        <Well well={data} />
      </>
    );
  }
  if (isMissing(error)) return <MissingWell id={id} />;
  return error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <FormSkeleton />;
}

/** Whether the address names a well that became part of this one. */
const isOtherWell = ({ well_id, state_well_num }: KnownWell & { well_id: string }, id: string) =>
  id !== well_id && id.replaceAll('-', '') !== state_well_num;

const FoundToBe = ({ id, well_id }: { id: string; well_id: string }) => (
  <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
    <Trans
      text="{id} and {well_id} were found to be the same well. It is recorded as <0>{well_id}</0>."
      parts={{ 0: <TextLink to={`/wells/${encodeURIComponent(well_id)}`} /> }}
      values={{ id, well_id }}
    />
  </Alert>
);

const crumbs = [{ label: t('Interactive Map'), to: '/map' }];

function Well({ well }: { well: KnownWell & { well_ndx: number; well_id: string } }) {
  const { well_id, well_name, well_ndx } = well;
  const { districtName } = useSettings();
  const isMeasured = well.has_production_data || well.has_water_levels_data;
  return (
    <Box sx={onOneSheet}>
      <PageHeader
        breadcrumb={crumbs}
        title={well_name ? `${well_id} · ${well_name}` : well_id}
        purpose={describeWell(well)}
        actions={
          <>
            <ButtonLink variant="outlined" startIcon={<MapOutlined />} to="/map" search={{ well: well_ndx }}>
              {t('Show on the map')}
            </ButtonLink>
            {well.has_water_levels_data && (
              <ButtonLink variant="outlined" startIcon={<NotificationsNone />} to="/alerts" search={{ well: well_ndx }}>
                {t('Get alerts')}
              </ButtonLink>
            )}
            {isMeasured && (
              <Button
                variant="outlined"
                startIcon={<FileDownloadOutlined />}
                href={`/api/wells/${encodeURIComponent(well_id)}/measurements`}
                download
              >
                {t('Measurements (CSV)')}
              </Button>
            )}
            <ShareButton
              title={t('Well {well_id}', { well_id })}
              isEmbeddable={well.has_water_levels_data === true}
              picture={`/cards/wells/${encodeURIComponent(well_id)}.png`}
            />
            <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
              {t('Print')}
            </Button>
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', '@media print': { gap: 1.5 } }}>
        <Level wellId={well_id} />
        <Facts well={well} />
        <PortraitParts wellId={well_id} />
        {well.has_production_data && <Graph of="production" well={well} />}
        {well.has_water_levels_data && <Graph of="levels" well={well} />}
        {!isMeasured && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('Neither production nor water levels are published for this well.')}
          </Typography>
        )}
        <WellData well={well} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Ask the {district}, or report an error on this page.', { district: districtName })} <DistrictContact />
        </Typography>
        <PrintedFrom />
      </Box>
    </Box>
  );
}

/** Where the water stood last, in words. */
function Level({ wellId }: { wellId: string }) {
  const { data } = usePortrait(wellId);
  return data?.level ? <Typography sx={{ fontSize: '1.125rem' }}>{describeLevel(data.level)}</Typography> : null;
}

/** Rows by the thousand are in the CSV. */
const onOneSheet = { '@media print': { zoom: 0.68, '& .graph-rows': { display: 'none' } } } as const;

/** What a sheet of paper needs to be traced back: whose numbers these are, of which day, and where they stand. */
function PrintedFrom() {
  const { districtName } = useSettings();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <Typography variant="caption" sx={{ display: 'none', displayPrint: 'block', overflowWrap: 'anywhere' }}>
      {districtName} · {t('printed {today}', { today: shortDate(today) })} · {window.location.href}
      <br />
      {disclaimerLine(districtName)}
    </Typography>
  );
}

function Facts({ well }: { well: KnownWell }) {
  return (
    <Paper variant="outlined" component="section" aria-label={t('Facts')} sx={{ p: 2.5 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('Facts')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <Chip size="small" variant="outlined" color="primary" label={well.is_active ? t('Active') : t('Not active')} />
        {truthsOf(well).map((label) => (
          <Chip key={label} size="small" label={label} />
        ))}
      </Box>
      <Box sx={inColumns}>
        <FactList facts={factsOf(well, { leftOut: ['has_wq_data'] })} />
      </Box>
      <Attachments documents={well.attached_documents} photos={well.attached_photos} />
    </Paper>
  );
}

/** Names and values stand in pairs, as many beside each other as there is room for. */
const inColumns = {
  '& dl': { gridTemplateColumns: { md: 'auto 1fr auto 1fr', xl: 'auto 1fr auto 1fr auto 1fr' } },
  '@media print': { '& dl': { gridTemplateColumns: 'auto 1fr auto 1fr' } },
};

interface GraphProps {
  of: GraphType;
  well: { well_ndx: number; well_id: string };
}

function Graph({ of, well }: GraphProps) {
  const View = graphViews[of];
  const inAddress = useGraphInAddress(of);
  const section = useLinkedGraph(of);
  return (
    <Paper
      ref={section}
      variant="outlined"
      component="section"
      aria-label={graphTitles[of]}
      sx={{ p: 2.5, ...titleBesideGraph }}
    >
      <Typography variant="h2">{graphTitles[of]}</Typography>
      <View wellNdx={well.well_ndx} wellId={well.well_id} {...inAddress} />
    </Paper>
  );
}

/** Neither title nor the words below it end a sheet of paper. */
const titleBesideGraph = { '@media print': { '& > h2, & > p': { breakAfter: 'avoid' } } } as const;

const MissingWell = ({ id }: { id: string }) => (
  <EmptyState
    isPage
    title={t('No published well {id}', { id })}
    action={
      <ButtonLink variant="contained" to="/map">
        {t('Find it on the map')}
      </ButtonLink>
    }
  >
    {t('The ID may be wrong, or the well is not published.')}
  </EmptyState>
);

/** The tab is named for the well. */
function useTitle(wellId: string | undefined) {
  const { productName } = useSettings();
  useEffect(() => {
    if (wellId) document.title = t('Well {wellId} · {productName}', { wellId, productName });
  }, [wellId, productName]);
}
