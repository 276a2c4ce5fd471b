import { carriedWells } from '@artesian/contract/field/carry';
import Help from '@mui/icons-material/HelpOutlineOutlined';
import QrCode from '@mui/icons-material/QrCodeScannerOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useRemembered } from '../../session/use-remembered.ts';
import { WellsPage } from '../page/WellsPage.tsx';
import { FieldWellSearch } from './FieldWellSearch.tsx';
import { HelpSteps } from './HelpSteps.tsx';
import { NearestWells } from './NearestWells.tsx';
import { NoFieldMap } from './NoFieldMap.tsx';
import type { CarriedWell } from './near.ts';

const FieldMap = lazyPart(() => import('./FieldMap.tsx'), {
  Waiting: () => <Skeleton variant="rounded" height={420} />,
  Failed: NoFieldMap,
});
const ScanTag = lazyPart(() => import('./ScanTag.tsx'));

/** The well to work at: by search, on the map, the nearest, or by its tag (spec 2 §2). */
export default function SelectWellScreen() {
  return (
    <WellsPage title="Select a Well" view={carriedWells}>
      {(wells) => <Wells wells={wells} />}
    </WellsPage>
  );
}

function Wells({ wells }: { wells: readonly CarriedWell[] }) {
  const { well: chosenId }: { well?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [isHelped, setHelped] = useRemembered('select-well-helped', false);
  const [isScanning, setScanning] = useState(false);
  const chosen = wells.find(({ well_id }) => well_id === String(chosenId));
  const choose = ({ well_id }: CarriedWell) =>
    void navigate({ to: '/field-services/select-well', search: { well: well_id }, replace: true });

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <FieldWellSearch wells={wells} onChoose={choose} />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <NearestWells wells={wells} onChoose={choose} />
          <Button variant="outlined" startIcon={<QrCode />} onClick={() => setScanning(true)}>
            Scan a tag
          </Button>
          <Button startIcon={<Help />} onClick={() => setHelped(false)}>
            Help
          </Button>
        </Box>
        <FieldMap wells={wells} chosen={chosen} onChoose={choose} />
      </Box>
      <Box sx={bar}>
        <ButtonLink
          to={
            chosen
              ? `/field-services/well-actions/${encodeURIComponent(chosen.well_id)}`
              : '/field-services/select-well'
          }
          variant="contained"
          size="large"
          fullWidth
          disabled={!chosen}
        >
          {chosen ? `Select ${chosen.well_id}` : 'Select'}
        </ButtonLink>
      </Box>
      {!isHelped && <HelpSteps onClose={() => setHelped(true)} />}
      {isScanning && <ScanTag wells={wells} onFound={choose} onClose={() => setScanning(false)} />}
    </>
  );
}

/** Within reach of the thumb, whatever the page shows. */
const bar = { position: 'sticky', bottom: 0, py: 1.5, bgcolor: 'background.default', zIndex: 2 } as const;
