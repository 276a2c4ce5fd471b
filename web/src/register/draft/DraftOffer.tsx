import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface DraftOfferProps {
  /** Names what was entered. */
  entered: string;
  /** What was changed since by somebody else: `meter`. */
  stale?: string | undefined;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers back what an ended session or a reload left behind. */
export function DraftOffer({ entered, stale, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <Alert
      severity={stale ? 'warning' : 'info'}
      variant="outlined"
      sx={{ flex: '1 1 100%', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          <Button color="inherit" size="small" onClick={onRestore}>
            Restore
          </Button>
          <Button color="inherit" size="small" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      You left entries here that were not saved: {entered}.
      {stale && ` The ${stale} has changed since. Check it before you save.`}
    </Alert>
  );
}
