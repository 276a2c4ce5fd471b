import { undoReplacement } from '@artesian/contract/metering/replacement';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PassingTable } from '../../ui/table/DataTable.tsx';
import { TakeBack } from '../replacement/TakeBack.tsx';
import { chainQuery, chainReadingsQuery, type ChainedMeter, type ChainedReading } from './chain.ts';
import { ChainTimeline } from './ChainTimeline.tsx';
import { keyOfReading, readingColumns, toneOfReading } from './reading-columns.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';

/** A meter with those that it replaced and those that replaced it, and the readings of all of them. */
export function MeterChain({ meter }: { meter: number }) {
  const chain = useQuery(chainQuery(meter));
  const readings = useQuery(chainReadingsQuery(meter));
  const error = chain.error ?? readings.error;
  const again = () => void Promise.all([chain.refetch(), readings.refetch()]);
  return (
    <Box component="section" aria-labelledby="meter-chain" sx={{ mt: 3 }}>
      <Typography variant="h2" id="meter-chain" sx={{ mb: 1.5 }}>
        Replacements and Readings
      </Typography>
      {chain.data && readings.data ? (
        <Chain meter={meter} chain={chain.data} readings={readings.data} />
      ) : error ? (
        <ErrorPanel error={error} onRetry={again} />
      ) : (
        <LoadingBlock height={180} />
      )}
    </Box>
  );
}

interface ChainProps {
  meter: number;
  chain: readonly ChainedMeter[];
  readings: readonly ChainedReading[];
}

function Chain({ meter, chain, readings }: ChainProps) {
  const { may } = useSession();
  const own = chain.find(({ chained_meter_ndx }) => chained_meter_ndx === meter);
  const isReplaced = chain.some(({ replaces_meter_ndx }) => replaces_meter_ndx === meter);
  return (
    <>
      <ChainTimeline meter={meter} chain={chain} readings={readings} />
      {own && isReplaced && may(undoReplacement) && <TakeBack old={own} />}
      <PassingTable
        name={chain.length > 1 ? 'Readings of all meters in the chain' : 'Readings of the meter'}
        rows={readings}
        columns={readingColumns}
        rowKey={keyOfReading}
        rowTone={toneOfReading}
        pageSize={10}
        empty={<EmptyState title="No readings yet" />}
      />
    </>
  );
}
