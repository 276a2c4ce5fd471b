import { useColorScheme } from '@mui/material/styles';
import { Toaster } from 'sonner';

/** Where the messages of `notify` appear. */
export function Toasts() {
  const { colorScheme } = useColorScheme();
  return (
    <Toaster
      theme={colorScheme ?? 'light'}
      position="bottom-right"
      // Above the bar with Reset and Save at the bottom of a form.
      offset={{ bottom: 76, right: 24 }}
      mobileOffset={{ bottom: 104 }}
      duration={6000}
      richColors
      closeButton
      toastOptions={{ style: { fontFamily: 'inherit', fontSize: '0.875rem' } }}
    />
  );
}
