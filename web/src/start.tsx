import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { textsOfScreens } from './language/begin-language.ts';
import { readAfter } from './loading/import-served.ts';
import { loadIdentityAhead } from './session/use-identity.ts';

/** Draws the whole product into the page. Screens, which follow, read their texts as they are loaded. */
export async function showApp() {
  readAfter(textsOfScreens());
  // Vite's own server has no helper around imports.
  if (import.meta.env.DEV) await textsOfScreens();
  loadIdentityAhead();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
