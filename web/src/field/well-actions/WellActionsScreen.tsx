import Assignment from '@mui/icons-material/AssignmentOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Science from '@mui/icons-material/ScienceOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import WaterDrop from '@mui/icons-material/WaterDropOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '../../session/use-page-title.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { FieldPage } from '../page/FieldPage.tsx';
import { KeptSince } from '../page/KeptSince.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { useFieldWell, formatWell, wellPath, type FieldWell } from '../well/field-well.ts';
import { LastMeasured } from '../well/LastMeasured.tsx';
import { WaitingEntries } from '../well/WaitingEntries.tsx';

const acts = [
  ['inspection', 'Well Inspection', FactCheck],
  ['record', 'Well Record', Assignment],
  ['upload-photos', 'Upload Photos', PhotoCamera],
  ['water-levels', 'Water Levels', WaterDrop],
  ['water-quality', 'Water Quality', Science],
] as const;

/** Everything that can be done at a well (spec 2 §2). */
export default function WellActionsScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const asked = useFieldWell(id);
  const { well } = asked;
  usePageTitle(well?.name);
  return (
    <FieldPage title={well ? formatWell(well) : 'Well'} back={{ to: '/field-services', label: 'Field Services' }}>
      <Loaded
        answer={well}
        asked={asked}
        failed={`Failed to Load Well ${id}`}
        placeholder={<FormSkeleton fields={6} />}
      >
        {(well) => <Actions well={well} />}
      </Loaded>
    </FieldPage>
  );
}

function Actions({ well }: { well: FieldWell }) {
  const address = [well.row.physical_location_address, well.row.city].filter(Boolean).join(', ');
  return (
    <>
      {address && <Typography sx={{ color: 'text.secondary', mt: -1.5, mb: 2 }}>{address}</Typography>}
      <KeptSince carried={well.keptSince} />
      <LastMeasured well={well} />
      <WaitingEntries well={well} />
      <Box component="nav" aria-label="At this well" sx={menu}>
        {acts.map(([page, label, Icon]) => (
          <ButtonLink key={page} to={wellPath(well.id, page)} variant="contained" startIcon={<Icon />} sx={act}>
            {label}
          </ButtonLink>
        ))}
        <ButtonLink
          to="/field-services/select-well"
          variant="outlined"
          color="inherit"
          startIcon={<SwapHoriz />}
          sx={act}
        >
          Switch Well
        </ButtonLink>
      </Box>
    </>
  );
}

const menu = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
const act = {
  minHeight: '64px !important',
  justifyContent: 'flex-start',
  px: 2.5,
  fontSize: '1.0625rem !important',
} as const;
