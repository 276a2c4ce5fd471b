/** Of what a reader of the screen hears and nobody sees. It stands in a positioned parent, or it would widen the page. */
export const heardOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
