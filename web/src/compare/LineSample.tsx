import type { Look } from './lines-option.ts';

const dashes = { solid: undefined, dashed: '5 3', dotted: '1.5 3' } as const;

/** A short piece of a line, as on the graph. */
export const LineSample = ({ look: { color, type } }: { look: Look }) => (
  <svg width="26" height="10" viewBox="0 0 26 10" aria-hidden style={{ margin: '0 0 0 8px', flexShrink: 0 }}>
    <path d="M1 5h24" stroke={color} strokeWidth="2.5" strokeDasharray={dashes[type]} fill="none" />
  </svg>
);
