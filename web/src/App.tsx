import { addressIn, readAddress } from '@artesian/domain/texts/languages';
import { language } from '@artesian/domain/texts/translate';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, RouterProvider, type ErrorComponentProps, type RouterHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { queryClient } from './api.ts';
import { keptLanguage } from './language/kept-language.ts';
import { createAppRouter } from './routes.tsx';
import { SessionProvider } from './session/session.tsx';
import { SettingsProvider } from './session/settings.tsx';
import { ErrorNotice } from './shell/failures/ErrorNotice.tsx';
import { HighContrast } from './shell/theme/HighContrast.tsx';
import { keptTheme } from './shell/theme/theme-choice.ts';
import { Toasts } from './shell/Toasts.tsx';
import { theme } from './theme.ts';
import { decisions } from './effects-of-saves/questions.ts';
import { questionDialog } from './ui/question-dialog.tsx';
import { confirmations } from './unlikely/questions.ts';

const UnlikelyDialog = questionDialog(confirmations, () => import('./unlikely/UnlikelyDialog.tsx'));
const EffectsDialog = questionDialog(decisions, () => import('./effects-of-saves/EffectsDialog.tsx'));

/** The whole product, at the address that the browser shows; `history` is for whoever shows it more than once in a window. */
export function App({ history }: { history?: RouterHistory }) {
  const [router] = useState(() => createAppRouter(history));
  const [kept] = useState(keptTheme);
  return (
    <ThemeProvider theme={theme} {...kept} noSsr>
      <CssBaseline />
      <HighContrast />
      <CatchBoundary getResetKey={() => 'page'} errorComponent={CrashedPage}>
        <QueryClientProvider client={queryClient}>
          <SettingsProvider>
            <SessionProvider onSignedIn={(to) => goOn(router, to)}>
              <RouterProvider router={router} />
            </SessionProvider>
          </SettingsProvider>
        </QueryClientProvider>
        <UnlikelyDialog />
        <EffectsDialog />
        <Toasts />
      </CatchBoundary>
    </ThemeProvider>
  );
}

/** On to where somebody was before they signed in, who may read another language than the page that the sign-in leads back to. */
function goOn(router: ReturnType<typeof createAppRouter>, to: string) {
  const address = readAddress(to).language === 'en' ? addressIn(keptLanguage() ?? 'en', to) : to;
  if (readAddress(address).language === language()) void router.navigate({ href: address, replace: true });
  else window.location.replace(address);
}

/** In the place of everything, where what every screen stands on failed. */
const CrashedPage = ({ error }: ErrorComponentProps) => (
  <ErrorNotice error={error} screen="the whole page" onRetry={() => window.location.reload()} />
);
