import type { ReactNode } from 'react';
import { DashboardCard } from '../../dashboard/DashboardCard.tsx';
import { ShareButton } from '../../share/ShareButton.tsx';
import { graphTitles, sharedGraph, type WellGraph } from './graph-address.ts';
import { useLinkedGraph } from './use-linked-graph.ts';

interface GraphCardProps {
  graph: WellGraph;
  wellId: string;
  children: ReactNode;
}

/** One graph on the page of a well, which can be linked to and shared by itself. */
export const GraphCard = ({ graph, wellId, children }: GraphCardProps) => (
  <DashboardCard
    name={graphTitles[graph]}
    ref={useLinkedGraph(graph)}
    actions={<ShareButton {...sharedGraph({ wellId, graph })} />}
  >
    {children}
  </DashboardCard>
);
