import type { SeriesWindow } from '@artesian/contract/science/level-series';
import { useParams } from '@tanstack/react-router';
import { WELLS } from '../dashboard/list-links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SeriesList } from './SeriesList.tsx';
import { SERIES_WORKBENCH } from './series-workbench.ts';
import { Workbench } from './Workbench.tsx';

const dashboard = { label: 'Dashboard', to: '/dashboard' };

/** Water levels of a well, to be looked through, flagged, corrected, approved and published; without one, the wells that have any. */
export default function SeriesWorkbenchScreen() {
  const { well }: { well?: string } = useParams({ strict: false });
  return well === undefined ? <WellsToChoose /> : <Workbench key={well} well={Number(well)} header={headerOf} />;
}

const WellsToChoose = () => (
  <>
    <PageHeader
      breadcrumb={[dashboard]}
      title="Series Workbench"
      purpose="Review, flag, correct, approve and publish a well’s water levels from loggers and manual measurements. Choose a well."
      actions={
        <ButtonLink variant="outlined" to="/data-management/wells/upload-logger-data">
          Upload Logger Data
        </ButtonLink>
      }
    />
    <SeriesList />
  </>
);

function headerOf(series: SeriesWindow | undefined) {
  const name = series && [series.district_well_id, series.well_name].filter(Boolean).join(' · ');
  return (
    <PageHeader
      breadcrumb={[dashboard, { label: 'Series Workbench', to: SERIES_WORKBENCH }]}
      title={name ? `Water Levels of ${name}` : 'Series Workbench'}
      purpose="Logger measurements never change. They are flagged, corrected with reversible steps, and published."
      actions={
        series && (
          <ButtonLink variant="outlined" to={`${WELLS}/${series.well_ndx}`}>
            Well Record
          </ButtonLink>
        )
      }
    />
  );
}
