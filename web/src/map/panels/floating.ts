/** What floats over the map has a border and a shadow, so that it stands apart from any ground. */
export const floating = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  boxShadow: '0 8px 28px -10px rgb(4 33 29 / 0.36)',
} as const;
