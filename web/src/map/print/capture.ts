import type { maplibre } from '../canvas/map-library.ts';

/** The map as it is on the screen. */
export interface MapPicture {
  canvas: HTMLCanvasElement;
  /** Pixels of the picture to one of the screen. */
  density: number;
  /** Meters on the ground to a px of the screen, in the middle of the map. */
  metersPerPixel: number;
  /** Degrees by which the map is turned, clockwise. */
  bearing: number;
  /** Who made what is shown, as plain text. */
  attribution: string;
}

/** How long tiles may take, in milliseconds: a picture with a gap is better than none. */
const patience = 8000;

/** Waits for what is still on its way, then takes a picture. */
export async function captureMap(map: maplibre.Map): Promise<MapPicture> {
  await settled(map);
  const canvas = await copyOfNextFrame(map);
  return {
    canvas,
    density: canvas.width / Math.max(1, map.getCanvas().clientWidth),
    metersPerPixel: metersPerPixel(map),
    bearing: map.getBearing(),
    attribution: attributionOf(map),
  };
}

const settled = (map: maplibre.Map): Promise<void> =>
  new Promise((resolve) => {
    if (map.loaded() && map.areTilesLoaded() && !map.isMoving()) return resolve();
    const timer = setTimeout(resolve, patience);
    void map.once('idle', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** What WebGL has drawn can be read only until the browser shows it. */
const copyOfNextFrame = (map: maplibre.Map): Promise<HTMLCanvasElement> =>
  new Promise((resolve) => {
    void map.once('render', () => {
      const drawn = map.getCanvas();
      const copy = document.createElement('canvas');
      copy.width = drawn.width;
      copy.height = drawn.height;
      copy.getContext('2d')?.drawImage(drawn, 0, 0);
      resolve(copy);
    });
    map.triggerRepaint();
  });

function metersPerPixel(map: maplibre.Map): number {
  const { clientWidth, clientHeight } = map.getCanvas();
  const middle = clientHeight / 2;
  const reach = 100;
  const left = map.unproject([clientWidth / 2 - reach / 2, middle]);
  return left.distanceTo(map.unproject([clientWidth / 2 + reach / 2, middle])) / reach;
}

/** Who made what is drawn, each named once. */
export function attributionOf(map: Pick<maplibre.Map, 'getStyle' | 'getSource'>): string {
  const used = new Set(map.getStyle().layers.map((layer) => ('source' in layer ? layer.source : '')));
  const credits = [...used].map((id) => map.getSource(id)?.attribution).filter(Boolean);
  const text = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
  return [...new Set(credits.map((html) => text(html!)))].join(' · ');
}
