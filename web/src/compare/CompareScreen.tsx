import { t } from '@artesian/domain/texts/translate';
import { comparedLevels, MOST_COMPARED, type ComparedWell } from '@artesian/contract/map/compared-levels';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { api } from '../api.ts';
import { DashboardCard } from '../dashboard/DashboardCard.tsx';
import { Chart } from '../ui/chart/Chart.tsx';
import { lightTone, useChartBase } from '../ui/chart/chart-tone.ts';
import { savePicture } from '../ui/chart/save-picture.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { asCsv, download } from '../ui/table/export/export-rows.ts';
import { searchOf, viewOf, type ComparedView } from './address.ts';
import { compareWells } from './compared-lines.ts';
import { ComparedTable } from './ComparedTable.tsx';
import { CompareControls } from './CompareControls.tsx';
import { fileColumns, fileRows } from './file.ts';
import { formatComparison, linesOption, lookOf, namesOfMeasures } from './lines-option.ts';

/** The water levels of several wells on one graph. Which wells and how they are shown is in the address. */
export default function CompareScreen() {
  return <Comparison />;
}

/** All of it; on a page of another site without what changes or saves it. */
export function Comparison({ isEmbedded = false }: { isEmbedded?: boolean }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { isPartLost, ...view } = useMemo(() => viewOf(search), [search]);
  const navigate = useNavigate();
  const change = (changed: Partial<ComparedView>) =>
    void navigate({ to: '.', search: searchOf({ ...view, ...changed }), replace: !changed.wells, resetScroll: false });
  const wells = view.wells.join(',');
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [comparedLevels.path, wells],
    queryFn: ({ signal }) => api.call(comparedLevels, { query: { wells }, signal }),
    enabled: wells !== '',
    // The other wells stay to be read while one comes.
    placeholderData: keepPreviousData,
  });
  // Of those that stay meanwhile, one may have been taken out.
  const known =
    wells === '' ? none : data?.wells.filter(({ asked }) => asked.some((well) => view.wells.includes(well)));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', ...(isEmbedded && { p: 1.5 }) }}>
      {isEmbedded ? (
        <Typography variant="h3" component="h1">
          {t('Compare Water Levels')}
        </Typography>
      ) : (
        <PageHeader
          title={t('Compare Water Levels')}
          purpose={t('Up to {most} wells on one graph.', { most: MOST_COMPARED })}
          actions={known && known.length > 0 && <Exports wells={known} view={view} />}
        />
      )}
      {isPartLost && (
        <Alert severity="warning" variant="outlined">
          {t('Part of this address could not be read and was left out. At most {most} wells are compared.', {
            most: MOST_COMPARED,
          })}
        </Alert>
      )}
      {!isEmbedded && <CompareControls view={view} known={known ?? none} onChange={change} />}
      {error && !isPlaceholderData && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !known && <Skeleton variant="rounded" height={440} />}
      {known && <Compared wells={known} view={view} isComing={isPlaceholderData} />}
    </Box>
  );
}

const none: readonly never[] = [];

interface ComparedProps {
  wells: readonly ComparedWell[];
  view: ComparedView;
  isComing?: boolean;
}

function Compared({ wells, view, isComing = false }: ComparedProps) {
  const { tone, base } = useChartBase();
  const compared = useMemo(() => compareWells(wells, view), [wells, view]);
  const option = useMemo(
    () => ({
      ...base,
      ...linesOption(compared, view, ({ well }) => lookOf(placeOf(well, view), tone), tone),
    }),
    [base, compared, view, tone],
  );
  const isKnown = (number: number) => wells.some(({ asked }) => asked.includes(number));
  const missing = isComing ? 0 : view.wells.filter((number) => !isKnown(number)).length;
  const leftOut = [
    ...compared.leftOut,
    ...(missing > 0
      ? [t('{missing, plural, one {One well} other {# wells}} of this address: not published.', { missing })]
      : []),
  ];
  return (
    <>
      {leftOut.length > 0 && (
        <Alert severity="info" variant="outlined">
          {t('Not on the graph:')}
          <Box component="ul" sx={{ my: 0, pl: 2.5 }}>
            {leftOut.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </Box>
        </Alert>
      )}
      {compared.lines.length > 0 ? (
        <DashboardCard name={namesOfMeasures[view.measure]}>
          <Chart label={formatComparison(compared, view)} option={option} height={440} />
          <ComparedTable compared={compared} view={view} />
        </DashboardCard>
      ) : (
        <EmptyState
          title={view.wells.length === 0 ? t('No wells chosen') : t('Nothing to compare')}
          action={<ButtonLink to="/map">{t('Open the map')}</ButtonLink>}
        >
          {t(
            'Search for a well above, or choose Compare in the details of wells on the map. Wells with published water levels can be compared.',
          )}
        </EmptyState>
      )}
    </>
  );
}

/** Where a well stands in the address: its line looks alike as long as it is there. */
const placeOf = ({ asked }: ComparedWell, { wells }: ComparedView): number =>
  wells.findIndex((well) => asked.includes(well));

function Exports({ wells, view }: ComparedProps) {
  const name = t('Water levels of {length} wells', { length: wells.length });
  const saveCsv = () => download(`${name}.csv`, asCsv(fileColumns(wells, view), fileRows(wells, view)));
  const savePng = () => {
    const compared = compareWells(wells, view);
    const looks = ({ well }: (typeof compared.lines)[number]) => lookOf(placeOf(well, view), lightTone);
    const legend = { bottom: 4, textStyle: { color: lightTone.text } };
    const option = linesOption(compared, view, looks, lightTone);
    void savePicture(`${name}.png`, { ...option, legend, grid: { ...option.grid, bottom: 64 } });
  };
  return (
    <>
      <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={saveCsv}>
        {t('Export CSV')}
      </Button>
      <Button variant="outlined" startIcon={<ImageOutlined />} onClick={savePng}>
        {t('Save picture')}
      </Button>
      <ShareButton title={t('Compare Water Levels')} isEmbeddable />
    </>
  );
}
