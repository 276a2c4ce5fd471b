import type { DepthWarning } from '@artesian/domain/well-intervals';
import { constructionWarnings, formationWarnings } from '@artesian/domain/well-intervals';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWellBore } from './use-well-bore.ts';

export function GeologyWarnings({ record }: { record: number }) {
  const { bore } = useWellBore(record);
  return <Warnings warnings={bore ? formationWarnings(bore.formations) : []} />;
}

export function ConstructionWarnings({ record }: { record: number }) {
  const { bore } = useWellBore(record);
  return <Warnings warnings={bore ? constructionWarnings(bore.components, bore) : []} />;
}

/** Logs of drillers are often so: worth a look, and no reason to keep them from being entered. */
const Warnings = ({ warnings }: { warnings: readonly DepthWarning[] }) => (
  <output>
    {warnings.length > 0 && (
      <Alert severity="warning" variant="outlined" sx={{ mb: 1.5 }}>
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          {warnings.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </Box>
        Check the depths. They are saved as entered.
      </Alert>
    )}
  </output>
);
