/** The ground, with the hollow that holds the spring's pool. */
const SURFACE = 'M0 404c180-16 360 2 560-2s330-6 500 4c50 3 70 2 96 10 20 16 128 18 152-2 40-12 80-10 132-14';

const joints = [
  'M0 462h210m38 0h180m40 0h250m30 0h210m36 0h130m300 0h16',
  'M0 506h90m40 0h260m36 0h200m34 0h190m40 0h250m180 0h120',
  'M0 552h170m38 0h220m38 0h210m34 0h260m40 0h220m36 0h174',
  'M96 430v32m300-30v30m330-30v32m244-30v28m390-24v26',
  'M220 462v44m330-44v44m250-44v44m250-44v44m320-44v44',
  'M60 506v46m300-46v46m300-46v46m300-46v46m300-46v46',
];

/** From `y` down to the bottom of the picture, so that no gap opens between one layer and the next. */
const layer = (y: number) => `M0 ${y}c240 12 480-8 720 0s480 10 720-2v240H0z`;

/** Soil and the limestone that lets rain through. */
export function UpperGround() {
  return (
    <>
      <path d={`${SURFACE}V830H0z`} fill="var(--soil)" />
      <path d={SURFACE} fill="none" stroke="var(--grass)" strokeWidth="9" />
      <path
        d="M0 430c180-12 360 4 560 0s330-4 500 6c60 4 90 10 130 10s100 2 130-8c40-8 70-8 120-10v400H0z"
        fill="var(--limestone)"
      />
      <g fill="none" stroke="var(--joint)" strokeWidth="2">
        {joints.map((joint) => (
          <path key={joint} d={joint} />
        ))}
      </g>
    </>
  );
}

/** The clay that holds water down, the sand that is full of it, and bedrock. */
export function LowerGround() {
  return (
    <>
      <defs>
        <pattern id="pores" width="22" height="16" patternUnits="userSpaceOnUse">
          <circle cx="5" cy="4" r="2.6" fill="var(--water)" opacity=".45" />
          <circle cx="16" cy="12" r="2" fill="var(--water)" opacity=".35" />
        </pattern>
      </defs>
      <path d={layer(596)} fill="var(--clay)" />
      <path d={layer(642)} fill="var(--sand)" />
      <path d={layer(642)} fill="url(#pores)" />
      <path d={layer(724)} fill="var(--rock)" />
    </>
  );
}
