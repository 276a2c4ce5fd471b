const trees = [
  { x: 70, y: 404, scale: 1 },
  { x: 118, y: 402, scale: 0.8 },
  { x: 330, y: 402, scale: 0.9 },
  { x: 1378, y: 404, scale: 1.15 },
  { x: 1424, y: 402, scale: 0.9 },
];

export function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky)" />
          <stop offset="1" stopColor="var(--horizon)" />
        </linearGradient>
      </defs>
      <path d="M0-800h1440V500H0z" fill="url(#sky)" />
      <circle cx="1166" cy="150" r="44" fill="var(--sun)" />
    </>
  );
}

/** Hills and live oaks. */
export function Landscape() {
  return (
    <>
      <path d="M0 352c120-40 240-44 360-22s240 18 370-14 260-30 380 4 220 12 330-14v130H0z" fill="var(--far-hills)" />
      <path d="M0 384c140-28 250-14 390-4s260-22 400-16 210 30 340 16 210-34 310-14v70H0z" fill="var(--near-hills)" />
      {trees.map(({ x, y, scale }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`} fill="var(--tree)">
          <path d="M-3-14h6V4h-6z" fill="var(--soil)" />
          <path d="M-34-18c-4-12 8-20 16-18 4-12 24-14 30-3 12-4 24 6 20 17 4 8-6 12-14 9-10 6-28 6-38 0-8 3-14 1-14-5z" />
        </g>
      ))}
    </>
  );
}
