import {
  lastPublished,
  levelsSincePublication,
  publishWaterLevelsByPost,
  rebuildMapWellsByPost,
  wellsSinceRefresh,
} from '@artesian/contract/map/publishing';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { viewQuery } from '../register/form/options.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Publication } from './Publication.tsx';

/** Spec 2 §2 'Admin tools', with what was changed since. */
export default function PublishDataScreen() {
  const { data: published, error, refetch } = useQuery(viewQuery(lastPublished));
  const lastOf = (report: string) => published && (published.find((row) => row.published === report)?.last_run ?? null);
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Publish Data"
        purpose="Both run automatically each night. You can run them now."
      />
      {error && !published ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack sx={{ gap: 3 }}>
          <Publication
            title="Force Refresh of Wells Map Layer"
            purpose="Refreshes the wells on the public map. This takes up to 20 seconds. It also happens when a saved well changes the map."
            act="Refresh Map Layer"
            question="Refresh the wells on the map?"
            call={rebuildMapWellsByPost}
            success="Wells map layer refresh triggered successfully!"
            failure="Failed to refresh wells map layer. Please try again or contact the provider for assistance."
            last={lastOf('rebuild-map-wells-layer') as string | null | undefined}
            since={wellsSinceRefresh}
            changes={['well was changed', 'wells were changed']}
          />
          <Publication
            title="Publish Water Levels to Graphs"
            purpose="Shows all water levels entered or uploaded so far in the wells’ graphs. This takes about 30 seconds and is live within 1 minute."
            act="Publish Water Levels"
            question="Publish all water levels?"
            call={publishWaterLevelsByPost}
            success="Water levels publish initiated! Please refresh the page after 1 minute to see your changes."
            failure="Failed to publish water levels. Please try again or contact the provider for assistance."
            last={lastOf('publish-water-levels') as string | null | undefined}
            since={levelsSincePublication}
            changes={['well has new levels', 'wells have new levels']}
          />
        </Stack>
      )}
    </>
  );
}
