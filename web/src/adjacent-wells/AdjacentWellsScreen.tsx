import { t } from '@artesian/domain/texts/translate';
import { useNavigate, useParams } from '@tanstack/react-router';
import { bufferTool } from '../map/address.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { readSearch, type SearchTexts } from './read-search.ts';
import { reportPath } from './report-address.ts';
import { Report } from './Report.tsx';
import { SearchForm } from './SearchForm.tsx';

/** The wells within a distance of a place. The search is in the path, the state of the table behind it. */
export default function AdjacentWellsScreen() {
  const navigate = useNavigate();
  const { lat = '', lon = '', distance = '' }: Partial<SearchTexts> = useParams({ strict: false });
  const search = readSearch({ lat, lon, distance });
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('Interactive Map'), to: '/map' }]}
        title={t('Adjacent Wells Report')}
        purpose={t('Wells within a distance of a location, nearest first. View or download the list.')}
      />
      <SearchForm
        key={`${lat} ${lon} ${distance}`}
        initial={{ lat, lon, distance }}
        onSearch={(wanted) => void navigate({ to: reportPath(wanted) })}
      />
      {search ? (
        <Report search={search} />
      ) : (
        <EmptyState
          title={t('Which place?')}
          action={
            <ButtonLink to="/map" search={{ tool: bufferTool }} variant="outlined">
              {t('Choose it on the map')}
            </ButtonLink>
          }
        >
          {t('Enter coordinates and a distance, or choose the location on the map.')}
        </EmptyState>
      )}
    </>
  );
}
