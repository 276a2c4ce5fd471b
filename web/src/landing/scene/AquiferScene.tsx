import { keyframes, styled } from '@mui/material/styles';
import { LowerGround, UpperGround } from './Ground.tsx';
import { Labels } from './Labels.tsx';
import { Landscape, Sky } from './Landscape.tsx';
import { Streams, WaterTable } from './Water.tsx';
import { Wells } from './Wells.tsx';

const flow = keyframes({ to: { strokeDashoffset: -96 } });
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const drift = keyframes({ to: { transform: 'translateX(-360px)' } });
const ripple = keyframes({
  from: { transform: 'scale(0.3)', opacity: 0.8 },
  to: { transform: 'scale(1)', opacity: 0 },
});

/**
 * A cut through the land of a district: rain sinks into limestone, flows below the water table to a spring, and rises
 * by itself in a well that reaches the aquifer under the clay. It stands still for those who prefer less motion.
 */
export function AquiferScene() {
  return (
    <Canvas viewBox="0 0 1440 820" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sky />
      <g transform="translate(0 62)">
        <Landscape />
        <UpperGround />
        <WaterTable />
        <LowerGround />
        <Streams />
        <Wells />
        <Labels />
      </g>
    </Canvas>
  );
}

const Canvas = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '--sky': '#e3f2f0',
  '--horizon': '#f8fbfa',
  '--sun': '#fcd98b',
  '--far-hills': '#c3d9d3',
  '--near-hills': '#9cc0b6',
  '--grass': '#5f9a80',
  '--tree': '#3f7d66',
  '--soil': '#8d7a63',
  '--limestone': '#e6decb',
  '--joint': '#cabfa6',
  '--clay': '#6d7f80',
  '--sand': '#dccfae',
  '--rock': '#44575a',
  '--water': '#14a394',
  '--water-deep': '#0f766e',
  '--iron': '#33474a',
  '--pipe': '#f6faf9',
  '--ink': '#33474a',
  '--ink-on-dark': '#eef5f4',
  ...theme.applyStyles('dark', {
    '--sky': '#0b1517',
    '--horizon': '#13292c',
    '--sun': '#dfe9e6',
    '--far-hills': '#17302f',
    '--near-hills': '#1b3a37',
    '--grass': '#2b5c4d',
    '--tree': '#1f4a3d',
    '--soil': '#4a4034',
    '--limestone': '#3a3d36',
    '--joint': '#2d302a',
    '--clay': '#26363a',
    '--sand': '#3b392f',
    '--rock': '#152123',
    '--water': '#2dd4bf',
    '--water-deep': '#14b8a6',
    '--iron': '#8fa9a6',
    '--pipe': '#0f1e20',
    '--ink': '#c7d6d3',
    '--ink-on-dark': '#c7d6d3',
  }),
  '& text': { fontSize: 13, fontWeight: 560, fill: 'var(--ink)', [theme.breakpoints.down('md')]: { display: 'none' } },
  '& .on-dark': { fill: 'var(--ink-on-dark)' },
  '& .stream': { fill: 'none', stroke: 'var(--water)', strokeLinecap: 'round', strokeDasharray: '10 22' },
  '@media (prefers-reduced-motion: no-preference)': {
    '& .stream': { animation: `${flow} 4s linear infinite` },
    '& .wheel': { animation: `${turn} 9s linear infinite`, transformOrigin: '1060px 292px' },
    '& .wave': { animation: `${drift} 14s linear infinite` },
    '& .wave.slow': { animationDuration: '22s' },
    '& .ripple': { animation: `${ripple} 4s ease-out infinite`, transformBox: 'fill-box', transformOrigin: 'center' },
  },
}));
