import { beginLanguage } from './language/begin-language.ts';

// Texts are read while scripts load, so the language comes first.
if (await beginLanguage()) {
  const { showApp } = await import('./start.tsx');
  await showApp();
}
