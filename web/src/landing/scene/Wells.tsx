/** Three wells: one pumped by the wind, one to measure in, one that flows by itself. */
export function Wells() {
  return (
    <>
      <WindPump />
      <MonitoringWell />
      <ArtesianWell />
    </>
  );
}

/** A casing from above the ground down to `bottom`, filled with water from `level` down. */
function Casing({ x, top, bottom, level }: { x: number; top: number; bottom: number; level: number }) {
  return (
    <g stroke="var(--iron)">
      <rect x={x - 7} y={top} width="14" height={bottom - top} fill="var(--pipe)" strokeWidth="1.5" />
      <rect x={x - 5.5} y={level} width="11" height={bottom - level - 1} fill="var(--water)" stroke="none" />
      <path d={`M${x - 7} ${bottom - 10}h14m-14-6h14m-14-6h14`} strokeWidth="1" />
    </g>
  );
}

const blades = Array.from({ length: 12 }, (_, index) => index * 30);

function WindPump() {
  return (
    <>
      <Casing x={1060} top={398} bottom={586} level={536} />
      <g fill="none" stroke="var(--iron)" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M1036 404l18-112h12l18 112M1042 366h36M1047 334h26M1042 366l31-32M1078 366l-31-32" strokeWidth="2" />
        <path d="M1060 292h44l16-13v26l-16-13" fill="var(--iron)" />
      </g>
      <g className="wheel">
        <circle cx="1060" cy="292" r="34" fill="none" stroke="var(--iron)" strokeWidth="1.5" />
        {blades.map((angle) => (
          <path key={angle} d="M1057 284l-4-26h14l-4 26z" fill="var(--iron)" transform={`rotate(${angle} 1060 292)`} />
        ))}
        <circle cx="1060" cy="292" r="5" fill="var(--sky)" stroke="var(--iron)" strokeWidth="2" />
      </g>
    </>
  );
}

function MonitoringWell() {
  return (
    <>
      <Casing x={480} top={380} bottom={588} level={538} />
      <path d="M470 372h20v10h-20z" fill="var(--iron)" />
      <g fill="none" stroke="var(--ink)" strokeWidth="1.5">
        <path d="M504 402v134m-6-134h12m-12 134h12" />
        <path d="M504 408l-4 8h8zM504 530l-4-8h8z" fill="var(--ink)" stroke="none" />
      </g>
    </>
  );
}

function ArtesianWell() {
  return (
    <>
      <Casing x={760} top={366} bottom={708} level={368} />
      <path d="M760 700V378" className="stream" strokeWidth="4" style={{ stroke: 'var(--pipe)' }} opacity=".7" />
      <g>
        {[14, 26, 40].map((reach, index) => (
          <g key={reach}>
            <path d={jet(reach, index)} className="stream" strokeWidth={4 - index * 0.7} />
            <path d={jet(-reach, index)} className="stream" strokeWidth={4 - index * 0.7} />
          </g>
        ))}
      </g>
      <ellipse cx="760" cy="403" rx="62" ry="5" fill="var(--water)" opacity=".7" />
    </>
  );
}

/** Water that leaves the casing, turns over and falls `reach` px beside it. */
const jet = (reach: number, index: number) => {
  const height = 52 - index * 8;
  return `M760 368c0 -${height} ${reach * 0.9} -${height} ${reach} 34`;
};
