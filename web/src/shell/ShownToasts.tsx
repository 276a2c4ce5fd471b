import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { showWith } from '../ui/notify.ts';

/** Never over the bar with Reset and Save of a form. */
const aboveBars = 'calc(var(--covered-below, 0px) + 16px)';

/** Its own colors are too pale for small letters. */
const legible = Object.fromEntries(
  ['success', 'error', 'info', 'warning'].map((kind) => [`--${kind}-text`, `var(--mui-palette-${kind}-main)`]),
);

/** Where the messages of `notify` appear, those too that came before it was there. */
export default function ShownToasts() {
  const { colorScheme } = useColorScheme();
  // After the effect in which what is below begins to listen.
  useEffect(() => showWith(toast), []);
  return (
    <Toaster
      className="not-printed"
      theme={colorScheme ?? 'light'}
      position="bottom-right"
      offset={{ bottom: aboveBars, right: 24 }}
      mobileOffset={{ bottom: aboveBars }}
      duration={6000}
      richColors
      closeButton
      // It names a typeface of its own, which its messages would inherit.
      style={{ ...legible, fontFamily: 'inherit' }}
      toastOptions={{ style: { fontSize: '0.875rem' } }}
    />
  );
}
