import { t } from '@artesian/domain/texts/translate';
import ShowChart from '@mui/icons-material/ShowChart';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMapView } from '../canvas/use-map-view.ts';
import type { KnownWell } from '../details/well-facts.ts';

/** Opens the graphs that there are of a well. */
export function GraphButtons({ well }: { well: KnownWell }) {
  const [, changeView] = useMapView();
  const open = (graph: 'production' | 'levels') =>
    changeView({ graph, graphStart: undefined, graphEnd: undefined, graphDrought: undefined }, true);
  if (!well.has_production_data && !well.has_water_levels_data) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {well.has_production_data && (
        <Button size="small" variant="outlined" startIcon={<ShowChart />} onClick={() => open('production')}>
          {t('Production Data')}
        </Button>
      )}
      {well.has_water_levels_data && (
        <Button size="small" variant="outlined" startIcon={<WaterDropOutlined />} onClick={() => open('levels')}>
          {t('Water Levels Data')}
        </Button>
      )}
    </Box>
  );
}
