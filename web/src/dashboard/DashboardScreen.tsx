import Box from '@mui/material/Box';
import { useSession } from '../session/session.tsx';
import { useSettings } from '../session/settings.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { AsOf } from './AsOf.tsx';
import { PermitBalances } from './balances/PermitBalances.tsx';
import { LateReadings } from './LateReadings.tsx';
import { MonthlyPumpage } from './MonthlyPumpage.tsx';
import { PermitsPie } from './PermitsPie.tsx';
import { PermittedVolumes } from './PermittedVolumes.tsx';
import { SettingUp } from './setting-up/SettingUp.tsx';
import { WorkWaiting } from './waiting/WorkWaiting.tsx';
import { WellCountsByCategory } from './WellCounts.tsx';

/** Spec 1 §2.4: the numbers of the whole district, for staff and owners alike. Whose readings are late is for staff, unless the district says otherwise. */
export default function DashboardScreen() {
  const { user, isStaff } = useSession();
  const { districtName, lateReadingsArePublic } = useSettings();
  return (
    <>
      <PageHeader
        title="Dashboard"
        purpose={
          <>
            <span>Welcome back, {user?.name}!</span>{' '}
            <span>These figures cover the whole district: {districtName}.</span>
          </>
        }
        actions={<AsOf />}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isStaff && <SettingUp />}
        {isStaff ? <WorkWaiting /> : <PermitBalances />}
        <MonthlyPumpage />
        <Box sx={pairsStyle}>
          {(isStaff || lateReadingsArePublic) && <LateReadings />}
          <PermittedVolumes />
          <PermitsPie />
          <WellCountsByCategory />
        </Box>
      </Box>
    </>
  );
}

const pairsStyle = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
