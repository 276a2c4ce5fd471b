import { t } from '@artesian/domain/texts/translate';
import type { LayerRow } from '@artesian/contract/map/layer-rows';
import Box from '@mui/material/Box';
import { ShapeIcon } from '../panels/ShapeIcon.tsx';

/** The symbol of a layer that has one; of several the first stand for all until the layer is drawn. */
export function InlineLegend({ row }: { row: LayerRow }) {
  return row.legend.slice(0, 3).map((entry) => <ShapeIcon key={entry.label} {...entry} size={15} />);
}

/** What each symbol means, where a layer has more than one. */
export function LegendUnderRow({ row: { legend, title } }: { row: LayerRow }) {
  if (legend.length < 2) return null;
  return (
    <Box
      component="ul"
      aria-label={t('Legend of {title}', { title })}
      sx={{ listStyle: 'none', m: 0, mb: 0.5, pl: 4.5, pr: 1, fontSize: '0.75rem', color: 'text.secondary' }}
    >
      {legend.map((entry) => (
        <Box component="li" key={entry.label} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, py: 0.125 }}>
          <ShapeIcon {...entry} size={13} />
          {t(entry.label)}
        </Box>
      ))}
    </Box>
  );
}
