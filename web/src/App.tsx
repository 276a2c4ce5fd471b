import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createAppRouter } from './routes.tsx';
import { SessionProvider } from './session/session.tsx';
import { SettingsProvider } from './session/settings.tsx';
import { Toasts } from './shell/Toasts.tsx';

/** The whole product at the address that the browser shows. */
export function App() {
  const [router] = useState(createAppRouter);
  return (
    <SettingsProvider>
      <SessionProvider onSignedIn={(to) => void router.navigate({ href: to, replace: true })}>
        <RouterProvider router={router} />
      </SessionProvider>
      <Toasts />
    </SettingsProvider>
  );
}
