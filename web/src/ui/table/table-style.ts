import type { SxProps, Theme } from '@mui/material/styles';

/** Short pages are drawn whole, so that the browser's search and printing find every row. */
export const DRAWN_WHOLE = 60;
/** In px, of the row of headers and of that of filters; and of the former where a header takes two lines. */
export const HEADER_HEIGHT = 36;
export const TALL_HEADER_HEIGHT = 48;

/** A surface with some of a color in it. */
export const mixed = (color: string, percent: number) =>
  `color-mix(in srgb, var(--mui-palette-${color}) ${percent}%, var(--mui-palette-background-paper))`;

const tinted = (color: string) => `color-mix(in srgb, ${color} 22%, var(--mui-palette-background-paper))`;

/** The colors of rows that are set apart: orange and yellow, which differ in both themes. */
export const toneColors = { warning: tinted('#f97316'), attention: tinted('#facc15') } as const;

/** Falls to the right, evenly from row to row: a blurred one would fade at the ends of each cell. Dark surfaces need more of it. */
export const edgeShadow = Array.from({ length: 8 }, (_, step) => `${step + 1}px 0 rgb(0 0 0 / var(--shade))`).join();

/** A shadow where columns go on to the right; to the left, those that stay in sight throw one. */
export const frameStyle = {
  position: 'relative',
  // What lies over what among its cells concerns nothing outside.
  isolation: 'isolate',
  '--shade': '0.03',
  '[data-dark] &': { '--shade': '0.1' },
  '&[data-more-right]::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    right: { xs: 0, sm: 'var(--pinned-right, 0px)' },
    zIndex: 7,
    width: 14,
    pointerEvents: 'none',
    background: 'linear-gradient(to left, rgb(0 0 0 / calc(6 * var(--shade))), transparent)',
  },
} as const;

/** On paper the columns share the width, words take another line, and there is nothing to click. */
const paper = {
  '&': { tableLayout: 'auto', width: '100% !important' },
  '& col': { width: 'auto !important' },
  '& th, & td': { height: 'auto', px: 0.75, py: 0.25, whiteSpace: 'normal' },
  '& tr': { breakInside: 'avoid' },
  // The columns are narrower than on the screen, so a header may take a third line.
  '& thead .MuiTableSortLabel-root': { maxHeight: 'none' },
  // The hyphens of a number are no place to break it.
  '& tbody th': { whiteSpace: 'nowrap' },
  '& [data-pinned], & thead tr > *, & tfoot tr > *': { position: 'static' },
  '& [data-lead], & thead [data-menu], & thead .MuiTableSortLabel-icon, & [data-resize]': { display: 'none' },
  // A sum stands once, under the last row.
  '& tfoot': { display: 'table-row-group' },
} as const;

/** Two rows, the second of filters, stay in sight above the others. */
const headers = (headerHeight: number) =>
  ({
    '& thead tr > *': {
      position: 'sticky',
      zIndex: 2,
      height: HEADER_HEIGHT,
      // Dots would stand for buttons here, not for words.
      textOverflow: 'clip',
      backgroundColor: mixed('text-secondary', 5),
    },
    '& thead tr:first-of-type > *': {
      top: 0,
      height: headerHeight,
      borderBottom: 0,
      fontSize: '0.8125rem',
      fontWeight: 600,
      color: 'text.secondary',
    },
    '& thead tr:nth-of-type(2) > *': { top: headerHeight, pb: 0.5 },
    '& thead [data-head]': { display: 'flex', alignItems: 'center', minWidth: 0 },
    // The words stand over the right ends of the numbers, and the menu before them.
    '& thead [data-number] > [data-head]': { flexDirection: 'row-reverse' },
  }) as const;

const rowColors = {
  '& tbody tr[data-tone="ended"]': { '--row': mixed('text-secondary', 9), '& > *': { color: 'text.secondary' } },
  '& tbody tr[data-tone="warning"]': { '--row': toneColors.warning },
  '& tbody tr[data-tone="attention"]': { '--row': toneColors.attention },
  '& tbody tr[data-chosen]': { '--row': mixed('primary-main', 9) },
  '& tbody tr[data-selected]': { '--row': mixed('primary-main', 13) },
  '& tbody tr[data-picked-by-click]': { cursor: 'pointer' },
  '& tbody tr:hover': { '--row': mixed('primary-main', 7) },
} as const;

/** What moves a column, opens its menu and changes its width. */
const columnButtons = {
  '& thead [data-column-id]': { userSelect: 'none' },
  '& thead [data-dragged] > *': { opacity: 0.4 },
  '& thead [data-drop]': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)' },
  '& thead [data-menu]': {
    display: 'inline-flex',
    flex: 'none',
    p: 0.5,
    mr: 0.5,
    border: 0,
    borderRadius: 1,
    background: 'none',
    color: 'text.secondary',
    fontSize: '1rem',
    verticalAlign: 'middle',
    cursor: 'pointer',
    opacity: 0.6,
    '&:hover, &:focus-visible': { opacity: 1 },
  },
  '& [data-resize]': {
    position: 'absolute',
    insetBlock: 6,
    right: 0,
    width: 9,
    borderRight: '2px solid transparent',
    cursor: 'col-resize',
    touchAction: 'none',
    '&:hover, &:active': { borderColor: 'primary.main' },
  },
} as const;

/** One sheet for the whole table: a style per cell would cost more than the cell. Cells are told apart by attributes. */
export const tableStyle = (rowHeight: number, headerHeight = HEADER_HEIGHT): SxProps<Theme> => ({
  tableLayout: 'fixed',
  minWidth: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '--row': 'var(--mui-palette-background-paper)',
  '& th, & td': {
    height: rowHeight,
    px: 1.5,
    py: 0,
    textAlign: 'left',
    fontSize: '0.875rem',
    fontWeight: 400,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    backgroundColor: 'var(--row)',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& [data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  ...headers(headerHeight),
  '& [data-pinned]': { position: 'sticky', zIndex: 1 },
  '& thead [data-pinned]': { zIndex: 3 },
  '& tbody [data-pinned="first"], & tfoot th': { fontWeight: 560 },
  '& [data-edge]': { borderRight: '1px solid var(--mui-palette-divider)' },
  '[data-more-left] & [data-edge]': { boxShadow: edgeShadow },
  '& tbody th a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  ...rowColors,
  '& [data-lead]': { px: 0.5, textAlign: 'center', '& button': { color: 'text.secondary' } },
  // Rows that may not all be done the same have their buttons under each other.
  '& [data-lead]:has(button)': { textAlign: 'left' },
  '& input[type=checkbox]': { width: 16, height: 16, accentColor: 'var(--mui-palette-primary-main)' },
  '& tbody tr[data-detail] > td': { p: 2, whiteSpace: 'normal' },
  // The line under the table stands already.
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tr[data-space] > td': { p: 0, border: 0 },
  '& tfoot tr > *': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    borderTop: '1px solid var(--mui-palette-divider)',
    borderBottom: 0,
    fontWeight: 560,
    backgroundColor: mixed('text-secondary', 5),
  },
  '& tfoot [data-pinned]': { zIndex: 3 },
  ...columnButtons,
  '& [data-unseen]': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    userSelect: 'none',
  },
  '@media print': paper,
});
