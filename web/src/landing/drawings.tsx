import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

function Frame({ children }: { children: ReactNode }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 360 190"
      fill="none"
      aria-hidden="true"
      sx={{
        width: '100%',
        display: 'block',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.default',
      }}
    >
      {children}
    </Box>
  );
}

const wells = [
  [70, 60],
  [112, 96],
  [88, 132],
  [150, 70],
  [176, 118],
  [204, 52],
  [232, 98],
  [262, 140],
  [286, 66],
  [132, 150],
  [316, 110],
] as const;

/** Wells on contour lines, one of them chosen. */
export function MapDrawing() {
  const { palette } = useTheme().vars;
  return (
    <Frame>
      <g stroke={palette.divider} strokeWidth="1.5">
        <path d="M-10 150c60-50 96-6 150-40S240 20 380 50" />
        <path d="M-10 120c60-50 96-6 150-40S230-10 380 20" />
        <path d="M-10 180c60-50 96-6 150-40S250 50 380 80" />
        <path d="M-10 214c70-54 100-10 160-44S270 84 380 112" />
        <path d="M40 214c50-34 90-10 140-40s110-50 200-30" />
      </g>
      <path
        d="M-10 96c70 10 90 60 160 54s110-70 220-46"
        stroke={palette.info.main}
        strokeOpacity=".45"
        strokeWidth="5"
      />
      {wells.map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r="5.5"
          fill={palette.primary.main}
          stroke={palette.background.paper}
          strokeWidth="2"
        />
      ))}
      <circle cx="204" cy="52" r="13" fill={palette.secondary.main} fillOpacity=".2" />
      <circle cx="204" cy="52" r="7" fill={palette.secondary.main} stroke={palette.background.paper} strokeWidth="2" />
    </Frame>
  );
}

/** A water level that falls in summer and recovers in winter. */
export function HydrographDrawing() {
  const { palette } = useTheme().vars;
  const line = 'M30 62c16-8 26 34 44 36s28-44 46-40 26 52 44 54 28-36 46-32 24 46 42 46 28-30 46-26 24 10 32 14';
  return (
    <Frame>
      <g stroke={palette.divider}>
        <path d="M30 40h300M30 80h300M30 120h300M30 160h300" />
      </g>
      <path d={`${line}V160H30z`} fill={palette.primary.main} fillOpacity=".14" />
      <path d={line} stroke={palette.primary.main} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M30 136h300" stroke={palette.secondary.main} strokeWidth="1.5" strokeDasharray="5 5" />
      <circle cx="330" cy="114" r="5" fill={palette.primary.main} stroke={palette.background.paper} strokeWidth="2" />
    </Frame>
  );
}

/** A radius around a place, and the wells within it. */
export function RadiusDrawing() {
  const { palette } = useTheme().vars;
  return (
    <Frame>
      <circle
        cx="180"
        cy="95"
        r="74"
        fill={palette.secondary.main}
        fillOpacity=".1"
        stroke={palette.secondary.main}
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
      <path d="M180 95h74" stroke={palette.text.secondary} strokeWidth="1.5" />
      <path d="M180 86v18M171 95h18" stroke={palette.text.primary} strokeWidth="2" strokeLinecap="round" />
      {[
        [150, 62],
        [206, 128],
        [142, 120],
        [214, 74],
      ].map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r="6"
          fill={palette.primary.main}
          stroke={palette.background.paper}
          strokeWidth="2"
        />
      ))}
      {[
        [74, 50],
        [300, 56],
        [284, 146],
        [58, 138],
        [330, 104],
        [100, 92],
      ].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="5" fill={palette.text.disabled} fillOpacity=".6" />
      ))}
    </Frame>
  );
}
