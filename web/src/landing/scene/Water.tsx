/** A wave of period 360, drawn one period wider than the picture so that it can drift without a seam. */
const wave = (y: number) => `M0 ${y}${'c60-9 120-9 180 0s120 9 180 0'.repeat(5)}V620H0z`;

const streams = [
  { path: 'M0 556c300 6 600-6 900 0s200-14 262-52c22-18 30-42 44-66', width: 3 },
  { path: 'M0 586c300 6 600-6 900 0s250-20 310-76c14-18 18-44 24-70', width: 2.5 },
  { path: 'M0 664c260 10 520-6 760 2', width: 2.5 },
  { path: 'M0 700c260 10 520-6 760 2', width: 3 },
  { path: 'M1440 704c-230 10-460-4-680 2', width: 2.5 },
  { path: 'M150 420c6 40-14 70 2 112M206 420c-8 40 14 60 4 112M258 420c8 44-12 72 4 112', width: 2.5 },
];

/** The limestone below the water table. */
export function WaterTable() {
  return (
    <>
      <path d={wave(534)} className="wave" fill="var(--water)" opacity=".26" />
      <path d={wave(542)} className="wave slow" fill="var(--water-deep)" opacity=".3" />
    </>
  );
}

/** Rain on its way down, water on its way below ground, and the spring where it comes out. */
export function Streams() {
  return (
    <>
      {streams.map(({ path, width }) => (
        <path key={path} d={path} className="stream" strokeWidth={width} opacity=".75" />
      ))}
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
    </>
  );
}
