import { t } from '@artesian/domain/texts/translate';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PentagonOutlined from '@mui/icons-material/PentagonOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import type { Shape } from '@artesian/contract/map/drawings';
import { ControlGroup } from './ControlGroup.tsx';
import './drawing.css';
import type { DrawingState } from './use-drawing.ts';

const tools: readonly [Shape, string, ReactNode][] = [
  ['polygon', t('Draw a polygon'), <PentagonOutlined key="polygon" />],
  ['point', t('Draw a point'), <PlaceOutlined key="point" />],
  ['line', t('Draw a line and measure its distance in feet'), <StraightenOutlined key="line" />],
  ['circle', t('Draw a circle'), <CircleOutlined key="circle" />],
];

interface DrawToolsProps {
  drawing: DrawingState;
  /** Where not all of them are wanted. */
  shapes?: readonly Shape[] | undefined;
}

/** The drawing tools among the buttons of the map. Fingers move the map; the side panel draws by coordinates for everybody. */
export function DrawTools({ drawing, shapes }: DrawToolsProps) {
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  if (isTouch) return null;
  return (
    <ControlGroup label={t('Drawing tools')}>
      {tools
        .filter(([shape]) => !shapes || shapes.includes(shape))
        .map(([shape, label, icon]) => (
          <button
            key={shape}
            type="button"
            className="artesian-tool"
            title={label}
            aria-label={label}
            aria-pressed={drawing.tool === shape}
            onClick={() => drawing.take(shape)}
          >
            {icon}
          </button>
        ))}
      <button
        type="button"
        className="artesian-tool"
        title={t('Edit drawings: drag them or their points; right-click a point to delete it')}
        aria-label={t('Change drawings')}
        aria-pressed={drawing.tool === 'change'}
        disabled={drawing.drawings.length === 0}
        onClick={() => drawing.take('change')}
      >
        <EditOutlined />
      </button>
      <button
        type="button"
        className="artesian-tool"
        title={t('Delete the last drawing')}
        aria-label={t('Delete the last drawing')}
        disabled={drawing.drawings.length === 0}
        onClick={drawing.removeLast}
      >
        <DeleteOutline />
      </button>
    </ControlGroup>
  );
}
