import { useEffect } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { lift, raise, sink } from './layer-order.ts';

interface LayerOrderProps {
  /** Names of the ground, which lie above `belowNames` and come before its labels, or wells would hide what roads and towns are called. */
  names?: readonly string[];
  belowNames?: string | undefined;
  /** Areas, which go below `aboveFills`, because their tint would change the colors of what is drawn there. */
  fills: readonly string[];
  aboveFills: string | undefined;
  /** What lies above everything else, the uppermost last. */
  onTop: readonly string[];
}

/** Layers lie in the order of their arrival, which a change of the base map shuffles: this keeps ours where they belong. */
export function LayerOrder({ names = none, belowNames, fills, aboveFills, onTop }: LayerOrderProps) {
  const { current } = useMap();
  useEffect(() => {
    const map = current?.getMap();
    if (!map) return;
    const arrange = () => {
      lift(map, names, belowNames);
      sink(map, fills, aboveFills);
      raise(map, onTop);
    };
    arrange();
    map.on('styledata', arrange);
    return () => {
      map.off('styledata', arrange);
    };
  }, [current, names, belowNames, fills, aboveFills, onTop]);
  return null;
}

const none: readonly string[] = [];
