import { formatVolume, volumeDigits, volumeUnit } from '@artesian/domain/volume-unit';
import { MOST_PERMITS } from '@artesian/contract/permits/named-permits';
import { renewPermits, type PermitToRenew } from '@artesian/contract/permits/renewals';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { useKeyPerAct } from '../../register/form/use-save.ts';
import { longDate } from '../../ui/dates.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import { expiryOf } from '../certificate/certificate-days.ts';
import { comingVolumeOf } from '../coming-volume.ts';
import { countedPermits } from '../counted-permits.ts';
import { districtYear } from '../../ui/district-year.ts';

interface RenewDialogProps {
  year: number;
  permits: readonly PermitToRenew[];
  /** Is told of those that this act renewed. */
  onPrint: (renewed: readonly PermitToRenew[]) => void;
  onClose: () => void;
}

/** Says who is renewed and with how much water, what to look at first, and renews all of them as one act. */
export function RenewDialog({ year, permits, onPrint, onClose }: RenewDialogProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const keyOf = useKeyPerAct();
  const body = { fiscal_year: year, permitNdxArray: permits.map(({ permit_ndx }) => permit_ndx) };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call(renewPermits, { body, idempotencyKey: keyOf(body) }),
    onSuccess: ({ renewed }) => {
      notify.forgetErrors();
      notify.success(formatDone(renewed.length, permits.length, year));
      const own = permits.filter(({ permit_ndx }) => renewed.includes(permit_ndx));
      if (own.length > 0) onPrint(own);
      else onClose();
    },
  });
  const isTooMany = permits.length > MOST_PERMITS;
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      aria-labelledby="renew-title"
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
    >
      <DialogTitle variant="h2" id="renew-title">
        Renew {countedPermits(permits.length)} for fiscal year {year}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>{summaryOf(permits, year)}</DialogContentText>
        {isTooMany ? (
          <Alert severity="info" variant="outlined">
            At most {countedPermits(MOST_PERMITS)} are renewed at once. Narrow the list by a filter.
          </Alert>
        ) : (
          <Preview permits={permits} />
        )}
        {isPending && <LinearProgress aria-label="Renewing" sx={{ mt: 1 }} />}
        {error && (
          <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }}>
            No permits were renewed. {errorWordsToQuote(error)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" loading={isPending} disabled={isTooMany} onClick={() => mutate()}>
          Renew {countedPermits(permits.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function summaryOf(permits: readonly PermitToRenew[], year: number): string {
  const gallons = permits.reduce((sum, { volume_now_gal }) => sum + volume_now_gal, 0);
  const marked = permits.filter(({ attention }) => attention).length;
  const issued = districtYear().firstDayOf(year);
  const days = `From ${longDate(issued)} to ${longDate(expiryOf(issued))}, ${formatVolume(gallons)} a year in all.`;
  return marked === 0
    ? days
    : `${days} ${marked === 1 ? 'One' : marked.toLocaleString('en-US')} of them should be checked first.`;
}

function formatDone(renewed: number, asked: number, year: number): string {
  const before = asked - renewed;
  const done = `${countedPermits(renewed)} ${renewed === 1 ? 'was' : 'were'} renewed for fiscal year ${year}.`;
  return before === 0 ? done : `${done} Someone had renewed ${countedPermits(before)} meanwhile.`;
}

/** Those that somebody should look at come first. */
function Preview({ permits }: Pick<RenewDialogProps, 'permits'>) {
  const rows = permits.toSorted((one, other) => Number(other.attention !== null) - Number(one.attention !== null));
  return (
    <Box component="section" aria-label="Preview" tabIndex={0} sx={frameStyle}>
      <table>
        <thead>
          <tr>
            <th scope="col">Permit</th>
            <th scope="col">Permittee</th>
            <th scope="col">Authorized Volume ({volumeUnit().symbol})</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ permit_ndx, permit_number, permit_name, owner_name, attention, ...volumes }) => (
            <tr key={permit_ndx}>
              <th scope="row">
                {permit_number}
                {permit_name && <small>{permit_name}</small>}
                {attention && <small data-attention>{attention}</small>}
              </th>
              <td>{owner_name}</td>
              <td>
                {volumeDigits(volumes.volume_now_gal)}
                {comingVolumeOf(volumes) && <small>{comingVolumeOf(volumes)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const frameStyle = {
  // On a phone the dialog scrolls as a whole.
  maxHeight: { xs: 'none', sm: 'min(420px, 45dvh)' },
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& th, & td': {
    px: { xs: 1, sm: 1.5 },
    py: 0.75,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper', color: 'text.secondary', fontWeight: 560 },
  '& th[scope=row]': { fontWeight: 560, width: '45%' },
  '& th:nth-of-type(3), & td:nth-of-type(2)': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontWeight: 400, color: 'text.secondary' },
  '& small[data-attention]': { color: 'secondary.main' },
} as const;
