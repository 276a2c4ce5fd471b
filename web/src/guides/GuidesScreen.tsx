import { t } from '@artesian/domain/texts/translate';
import { resourceGuides } from '@artesian/contract/guides/guides';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { AddGuides } from './AddGuides.tsx';
import { FolderFrame } from './FolderFrame.tsx';
import { GuideList } from './GuideList.tsx';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';

/** Spec 2 §1: the district's shared folder by settings; without one, files that staff upload and put in order. */
export default function GuidesScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: [resourceGuides.path],
    queryFn: ({ signal }) => api.call(resourceGuides, { signal }),
  });
  const isWithout = data?.folder === null && data.guides.length === 0;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('Dashboard'), to: '/dashboard' }]}
        title={t('Resource Guides')}
        purpose={t('Guides of the district: reading a meter, reporting production, permits and drought rules.')}
      />
      {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBlock height={240} />}
      {data?.folder && <FolderFrame address={data.folder} />}
      {isWithout && (
        <EmptyState title={t('No guides yet')}>{t('Guides that the district uploads appear here.')}</EmptyState>
      )}
      {data?.folder === null && <GuideList guides={data.guides} />}
      {data?.folder === null && <AddGuides />}
    </>
  );
}
