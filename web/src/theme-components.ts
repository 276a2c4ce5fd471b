import { t } from '@artesian/domain/texts/translate';
import type { Theme, ThemeOptions } from '@mui/material/styles';

type Components = NonNullable<ThemeOptions['components']>;

const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
});

const baseline: Components['MuiCssBaseline'] = {
  styleOverrides: (theme) => ({
    html: { colorScheme: 'light', ...theme.applyStyles('dark', { colorScheme: 'dark' }) },
    body: { fontVariantNumeric: 'tabular-nums', fontFeatureSettings: '"cv05", "cv11", "ss03"' },
    '#root': { minHeight: '100dvh' },
    ':focus-visible': focusRing(theme),
    code: { fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace', fontSize: '0.92em' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
    // The cross of a message is small; what is hit around it counts.
    '[data-sonner-toast] [data-close-button]::after': { content: '""', position: 'absolute', inset: -12 },
    // A message that slid in or out would pass over the buttons below it, and take what is pressed there. It appears and fades in its place.
    '[data-sonner-toaster] [data-sonner-toast]:is([data-mounted=false], [data-removed=true][data-swipe-out=false])': {
      '--y': 'translateY(0)',
      pointerEvents: 'none',
    },
    '@page': { margin: '14mm 12mm' },
    '@page wide': { size: 'landscape' },
    '@media print': {
      body: { background: '#fff', color: '#000' },
      '.not-printed, body[data-printing-apart] > :not([data-apart])': { display: 'none !important' },
      'h1, h2, h3': { breakAfter: 'avoid' },
      // A page may end between fields, not in one: the label stands on the upper edge of its field, so there is room for it.
      '.MuiFormControl-root': { breakInside: 'avoid', paddingTop: 10 },
      '.MuiFormControl-root > .MuiInputLabel-root': { top: 10 },
    },
  }),
};

/** Flat surfaces with one-pixel borders; a shadow only under what floats. */
export const components: Components = {
  MuiCssBaseline: baseline,
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 36, paddingInline: 14 },
      sizeSmall: { minHeight: 30, paddingInline: 10, fontSize: '0.8125rem' },
      sizeLarge: { minHeight: 46, paddingInline: 22, fontSize: '0.9375rem' },
      outlined: ({ theme }) => ({
        variants: [
          {
            props: { color: 'inherit' },
            style: { borderColor: theme.vars.palette.divider, backgroundColor: theme.vars.palette.background.paper },
          },
        ],
      }),
    },
  },
  // By default subtitles would be headings of the sixth level.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
  // A panel of many parts would be as many landmarks, none of which leads anywhere.
  MuiAccordion: { defaultProps: { slotProps: { region: { role: 'group' } } } },
  MuiMenu: {
    // It opens outside of everything else, where readers of landmarks would not find it.
    defaultProps: { slotProps: { root: { role: 'region', 'aria-label': t('Opened menu') } } },
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 12px 32px -8px rgb(4 33 29 / 0.24)',
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 36, fontSize: '0.875rem' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 12,
        // A phone has no room to give away beside a dialog.
        [theme.breakpoints.down('sm')]: { margin: 12, '&.MuiDialog-paperFullWidth': { width: 'calc(100% - 24px)' } },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 400 },
    styleOverrides: { tooltip: { fontSize: '0.75rem', padding: '6px 10px' } },
  },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  // What cannot be edited still says why.
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-disabled': { color: theme.vars.palette.text.secondary } }),
    },
  },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputBase: { styleOverrides: { root: { fontSize: '0.875rem' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 36,
        padding: '0 12px',
        fontSize: '0.875rem',
        borderColor: theme.vars.palette.divider,
      }),
      head: ({ theme }) => ({
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 520 }, sizeSmall: { height: 22 } } },
  MuiAlert: {
    styleOverrides: {
      // On a phone a button stands below the words, which it would leave no room.
      root: { alignItems: 'flex-start', flexWrap: 'wrap' },
      message: { flex: '1 1 200px', minWidth: 0 },
      action: { flexShrink: 0, whiteSpace: 'nowrap' },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
