import { t } from '@artesian/domain/texts/translate';
const labels = [
  { x: 60, y: 486, text: t('Recharge') },
  { x: 520, y: 490, text: t('Depth to water') },
  { x: 900, y: 490, text: t('Limestone') },
  { x: 900, y: 577, text: t('Aquifer') },
  { x: 900, y: 628, text: t('Confining clay'), onDark: true },
  { x: 22, y: 688, text: t('Artesian aquifer') },
  { x: 1230, y: 396, text: t('Spring') },
];

/** What is to be seen, for those who do not know it from their own land. */
export function Labels() {
  return labels.map(({ x, y, text, onDark }) => (
    <text key={text} x={x} y={y} className={onDark ? 'on-dark' : undefined}>
      {text}
    </text>
  ));
}
