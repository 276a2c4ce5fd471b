import { createTheme } from '@mui/material/styles';
import '@mui/material/themeCssVarsAugmentation';
import { languageParts } from './language/language-parts.ts';
import { components } from './theme-components.ts';

/** Width of the opened sidebar, and of the one collapsed to icons; height of the top bar. All in px. */
export const SIDEBAR_WIDTH = 258;
export const COLLAPSED_SIDEBAR_WIDTH = 68;
export const TOP_BAR_HEIGHT = 56;

/** Narrower than any phone: a phone at 200 %, where the top bar has room for its buttons alone. */
export const BARELY_WIDE = '@media (max-width: 319.95px)';

const shared = {
  success: '#15803d',
  warning: '#b45309',
  error: '#b91c1c',
  info: '#0369a1',
};

/** The look of everything. Amber is kept for what needs the reader; status colors always come with a word or a shape. */
export const theme = createTheme(
  {
    cssVariables: { colorSchemeSelector: 'data' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#0f766e', dark: '#115e59', light: '#14a394', contrastText: '#ffffff' },
          secondary: { main: '#b45309', contrastText: '#ffffff' },
          success: { main: shared.success },
          warning: { main: shared.warning },
          error: { main: shared.error },
          info: { main: shared.info },
          background: { default: '#f5f8f7', paper: '#ffffff' },
          text: { primary: '#14211f', secondary: '#50625f', disabled: '#8a9997' },
          divider: '#dbe4e2',
        },
      },
      dark: {
        palette: {
          primary: { main: '#2dd4bf', dark: '#14b8a6', light: '#5eead4', contrastText: '#04211d' },
          secondary: { main: '#fbbf24', contrastText: '#241a02' },
          success: { main: '#4ade80' },
          warning: { main: '#fbbf24' },
          error: { main: '#f87171' },
          info: { main: '#38bdf8' },
          background: { default: '#0b1517', paper: '#111f21' },
          text: { primary: '#e4eeec', secondary: '#9bb0ad', disabled: '#647876' },
          divider: '#22353a',
        },
      },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1440 } },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: '"Inter Variable", system-ui, sans-serif',
      body1: { fontSize: '0.875rem', lineHeight: 1.55 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
      caption: { fontSize: '0.75rem', lineHeight: 1.45 },
      h1: { fontSize: '1.5rem', lineHeight: 1.25, fontWeight: 650, letterSpacing: '-0.02em' },
      h2: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 620, letterSpacing: '-0.011em' },
      h3: { fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 620 },
      h4: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 620 },
      subtitle1: { fontSize: '1rem', lineHeight: 1.55 },
      overline: { fontSize: '0.6875rem', lineHeight: 1.6, fontWeight: 620, letterSpacing: '0.07em' },
      button: { textTransform: 'none', fontWeight: 560, fontSize: '0.875rem' },
    },
    components,
  },
  languageParts()?.components ?? {},
);
