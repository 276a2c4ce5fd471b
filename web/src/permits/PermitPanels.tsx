import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { partId, type OtherPart } from '../register/editor-part.ts';
import { LeaveGuardOfParts } from '../register/LeaveGuard.tsx';
import { PartContext } from '../register/leaving.ts';
import { AmendmentsPanel } from './amendments/AmendmentsPanel.tsx';
import { DistributionPanel } from './distribution/DistributionPanel.tsx';

const parts: readonly OtherPart[] = [
  { title: 'Monthly Allocation Distributions', Panel: DistributionPanel },
  { title: 'Permit Amendments', Panel: AmendmentsPanel },
];

/** What stands beside the form of a permit. */
export const PermitPanels = ({ permit }: { permit: number }) => (
  <LeaveGuardOfParts names={parts.map(({ title }) => title)}>
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {parts.map(({ title, Panel }) => (
        <Box key={title} component="section" aria-labelledby={partId({ title })}>
          <Typography variant="h3" component="h2" id={partId({ title })} sx={{ mb: 2 }}>
            {title}
          </Typography>
          <PartContext value={title}>
            <Panel record={permit} />
          </PartContext>
        </Box>
      ))}
    </Box>
  </LeaveGuardOfParts>
);
