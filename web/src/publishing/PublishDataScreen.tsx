import {
  lastPublished,
  levelsSincePublication,
  publishWaterLevelsByPost,
  rebuildMapWellsByPost,
  wellsSinceRefresh,
} from '@artesian/contract/map/publishing';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { viewQuery } from '../register/options.ts';
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
        purpose="Both happen by themselves each night. Here they happen now."
      />
      {error && !published ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack sx={{ gap: 3 }}>
          <Publication
            title="Force Refresh of Wells Map Layer"
            purpose="Draws the wells of the public map anew. That takes up to 20 seconds; saves of wells that change what the map shows do it too."
            act="Refresh Map Layer"
            question="Draw the wells of the map anew?"
            call={rebuildMapWellsByPost}
            success="Wells map layer refresh triggered successfully!"
            failure="Failed to refresh wells map layer. Please try again or contact the provider for assistance."
            last={lastOf('rebuild-map-wells-layer') as string | null | undefined}
            since={wellsSinceRefresh}
            changes={['well was changed', 'wells were changed']}
          />
          <Publication
            title="Publish Water Levels to Graphs"
            purpose="Shows every water level that was entered or uploaded until now in the graphs of its well. That takes about 30 seconds and is live within 1 minute."
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
