import { t } from '@artesian/domain/texts/translate';
import { isLayerShape, isSameShape, MOST_SHAPES, shapesOf, type LayerShape } from '@artesian/contract/map/well-area';
import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { notify } from '../../ui/notify.ts';
import { useMapView } from '../canvas/use-map-view.ts';
import { ActionRow } from './ActionRow.tsx';

/** Makes a polygon one that wells are filtered by, or takes it from there. */
export function ShapeActions({ shape }: { shape: LayerShape }) {
  const [{ filters }, changeView] = useMapView();
  const others = filters.area.filter((part) => !isLayerShape(part) || !isSameShape(part, shape));
  const isChosen = others.length < filters.area.length;
  const area = isChosen ? others : [...others, shape];
  return (
    <ActionRow>
      <Button
        size="small"
        color={isChosen ? 'primary' : 'inherit'}
        startIcon={<FilterList />}
        aria-pressed={isChosen}
        onClick={() =>
          shapesOf(area).length > MOST_SHAPES
            ? notify.info(t('Wells can be filtered by {most} shapes at most. Remove one first.', { most: MOST_SHAPES }))
            : changeView({ filters: { ...filters, area } })
        }
      >
        {t('Filter wells inside')}
      </Button>
    </ActionRow>
  );
}
