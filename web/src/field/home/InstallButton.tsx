import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';

/** What browsers that install apps tell of; it is in no standard yet. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** Offered where the browser can put the app on the home screen and has not yet. */
export function InstallButton() {
  const [offer, setOffer] = useState<InstallEvent>();
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallEvent);
    };
    const forget = () => setOffer(undefined);
    window.addEventListener('beforeinstallprompt', take);
    window.addEventListener('appinstalled', forget);
    return () => {
      window.removeEventListener('beforeinstallprompt', take);
      window.removeEventListener('appinstalled', forget);
    };
  }, []);
  if (!offer) return null;
  return (
    <Button variant="outlined" size="large" onClick={() => void offer.prompt()}>
      Install on this device
    </Button>
  );
}
