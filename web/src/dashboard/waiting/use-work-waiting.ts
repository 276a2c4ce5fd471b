import { figureChecks } from '@artesian/contract/dashboard/figure-checks';
import { failedJobs, kindsOfWork, workWaiting } from '@artesian/contract/dashboard/work-waiting';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { askedOnce, useDashboardRows } from '../use-dashboard-rows.ts';

/** What waits for the people of the district, counted by its kind, and what the server itself could not do. */
export function useWorkWaiting() {
  const rows = useDashboardRows(workWaiting);
  const jobs = useQuery({
    ...askedOnce(failedJobs.path),
    queryFn: ({ signal }) => api.call(failedJobs, { signal }),
  });
  // There is none before the first night.
  const check = useDashboardRows(figureChecks).data?.[0];
  const counts = kindsOfWork
    .map((work) => ({ work, count: rows.data?.filter((row) => row.work === work).length ?? 0 }))
    .filter(({ count }) => count > 0);
  return {
    isKnown: rows.data !== undefined && jobs.data !== undefined,
    error: rows.error ?? jobs.error,
    retry: () => void Promise.all([rows.refetch(), jobs.refetch()]),
    counts,
    jobs: jobs.data ?? [],
    check,
  };
}
