import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { askToPersist, keepOnDevice } from '../../offline/install.ts';
import { useSession } from '../../session/session.tsx';
import { localTime } from '../../ui/dates.ts';
import { everythingToCarry, takeAlong, type Packed } from '../carried/what-to-carry.ts';
import { useOnline } from '../page/use-online.ts';
import { BaseMapAlong } from './BaseMapAlong.tsx';
import { InstallButton } from './InstallButton.tsx';
import { KeptImagery } from './KeptImagery.tsx';

/** What this device has with it for work without a connection; opened with one, it takes everything along anew. */
export function OnThisDevice() {
  const owner = useSession().user?.sub;
  const isOnline = useOnline();
  const [packed, setPacked] = useState<Packed>({ done: 0, of: everythingToCarry.length, asOf: undefined });
  const [isBusy, setBusy] = useState(true);
  const [isKept, setKept] = useState<boolean>();
  const [isSafe, setSafe] = useState<boolean>();

  const take = useCallback(
    async (signal: AbortSignal) => {
      if (!owner) return;
      await takeAlong(owner, signal, setPacked);
      if (!signal.aborted) setBusy(false);
    },
    [owner],
  );
  useEffect(() => {
    const leaving = new AbortController();
    const begin = setTimeout(() => void take(leaving.signal));
    return () => {
      clearTimeout(begin);
      leaving.abort();
    };
  }, [take]);
  useEffect(() => {
    keepOnDevice().then(setKept, () => setKept(false));
    askToPersist().then(setSafe, () => setSafe(false));
  }, []);

  return (
    <Card component="section" aria-label="On this device" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2">On this device</Typography>
      <Typography component="output" sx={{ display: 'block', color: 'text.secondary' }}>
        {words(packed, { isBusy, isOnline, isKept })}
      </Typography>
      {isBusy && (
        <LinearProgress
          variant="determinate"
          value={(packed.done / packed.of) * 100}
          aria-label="Downloading"
          sx={{ my: 1 }}
        />
      )}
      {isKept === false && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
          This browser cannot open the app offline. It needs a secure (https) address and a browser that supports
          installed apps.
        </Alert>
      )}
      {isSafe === false && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          The browser may delete offline records if the device runs low on space. Install the app to make this less
          likely, and save a backup file in the outbox to be safe.
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          size="large"
          disabled={isBusy || !isOnline}
          onClick={() => {
            setBusy(true);
            void take(new AbortController().signal);
          }}
        >
          Download for offline again
        </Button>
        <InstallButton />
        <BaseMapAlong />
      </Stack>
      <KeptImagery />
    </Card>
  );
}

interface Device {
  isBusy: boolean;
  isOnline: boolean;
  /** Whether the app itself is on the device; undefined while that is not known. */
  isKept: boolean | undefined;
}

/** Ready is who has the records and the screens: either alone is of no use in the field. */
function words({ done, of, asOf }: Packed, { isBusy, isOnline, isKept }: Device): string {
  if (isBusy) return `Downloading wells, meters and lists: ${done} of ${of}.`;
  if (asOf !== undefined) {
    const lists = `Wells, meters and lists as of ${localTime(new Date(asOf).toISOString())}.`;
    if (isKept === undefined) return `Downloading the app. Stay online. ${lists}`;
    return isKept ? `Ready to work offline. ${lists}` : lists;
  }
  const missing = `${of - done} of ${of} lists are not on this device yet.`;
  return isOnline
    ? `${missing} Download them again in a moment.`
    : `${missing} Connect once before you leave for the field.`;
}
