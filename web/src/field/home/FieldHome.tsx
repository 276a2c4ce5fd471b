import AddLocation from '@mui/icons-material/AddLocationAltOutlined';
import Outbox from '@mui/icons-material/OutboxOutlined';
import Route from '@mui/icons-material/RouteOutlined';
import Speed from '@mui/icons-material/SpeedOutlined';
import TravelExplore from '@mui/icons-material/TravelExplore';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { useEffect, type ComponentType } from 'react';
import { rememberFieldInUse } from '../../offline/FieldInBackground.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { onlyHere, unsentOf } from '../outbox/counts.ts';
import { largeTargets } from '../page/large-targets.ts';
import { useNow } from '../page/use-now.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { OnThisDevice } from './OnThisDevice.tsx';

/** Where a day in the field begins (spec 2 §2). */
export default function FieldHome() {
  const entries = useOutbox();
  const now = useNow();
  useEffect(rememberFieldInUse, []);
  const unsent = entries && unsentOf(entries);
  return (
    <Box sx={largeTargets}>
      <PageHeader
        title="Field Services"
        purpose={unsent && onlyHere(unsent, now)}
        actions={
          <ButtonLink to="/dashboard" variant="outlined" size="large">
            Main Dashboard
          </ButtonLink>
        }
      />
      <Box component="nav" aria-label="Field Services" sx={grid}>
        <Act to="/field-services/create-well" label="Create a Well" icon={AddLocation} />
        <Act to="/field-services/select-well" label="Select a Well" icon={TravelExplore} />
        <Act to="/field-services/meter-reading" label="Enter a Meter Reading" icon={Speed} />
        <Act to="/field-services/route" label="Today’s Route" icon={Route} isMinor />
        <Act to="/field-services/outbox" label="Outbox" icon={Outbox} isMinor />
      </Box>
      <OnThisDevice />
    </Box>
  );
}

interface ActProps {
  to: string;
  label: string;
  icon: ComponentType<SvgIconProps>;
  isMinor?: boolean;
}

const Act = ({ to, label, icon: Icon, isMinor = false }: ActProps) => (
  <ButtonLink to={to} variant={isMinor ? 'outlined' : 'contained'} size="large" startIcon={<Icon />} sx={act}>
    {label}
  </ButtonLink>
);

/** As broad as a thumb can reach, one below the other on a phone. */
const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(240px, 1fr))' },
  mb: 3,
};
const act = {
  minHeight: '64px !important',
  fontSize: '1.0625rem !important',
  justifyContent: 'flex-start',
  px: 3,
  textAlign: 'start',
} as const;
