import type { SxProps, Theme } from '@mui/material/styles';

/** In px. */
export const ACTION_WIDTH = 48;
export const HEADER_HEIGHT = 36;

const mixed = (color: string, percent: number) =>
  `color-mix(in srgb, var(--mui-palette-${color}) ${percent}%, var(--mui-palette-background-paper))`;

/** One sheet for the whole table: a style per cell would cost more than the cell. Cells are told apart by attributes. */
export const tableStyle = (rowHeight: number): SxProps<Theme> => ({
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
  '& thead tr > *': {
    position: 'sticky',
    zIndex: 2,
    height: HEADER_HEIGHT,
    backgroundColor: mixed('text-secondary', 5),
  },
  '& thead tr:first-of-type > *': {
    top: 0,
    borderBottom: 0,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'text.secondary',
  },
  '& thead tr:nth-of-type(2) > *': { top: HEADER_HEIGHT, pb: 0.5 },
  // On a phone there is no room for columns that stay.
  '& [data-pinned]': { position: { xs: 'static', sm: 'sticky' }, zIndex: 1 },
  '& thead [data-pinned]': { position: 'sticky', zIndex: { xs: 2, sm: 3 } },
  '& tbody [data-pinned="first"]': { fontWeight: 560 },
  '& [data-pinned="first"]': { borderRight: { sm: '1px solid var(--mui-palette-divider)' } },
  '& tbody tr[data-muted]': { '--row': mixed('text-secondary', 9), '& > *': { color: 'text.secondary' } },
  '& tbody tr[data-selected]': { '--row': mixed('primary-main', 13) },
  '& tbody tr:hover': { '--row': mixed('primary-main', 7) },
  '& tbody [data-action]': { px: 0.5, textAlign: 'center', '& button': { color: 'text.secondary' } },
  // The line under the table stands already.
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tr[data-space] > td': { p: 0, border: 0 },
  '@media print': { '& [data-pinned], & thead tr > *': { position: 'static' } },
});
