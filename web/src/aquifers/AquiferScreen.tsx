import { locale, t } from '@artesian/domain/texts/translate';
import { aquiferYears, titleOfAquifer, type Aquifer, type AquiferYear } from '@artesian/contract/map/aquifers';
import { noFilters, searchOfFilters } from '@artesian/contract/map/well-filters';
import MapOutlined from '@mui/icons-material/MapOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams } from '@tanstack/react-router';
import { DashboardCard } from '../dashboard/DashboardCard.tsx';
import { nameOfStage, useToday } from '../today/use-today.ts';
import { formatSince } from '../today/words.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { counted } from '../ui/counted.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { declaredColumns } from '../ui/table/declared-column.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { LevelClassBar } from './LevelClassBar.tsx';
import { useAquifers, useAquiferYears } from './use-aquifers.ts';
import { formatTrends, measuredWells } from './words.ts';

const crumbs = [{ label: t('Aquifers'), to: '/aquifers' }];
const columns = declaredColumns(aquiferYears.row)(
  'fiscal_year',
  'permitted_gallons',
  'reduced_gallons',
  'pumped_gallons',
);

/** One aquifer: how its wells stand, its drought stage, and what was permitted and pumped year by year. */
export default function AquiferScreen() {
  const { name = '' } = useParams({ strict: false });
  const { data, error, refetch } = useAquifers();
  const aquifer = data?.find((one) => one.aq_group_summary_name === name);
  if (aquifer) return <Shown aquifer={aquifer} />;
  if (data)
    return (
      <EmptyState
        title={t('No aquifer {name}', { name })}
        isPage
        action={<ButtonLink to="/aquifers">{t('All aquifers')}</ButtonLink>}
      >
        {t('The district has no published wells in an aquifer of this name.')}
      </EmptyState>
    );
  return (
    <>
      <PageHeader breadcrumb={crumbs} title={titleOfAquifer(name)} />
      {error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </>
  );
}

function Shown({ aquifer }: { aquifer: Aquifer }) {
  const { aq_group_summary_name: name, wells, level_classes } = aquifer;
  return (
    <Box sx={{ maxWidth: 1160, display: 'grid', gap: 2 }}>
      <PageHeader
        breadcrumb={crumbs}
        title={titleOfAquifer(name)}
        purpose={t('{wells}, {measured} with a recent water level.', {
          wells: counted(wells, 'published well'),
          measured: measuredWells(aquifer).toLocaleString(locale()),
        })}
        actions={
          <>
            <OnMap aquifer={aquifer} />
            <ShareButton title={titleOfAquifer(name)} />
            <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => globalThis.print()}>
              {t('Print')}
            </Button>
          </>
        }
      />
      <DashboardCard name={t('Water levels today')}>
        <LevelClassBar level_classes={level_classes} />
        <Typography>
          {formatTrends(aquifer)}{' '}
          <TextLink to="/today/methods" className="not-printed">
            {t('How this is calculated')}
          </TextLink>
        </Typography>
      </DashboardCard>
      <Stages names={aquifer.drought_area_names} />
      <Years name={name} />
    </Box>
  );
}

/** Where its wells are, colored by their levels. */
function OnMap({ aquifer: { aq_group_summary_name, west, south, east, north } }: { aquifer: Aquifer }) {
  const zoom = Math.min(13, Math.max(7, Math.log2(360 / Math.max(east - west, 0.01)))).toFixed(1);
  const at = `${((south + north) / 2).toFixed(5)},${((west + east) / 2).toFixed(5)},${zoom}`;
  const search = {
    at,
    by: 'levelClass',
    ...searchOfFilters({ ...noFilters, chosen: { aquiferName: [aq_group_summary_name] } }),
  };
  return (
    <ButtonLink to="/map" search={search} variant="outlined" startIcon={<MapOutlined />}>
      {t('Show on the map')}
    </ButtonLink>
  );
}

function Stages({ names }: { names: readonly string[] }) {
  const { data } = useToday();
  const areas =
    data?.areas.filter(({ drought_area_name }) => names.some((name) => t(name) === drought_area_name)) ?? [];
  if (!data || areas.length === 0) return null;
  return (
    <DashboardCard name={t('Drought stage')}>
      {areas.map((area) => (
        <Typography key={area.drought_area_ndx}>
          {data.areas.length > 1 && `${area.drought_area_name}: `}
          <strong>{nameOfStage(data.stages, area.drought_stage_ndx)}</strong>. {formatSince(area)}{' '}
          <TextLink to="/today">{t('The district today')}</TextLink>
        </Typography>
      ))}
    </DashboardCard>
  );
}

function Years({ name }: { name: string }) {
  const { data, error, refetch } = useAquiferYears();
  const rows = data?.filter((one) => one.aq_group_summary_name === name);
  return (
    <DashboardCard name={t('Permitted and pumped by fiscal year')}>
      {rows ? (
        <DataTable
          name={t('{name} by Fiscal Year', { name: titleOfAquifer(name) })}
          rows={rows}
          columns={columns}
          rowKey={yearOf}
          pageSize={20}
        />
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </DashboardCard>
  );
}

const yearOf = ({ fiscal_year }: AquiferYear) => String(fiscal_year);
