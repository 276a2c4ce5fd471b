export interface Place {
  lat_dd: number;
  lon_dd: number;
}

/** The tiles of a zoom that hold wells, the fullest first: a map's readers look where the wells are. */
export function tilesWithWells(places: Place[], zoom: number): { x: number; y: number }[] {
  const counts = new Map<string, number>();
  for (const place of places) {
    const key = tileAt(place, zoom).join('/');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const fullest = [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return fullest.map(([key]) => {
    const [x = 0, y = 0] = key.split('/').map(Number);
    return { x, y };
  });
}

function tileAt({ lat_dd, lon_dd }: Place, zoom: number): [number, number] {
  const size = 2 ** zoom;
  const latitude = (lat_dd * Math.PI) / 180;
  const x = ((lon_dd + 180) / 360) * size;
  const y = ((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * size;
  return [Math.floor(x), Math.floor(y)];
}
