import { useEffect, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { act } from '@testing-library/react';

/** Stands in for the map library, which needs WebGL: nothing is drawn, and a test says where somebody clicks. */
interface MapProps {
  ref: Ref<unknown>;
  initialViewState: object;
  onClick: (event: unknown) => void;
  onError: (event: object) => void;
  children: ReactNode;
}

export const theMap = {
  /** Whether the browser can draw it. */
  isDrawable: true,
  /** Where it was asked to fly, from where it began. */
  views: [] as object[],
  click: (_at: { lat: number; lng: number }, _features?: object[]) => {},
};

export function Map({ ref, initialViewState, onClick, onError, children }: MapProps) {
  const [isDrawn] = useState(theMap.isDrawable);
  useImperativeHandle(ref, () => ({
    flyTo: ({ center, zoom }: object & Record<string, unknown>) => theMap.views.push({ center, zoom }),
  }));
  useEffect(() => {
    theMap.views = [initialViewState];
    if (!isDrawn) onError({ error: new Error('No WebGL'), target: null });
    // oxlint-disable-next-line react/exhaustive-deps -- as the library does, once
  }, []);
  theMap.click = ({ lat, lng }, features) => {
    const drawn = features?.map((feature) => ({ geometry: { type: 'Point', coordinates: [lng, lat] }, ...feature }));
    const target = { queryRenderedFeatures: () => drawn ?? [], getLayer: () => true };
    const lngLat = { lat, lng, wrap: () => ({ lat, lng }) };
    act(() => onClick({ target, point: { x: 0, y: 0 }, lngLat }));
  };
  return isDrawn ? <div>{children}</div> : null;
}

interface MarkerProps {
  latitude: number;
  longitude: number;
  children?: ReactNode;
}
export const Marker = ({ latitude, longitude, children }: MarkerProps) =>
  children ?? <img alt={`Marker at ${latitude}, ${longitude}`} />;
export const Popup = ({ children }: { children: ReactNode }) => <div>{children}</div>;
export const Source = ({ children }: { children?: ReactNode }) => children;
export const Layer = ({ id, layout }: { id: string; layout?: { visibility?: string } }) =>
  layout?.visibility === 'visible' ? <span role="note" aria-label={`Layer ${id}`} /> : null;
const Control = () => null;
export { Control as FullscreenControl, Control as NavigationControl, Control as ScaleControl };
export const GeolocateControl = Control;
export const useMap = () => ({ current: undefined });
export function useControl<T>(make: () => T): T {
  return useState(make)[0];
}
