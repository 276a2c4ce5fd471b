/** A wave of period 360, drawn one period wider than the picture so that it can drift without a seam. */
const wave = (y: number) => `M0 ${y}${'c60-9 120-9 180 0s120 9 180 0'.repeat(5)}V598H0z`;

const streams = [
  { path: 'M0 566c300 6 600-6 900 0s200-20 262-60c22-18 30-48 44-74', width: 3 },
  { path: 'M0 584c300 6 600-6 900 0s240-20 300-74c14-18 18-44 24-74', width: 2.5 },
  { path: 'M0 664c280 10 560-6 850 2', width: 2.5 },
  { path: 'M0 694c280 10 560-6 850 2', width: 3 },
  { path: 'M1440 676c-200 10-400-4-590 2', width: 2.5 },
  { path: 'M150 420c6 40-14 70 2 112M206 420c-8 40 14 60 4 112M258 420c8 44-12 72 4 112', width: 2.5 },
];

/** Rain on its way down, the aquifer below the water table, and the spring where it comes out. */
export function Water() {
  return (
    <>
      <path d={wave(534)} className="wave" fill="var(--water)" opacity=".26" />
      <path d={wave(542)} className="wave" fill="var(--water-deep)" opacity=".3" style={{ animationDuration: '22s' }} />
      <path
        d="M0 642c240 12 480-8 720 0s480 10 720-2v84c-240 10-480-10-720 0s-480 10-720-2z"
        fill="var(--water)"
        opacity=".22"
      />
      {streams.map(({ path, width }) => (
        <path key={path} d={path} className="stream" strokeWidth={width} opacity=".75" />
      ))}
      <Spring />
      <text x="120" y="470" textAnchor="end">
        Recharge
      </text>
      <text x="964" y="574">
        Edwards aquifer
      </text>
      <text x="1230" y="396" textAnchor="middle">
        Spring
      </text>
    </>
  );
}

function Spring() {
  return (
    <g>
      <path d="M1160 410c30-3 110-3 142 0 4 10-30 18-72 18s-74-6-70-18z" fill="var(--water)" />
      {[0, 1.3, 2.6].map((delay) => (
        <ellipse
          key={delay}
          className="ripple"
          cx="1226"
          cy="415"
          rx="44"
          ry="5"
          fill="none"
          stroke="#fff"
          strokeWidth="1.5"
          opacity=".5"
          style={{ animationDelay: `${delay}s` }}
        />
      ))}
    </g>
  );
}
