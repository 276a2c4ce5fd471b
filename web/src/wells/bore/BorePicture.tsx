import { t } from '@artesian/domain/texts/translate';
import { useTheme } from '@mui/material/styles';
import type { BoreInk, BoreShape } from './bore-shapes.ts';
import type { BoreDrawing } from './lay-out-bore.ts';

/** The drawing on the screen, in the colors of the theme. What it shows stands in words beside it. */
export function BorePicture({ drawing: { width, height, shapes } }: { drawing: BoreDrawing }) {
  const { palette } = useTheme().vars;
  const tinted = (color: string, percent: number) =>
    `color-mix(in srgb, ${color} ${percent}%, ${palette.background.paper})`;
  const inks: Record<BoreInk, string> = {
    ink: palette.text.primary,
    quiet: palette.text.secondary,
    paper: palette.background.paper,
    rock: tinted('#b08d57', 34),
    otherRock: tinted('#7f8f6a', 34),
    hatching: tinted(palette.text.secondary, 55),
    seal: tinted(palette.text.secondary, 34),
    water: '#0284c7',
    warning: palette.warning.main,
  };
  return (
    <svg
      role="img"
      aria-labelledby="bore-title"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin"
      style={{ width: '100%', maxWidth: 480 }}
    >
      <title id="bore-title">
        {t('The well from land surface down: rocks, casing, screen, water and pump at their depths')}
      </title>
      {shapes.map((shape, index) => (
        <Shape key={index} shape={shape} inks={inks} />
      ))}
    </svg>
  );
}

function Shape({ shape, inks }: { shape: BoreShape; inks: Record<BoreInk, string> }) {
  if (shape.kind === 'box') {
    const { x, y, width, height, fill, opacity } = shape;
    return <rect x={x} y={y} width={width} height={height} fill={inks[fill]} opacity={opacity} />;
  }
  if (shape.kind === 'line') {
    const { path, ink, width, dash } = shape;
    return <path d={path} fill="none" stroke={inks[ink]} strokeWidth={width} strokeDasharray={dash?.join(' ')} />;
  }
  if (shape.kind === 'area') return <path d={shape.path} fill={inks[shape.ink]} />;
  const { x, y, text, size, ink, isBold, align } = shape;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={isBold ? 560 : 400}
      fill={inks[ink]}
      textAnchor={align === 'right' ? 'end' : 'start'}
    >
      {text}
    </text>
  );
}
