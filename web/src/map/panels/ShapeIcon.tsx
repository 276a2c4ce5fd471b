import type { LegendEntry } from '@artesian/contract/map/layers';
import { shapePaths, strokeOf } from '../wells/well-symbols.ts';

interface ShapeIconProps {
  shape: LegendEntry['shape'];
  color: string;
  outline: string;
  dash?: LegendEntry['dash'];
  size?: number;
}

/** A symbol as the map draws it; the words beside it say what it means. */
export function ShapeIcon({ shape, color, outline, dash, size = 18 }: ShapeIconProps) {
  const isLine = shape === 'line';
  const stroke = strokeOf({ shape, dash });
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={{ flexShrink: 0 }}>
      <path
        d={shapePaths[shape]}
        fill={isLine ? 'none' : color}
        fillOpacity={shape === 'area' ? 0.35 : 1}
        stroke={isLine ? color : outline}
        strokeOpacity={outline === 'currentColor' ? 0.55 : 1}
        strokeWidth={stroke.width}
        strokeDasharray={stroke.dash?.join(' ')}
        strokeLinecap={stroke.dash && 'round'}
        strokeLinejoin="round"
      />
    </svg>
  );
}
