import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { forgetArea, keptAreas } from '../../offline/kept-imagery.ts';
import { megabytes } from '../../ui/use-file-queue.ts';

/** Areas whose imagery was downloaded to this device, to make room by. */
export function KeptImagery() {
  const [areas, setAreas] = useState(keptAreas);
  if (areas.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" id="kept-imagery">
        Imagery
      </Typography>
      <Box component="ul" aria-labelledby="kept-imagery" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {areas.map((area) => (
          <Box component="li" key={area.id} sx={line}>
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {area.name} · {megabytes(area.bytes)}
            </Typography>
            <Button
              color="inherit"
              aria-label={`Remove imagery: ${area.name}`}
              onClick={() => void forgetArea(area).then(() => setAreas(keptAreas()))}
            >
              Remove
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 48 } as const;
