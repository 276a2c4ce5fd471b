import type { DistrictToday } from '@artesian/contract/drought/district-today';
import { IndicatorCard } from './IndicatorCard.tsx';
import { StageCard } from './StageCard.tsx';

/** The stage in force in each area. */
export const StageCards = ({ today: { areas, stages } }: { today: DistrictToday }) =>
  areas.map((area) => (
    <StageCard key={area.drought_area_ndx} area={area} isOneOfMany={areas.length > 1} stages={stages} />
  ));

/** Each indicator against its thresholds. */
export const IndicatorCards = ({ today: { areas, indicators, stages } }: { today: DistrictToday }) =>
  indicators.map((indicator) => (
    <IndicatorCard
      key={`${indicator.indicator_ndx} ${indicator.window_days}`}
      indicator={indicator}
      areas={areas}
      stages={stages}
    />
  ));

/** As many cards side by side as there is room for, each at least so wide, px. */
export const cardsBeside = (width: number) =>
  ({
    display: 'grid',
    gap: 2,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}px), 1fr))`,
  }) as const;
