import type { SxProps, Theme } from '@mui/material/styles';
import { edgeShadow, tableStyle } from '../table/table-style.ts';

/** In px, of the columns that hold a button. */
export const BUTTON_WIDTH = 44;

const mixed = (color: string, percent: number) =>
  `color-mix(in srgb, var(--mui-palette-${color}) ${percent}%, var(--mui-palette-background-paper))`;

/** Of orange and yellow that are told apart in both themes. */
const tinted = (color: string) => `color-mix(in srgb, ${color} 18%, var(--mui-palette-background-paper))`;

/** The last of the columns that stay in sight, in one of the tables `&`. */
const edgeOf = (table: string) =>
  `${table}[data-keeps="one"] [data-pinned="first"], ${table}[data-keeps="two"] [data-pinned="second"]`;

const outlined = (color: string) => `inset 0 0 0 2px var(--mui-palette-${color})`;

/** The look of the other tables, with cells that can be stood on. */
export const editableStyle = (rowHeight: number): SxProps<Theme> => ({
  ...(tableStyle(rowHeight) as object),
  '& tbody td, & tbody th': {
    position: 'relative',
    cursor: 'default',
    userSelect: 'none',
    outline: 0,
    '@media (pointer: coarse)': { height: 44 },
  },
  // Also on a phone: what row this is has to be seen while its cells are typed.
  '& tr > [data-pinned="first"]': { left: 0 },
  '& tbody [data-pinned="first"]': { whiteSpace: { xs: 'normal', sm: 'nowrap' }, lineHeight: 1.3 },
  // The cell with the focus lies over its neighbors, those that stay in sight over it, and the head over all.
  '& tbody [data-pinned]': { zIndex: 3 },
  '& :is(thead, tfoot) tr > *': { zIndex: 5 },
  '& :is(thead, tfoot) tr > [data-pinned]': { zIndex: 6 },
  '&[data-keeps="one"] [data-pinned="second"]': { position: 'relative', zIndex: 'auto' },
  '&[data-keeps="one"] :is(thead, tfoot) [data-pinned="second"]': { position: 'sticky', zIndex: 5 },
  '&[data-keeps="two"] [data-pinned="second"]': { left: 'var(--first-width)' },
  [edgeOf('&')]: { borderRight: '1px solid var(--mui-palette-divider)' },
  [edgeOf('[data-more-left] &')]: { boxShadow: edgeShadow },
  '& thead th': { whiteSpace: 'normal', lineHeight: 1.3, py: 0.5, verticalAlign: 'bottom' },
  '& tbody [data-editable]': { cursor: 'cell' },
  '& tbody tr > :not([data-editable])': { color: 'text.secondary' },
  '& tbody tr > th:not([data-editable])': { color: 'text.primary' },
  '& tbody [data-chosen]': { backgroundColor: mixed('primary-main', 13) },
  '& tbody [data-changed]': { boxShadow: 'inset 3px 0 0 var(--mui-palette-secondary-main)' },
  '& tbody [aria-invalid]': { boxShadow: outlined('error-main'), color: 'error.main' },
  '& tbody [data-column]:focus, & tbody [data-column]:focus-within': { boxShadow: outlined('primary-main'), zIndex: 2 },
  '& tbody [data-pinned]:focus, & tbody [data-pinned]:focus-within': { zIndex: 4 },
  '&[data-keeps="one"] tbody [data-pinned="second"]:is(:focus, :focus-within)': { zIndex: 2 },
  '& tbody [aria-invalid]:focus': { boxShadow: outlined('error-main') },
  '& tbody [data-editing], & tbody [aria-invalid]:focus, & tbody [aria-invalid]:focus-within': { overflow: 'visible' },
  '& [data-message]': { display: 'none' },
  '& [aria-invalid]:focus > [data-message], & [aria-invalid]:focus-within > [data-message]': {
    display: 'block',
    position: 'absolute',
    zIndex: 4,
    top: '100%',
    left: 0,
    px: 1,
    py: 0.5,
    maxWidth: 280,
    width: 'max-content',
    whiteSpace: 'normal',
    textAlign: 'left',
    fontSize: '0.75rem',
    color: 'error.contrastText',
    bgcolor: 'error.main',
    borderRadius: '0 0 6px 6px',
    pointerEvents: 'none',
  },
  '& tbody tr:last-of-type:not(:first-of-type) [data-message]': {
    top: 'auto',
    bottom: '100%',
    borderRadius: '6px 6px 0 0',
  },
  '& [data-button]': { px: 0.5, textAlign: 'center' },
  // Where there is room for it, how a row is saved stays in sight too.
  '& [data-button][data-button]': { position: { sm: 'sticky' }, zIndex: 1, right: { sm: 0 } },
  '& [data-button]:has(+ [data-button])': { right: { sm: BUTTON_WIDTH } },
  '& thead [data-button][data-button]': { zIndex: 6 },
  '& [data-flag]': { display: 'inline-flex', verticalAlign: 'middle', fontSize: '1.25rem', color: 'text.secondary' },
  '& [data-editable] [data-flag]': { color: 'primary.main' },
  '& tbody tr[data-tone="grey"]': { '--row': mixed('text-secondary', 12) },
  '& tbody tr[data-tone="orange"]': { '--row': tinted('#ea580c') },
  '& tbody tr[data-tone="yellow"]': { '--row': tinted('#eab308') },
  '& tfoot tr > *': {
    position: 'sticky',
    bottom: 0,
    fontWeight: 620,
    borderTop: '1px solid var(--mui-palette-divider)',
    borderBottom: 0,
    backgroundColor: mixed('text-secondary', 5),
  },
  '& tfoot [data-met="false"]': { color: 'error.main' },
  '& tfoot [data-met="true"]': { color: 'success.main' },
});

/** Over its cell, and wider where the cell is narrow. */
export const editorStyle = {
  position: 'absolute',
  zIndex: 3,
  top: 0,
  left: 0,
  minWidth: '100%',
  minHeight: '100%',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: outlined('primary-main'),
  borderRadius: '2px',
  fontSize: '0.875rem',
  px: 1.5,
} as const;
