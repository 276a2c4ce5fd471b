import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useChartTone } from '../ui/chart/chart-tone.ts';
import type { Mark, SeriesKey } from './drawing.ts';

interface SeriesButtonsProps {
  series: readonly SeriesKey[];
  hidden: ReadonlySet<string>;
  onHidden: (hidden: readonly string[]) => void;
}

/** What is drawn how; each of them hides its series and shows it again. */
export function SeriesButtons({ series, hidden, onHidden }: SeriesButtonsProps) {
  const tone = useChartTone();
  const toggle = (name: string) =>
    onHidden(series.map((key) => key.name).filter((other) => (other === name) !== hidden.has(other)));
  return (
    <Box component="ul" aria-label="Series" sx={listStyle}>
      {series.map(({ name, mark, colorIn }) => (
        <li key={name}>
          <ButtonBase aria-pressed={!hidden.has(name)} onClick={() => toggle(name)} sx={buttonStyle}>
            <Swatch mark={mark} color={colorIn(tone)} />
            {name}
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

/** A mark in little, as the chart draws it. */
function Swatch({ mark, color }: { mark: Mark; color: string }) {
  return (
    <svg width="22" height="12" aria-hidden>
      {mark === 'dashed' || mark === 'diamonds' ? (
        <Line mark={mark} color={color} />
      ) : (
        <Patch mark={mark} color={color} />
      )}
    </svg>
  );
}

const Line = ({ mark, color }: { mark: Mark; color: string }) => (
  <>
    <line
      x1="0"
      y1="6"
      x2="22"
      y2="6"
      stroke={color}
      strokeWidth="2"
      strokeDasharray={mark === 'dashed' ? '5 3' : '2 2'}
    />
    {mark === 'diamonds' && <path d="M11 1.5 15.5 6 11 10.5 6.5 6Z" fill={color} />}
  </>
);

function Patch({ mark, color }: { mark: Mark; color: string }) {
  if (mark === 'area') {
    return (
      <>
        <rect y="2" width="22" height="10" fill={color} opacity="0.15" />
        <line x1="0" y1="2" x2="22" y2="2" stroke={color} strokeWidth="2" />
      </>
    );
  }
  return (
    <>
      <rect x="3" width="16" height="12" rx="2" fill={color} />
      {mark === 'hatched' && (
        <path d="M3 8 11 0M7 12 19 0M15 12 19 8" stroke="#fff" strokeOpacity="0.75" strokeWidth="1.5" />
      )}
      {mark === 'dotted' && [7, 11, 15].map((x) => <circle key={x} cx={x} cy="6" r="1.3" fill="#fff" />)}
    </>
  );
}

const listStyle = { display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', p: 0, m: 0 } as const;

const buttonStyle = {
  gap: 0.75,
  px: 0.75,
  minHeight: 28,
  borderRadius: 1,
  fontSize: '0.8125rem',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed="false"]': { color: 'text.secondary', textDecoration: 'line-through', '& svg': { opacity: 0.35 } },
} as const;
