import GlobalStyles from '@mui/material/GlobalStyles';
import { useLayoutEffect } from 'react';
import { useHighContrast } from '../../ui/high-contrast.ts';
import { knowContrast } from '../../ui/known-contrast.ts';

/** The colors by which `theme` is drawn, by their names there; what is not named stays. */
const variables = (colors: Record<string, string>) =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--mui-palette-${name}`, color]));

/** Letters of any color stand at 7 to 1 or better on what they are written on, and every edge at 4.5 to 1. */
const styles = {
  ':root:root': variables({
    'text-primary': '#000000',
    'text-secondary': '#1d2927',
    'text-disabled': '#4a5654',
    'action-active': '#1d2927',
    'background-default': '#ffffff',
    divider: '#50625f',
    'primary-main': '#00504a',
    'primary-dark': '#003733',
    'primary-light': '#00695f',
    'secondary-main': '#733500',
    'success-main': '#0a5226',
    'warning-main': '#733500',
    'error-main': '#8a0f0f',
    'info-main': '#02436a',
  }),
  ':root:root[data-dark]': variables({
    'text-primary': '#ffffff',
    'text-secondary': '#e3edeb',
    'text-disabled': '#b3c2c0',
    'action-active': '#e3edeb',
    'background-default': '#000000',
    'background-paper': '#000000',
    divider: '#8ba09d',
    'primary-main': '#5eead4',
    'primary-dark': '#2dd4bf',
    'primary-light': '#99f6e4',
    'secondary-main': '#fcd34d',
    'success-main': '#86efac',
    'warning-main': '#fcd34d',
    'error-main': '#fca5a5',
    'info-main': '#7dd3fc',
  }),
  'html .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--mui-palette-text-secondary)' },
  'html .MuiChip-outlined, html .MuiButton-outlined': { borderColor: 'currentColor' },
  'html ::placeholder': { opacity: '0.8 !important' },
  'html a': { textDecorationLine: 'underline' },
  'html :focus-visible': { outlineWidth: 3 },
};

/** Draws the chosen theme with stronger colors, where that is asked for. */
export function HighContrast() {
  const [isHigh] = useHighContrast();
  useLayoutEffect(() => knowContrast(isHigh), [isHigh]);
  return isHigh && <GlobalStyles styles={styles} />;
}
