import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadIdentityAhead } from './session/use-identity.ts';

/** Draws the whole product into the page. */
export function showApp() {
  loadIdentityAhead();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
