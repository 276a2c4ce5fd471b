import { ApiError } from '@artesian/contract/language/client';
import { groundOf } from '@artesian/contract/map/ground';
import { mapShape } from '@artesian/contract/map/sources';
import {
  isLayerShape,
  isSameShape,
  partsOfArea,
  shapesOf,
  textOfArea,
  type LayerShape,
  type WellArea,
} from '@artesian/contract/map/well-area';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.tsx';

export interface KnownArea {
  /** With the ground of its shapes, and without those that are missing. */
  area: WellArea;
  /** Whether a shape is gone, or not for whoever is here. */
  isPartMissing: boolean;
  /** Whether a shape is on its way. */
  isComing: boolean;
  error: Error | null;
  retry: () => void;
}

/** The area of an address with what the server tells of the shapes of layers that it names. */
export function useKnownArea(asked: WellArea): KnownArea {
  const { status, user } = useSession();
  const text = textOfArea(asked) ?? '';
  // The address is read anew with every move of the map, and the wells inside must not be looked for as often.
  const area = useMemo(() => partsOfArea(text), [text]);
  const named = useMemo(() => shapesOf(area), [area]);
  const reader = user?.sub ?? 'visitor';
  const { known, missing, isComing, error, retry } = useQueries({
    queries: named.map((shape) => ({
      queryKey: ['map-shape', reader, shape.source, shape.shape],
      queryFn: ({ signal }: { signal: AbortSignal }) => readShape(shape, signal),
      enabled: status !== 'loading',
    })),
    combine: (queries) => ({
      known: queries.flatMap(({ data }) => data ?? []),
      missing: named.filter((_, place) => queries[place]?.data === null),
      isComing: queries.some(({ data, isError }) => data === undefined && !isError),
      error: queries.find(({ error: reason }) => reason)?.error ?? null,
      retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
    }),
  });
  const withGround = useMemo(
    () =>
      area
        .filter((part) => !isLayerShape(part) || !missing.some((one) => isSameShape(one, part)))
        .map((part) => (isLayerShape(part) ? (known.find((one) => isSameShape(one, part)) ?? part) : part)),
    [area, known, missing],
  );
  return { area: withGround, isPartMissing: missing.length > 0, isComing, error, retry };
}

/** A shape with its ground, laid out once; null for one that is not there. */
async function readShape(shape: LayerShape, signal: AbortSignal): Promise<LayerShape | null> {
  try {
    const params = { source: shape.source, shape: shape.shape };
    const { properties, geometry } = await api.call(mapShape, { params, signal });
    return { ...shape, known: { name: properties.name, ground: groundOf(geometry), geometry } };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
