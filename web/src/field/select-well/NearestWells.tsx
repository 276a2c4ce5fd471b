import MyLocation from '@mui/icons-material/MyLocation';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { usePosition } from '../../location/use-position.ts';
import { formatDistance, nearest, type CarriedWell } from './near.ts';

const MOST = 20;

interface NearestWellsProps {
  wells: readonly CarriedWell[];
  onChoose: (well: CarriedWell) => void;
}

/** The wells around the device, nearest first, with how exactly it knows where it is. */
export function NearestWells({ wells, onChoose }: NearestWellsProps) {
  const { position, error, isLooking, look } = usePosition('use the search');
  const [isOpen, setOpen] = useState(false);
  const ask = () => {
    setOpen(true);
    look();
  };
  return (
    <>
      <Button variant="outlined" startIcon={<MyLocation />} loading={isLooking} loadingPosition="start" onClick={ask}>
        Nearest wells
      </Button>
      {error && (
        <Alert severity="warning" variant="outlined" sx={{ width: '100%' }}>
          {error}
        </Alert>
      )}
      {position && isOpen && !isLooking && (
        <Dialog open onClose={() => setOpen(false)} aria-labelledby="nearest-title" fullWidth maxWidth="xs">
          <DialogTitle variant="h2" id="nearest-title">
            Nearest wells
          </DialogTitle>
          <List
            aria-label={`Nearest wells; your position is accurate to ${position.accuracy_ft.toLocaleString('en-US')} ft`}
            sx={{ pt: 0 }}
          >
            {nearest(wells, position, MOST).map(({ well, distance_ft }) => (
              <ListItemButton
                key={well.well_ndx}
                sx={{ minHeight: 56 }}
                onClick={() => {
                  setOpen(false);
                  onChoose(well);
                }}
              >
                <ListItemText
                  primary={[well.well_id, well.well_name].filter(Boolean).join(' · ')}
                  secondary={[formatDistance(distance_ft), well.well_address].filter(Boolean).join(' · ')}
                />
              </ListItemButton>
            ))}
          </List>
          <Alert severity="info" icon={false}>
            Your position is accurate to {position.accuracy_ft.toLocaleString('en-US')} ft.
          </Alert>
        </Dialog>
      )}
    </>
  );
}
